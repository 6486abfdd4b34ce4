import { describe, expect, it } from 'vitest';
import { minPasswordLength } from '../../../contract/office.ts';
import { commonPasswords } from './common-passwords.ts';
import { validatePassword } from './password-rules.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const about = ['ruth.mellor@stores.example', 'Ruth Mellor'];

describe('password rules', () => {
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
  ])('[OF2] rejects %s', (password, reason) => {
    expect(validatePassword(password, about)).toContain(reason);
  });

  it.each([
    'seven green kettles',
    'tR8$kd0!mQz2',
    'Überraschung im Schrank',
    '梯子梯子高い所作業安全第一だ',
  ])('[OF2] accepts %s', (password) => {
    expect(validatePassword(password, about)).toBeUndefined();
  });

  it('[OF2] lists only common passwords of the minimum length', () => {
    expect(commonPasswords.size).toBeGreaterThan(200);
    for (const common of commonPasswords) {
      expect(common.length, common).toBeGreaterThanOrEqual(minPasswordLength);
      expect(validatePassword(common, []), common).toBeDefined();
    }
  });

  it('[OF2] verifies a password in any Unicode normalisation', async () => {
    const hash = await hashPassword('caf\u00e9 at the corner');
    expect(await verifyPassword('cafe\u0301 at the corner', hash)).toBe(true);
    expect(await verifyPassword('cafe at the corner', hash)).toBe(false);
    expect(await verifyPassword('', null)).toBe(false);
    expect(await hashPassword('the same words')).not.toBe(await hashPassword('the same words'));
  });
});
