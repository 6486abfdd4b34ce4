import { describe, expect, it } from 'vitest';
import { failureText } from './failure-text.ts';

describe('failureText', () => {
  it.each([
    ['EENVELOPE RCPT TO 550', 'The recipient’s mail server rejected this address.'],
    ['EENVELOPE RCPT TO 451', 'The recipient’s mail server does not accept it at the moment.'],
    ['EMESSAGE DATA 554', 'The recipient’s mail server rejected this email.'],
    [
      'EENVELOPE our sender or login 550',
      'Our mail server does not accept our login or sender address.',
    ],
    ['EAUTH AUTH PLAIN 535', 'Our mail server does not accept our login or sender address.'],
    ['ETIMEDOUT', 'Our mail server took too long to answer.'],
    ['ESOCKET CONN', 'Our mail server cannot be reached.'],
    ['EDNS CONN', 'Our mail server cannot be reached.'],
    ['invalid address', 'This is not a valid email address.'],
    ['unknown', 'It could not be sent.'],
  ])('[OF8] %s means: %s', (code, meaning) => {
    expect(failureText(code)).toBe(meaning);
  });

  it('[OF8] is undefined if no attempt has failed', () => {
    expect(failureText(null)).toBeUndefined();
  });
});
