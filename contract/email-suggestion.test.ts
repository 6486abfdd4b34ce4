import { describe, expect, it } from 'vitest';
import { suggestEmail } from './email-suggestion.ts';

describe('suggestEmail', () => {
  it.each([
    ['j.ormrod@gmial.com', 'j.ormrod@gmail.com'],
    ['j@gmal.com', 'j@gmail.com'],
    ['j@gmail.con', 'j@gmail.com'],
    ['j@gmail.co.uk', 'j@gmail.com'],
    ['j@hotnail.com', 'j@hotmail.com'],
    ['j@hotmailco.uk', 'j@hotmail.co.uk'],
    ['j@hotmail.co.ul', 'j@hotmail.co.uk'],
    ['j@outlok.com', 'j@outlook.com'],
    ['j@yaho.co.uk', 'j@yahoo.co.uk'],
    ['j@btintenret.com', 'j@btinternet.com'],
    ['j@virginmedai.con', 'j@virginmedia.com'],
    ['Jo.O@IClould.com', 'Jo.O@icloud.com'],
  ])('[OF8] corrects %s to %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  it.each([
    'j@gmail.com',
    'j@GMAIL.com',
    'j@mail.com',
    'j@ymail.com',
    'j@yahoo.fr',
    'j@outlook.fr',
    'j@live.nl',
    'j@ms.com',
    'j@skye.com',
    'j@tamebridge.example',
    'j',
    '@gmial.com',
    '',
  ])('[OF8] suggests nothing for %s', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  });
});
