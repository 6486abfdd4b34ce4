import { describe, expect, it } from 'vitest';
import { leastPassword } from '../../../contract/office.ts';
import { commonPasswords } from './common-passwords.ts';
import { faultOfPassword } from './password-rules.ts';
import { hashPassword, isPassword } from './passwords.ts';

const about = ['ruth.mellor@stores.example', 'Ruth Mellor'];

describe('a password', () => {
  it.each([
    ['elevenchars', '12 characters'],
    ['aaaaaaaaaaaaaa', 'different'],
    ['abcdabcdabcd', 'different'],
    ['hello1hello1', 'different'],
    ['1234567890123', 'run'],
    ['QWERTYUIOPqwertyuiop', 'run'],
    ['abcdefghijklm', 'run'],
    ['lkjhgfdsalkj', 'run'],
    ['P4ssw0rd!2026', 'common'],
    ['Welcome123456', 'common'],
    ['correct horse battery staple', 'common'],
    ['manchester-united', 'common'],
    ['!!!Liverpool1892', 'common'],
    ['my Rungmoor password', 'name of the shop'],
    ['mellor likes tea', 'name of the shop'],
    ['in stores.example', 'name of the shop'],
  ])('[OF2] is not %s', (password, reason) => {
    expect(faultOfPassword(password, about)).toContain(reason);
  });

  it.each([
    'seven green kettles',
    'tR8$kd0!mQz2',
    'Überraschung im Schrank',
    '梯子梯子高い所作業安全第一だ',
  ])('[OF2] may be %s', (password) => {
    expect(faultOfPassword(password, about)).toBeUndefined();
  });

  it('[OF2] is looked for in a list of which every entry is long enough to be chosen', () => {
    expect(commonPasswords.size).toBeGreaterThan(200);
    for (const common of commonPasswords) {
      expect(common.length, common).toBeGreaterThanOrEqual(leastPassword);
      expect(faultOfPassword(common, []), common).toBeDefined();
    }
  });

  it('[OF2] is known by its hash, however its accents are typed', async () => {
    const hash = await hashPassword('caf\u00e9 at the corner');
    expect(await isPassword('cafe\u0301 at the corner', hash)).toBe(true);
    expect(await isPassword('cafe at the corner', hash)).toBe(false);
    expect(await isPassword('', null)).toBe(false);
    expect(await hashPassword('the same words')).not.toBe(await hashPassword('the same words'));
  });
});
