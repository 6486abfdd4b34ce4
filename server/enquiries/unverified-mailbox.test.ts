import { describe, expect, it } from 'vitest';
import { normalizeMailbox } from './unverified-mailbox.ts';

describe('a mailbox', () => {
  it.each([
    ['case', 'A.Fell@Firm.Example', 'a.fell@firm.example'],
    ['a plus tag', 'a.fell+ladders+2@firm.example', 'a.fell@firm.example'],
    ['Gmail’s dots', 'a.f.e.l.l@gmail.com', 'afell@gmail.com'],
    ['Gmail’s other name', 'A.Fell+x@GoogleMail.com', 'afell@gmail.com'],
    ['a domain in its own letters', 'a@Bücher.example', 'a@xn--bcher-kva.example'],
    ['the same domain as DNS has it', 'a@XN--BCHER-KVA.example', 'a@xn--bcher-kva.example'],
    ['a root dot', 'a.b@gmail.com.', 'ab@gmail.com'],
    ['wide letters', 'ａ@firm.example', 'a@firm.example'],
  ])('[QU4a] normalises %s', (_, email, mailbox) => {
    expect(normalizeMailbox(email)).toBe(mailbox);
  });

  it.each([
    ['a.fell@firm.example', 'afell@firm.example'],
    ['a.b@gmail.com.example', 'ab@gmail.com.example'],
    ['a+x@firm.example', 'b+x@firm.example'],
    ['+x@firm.example', '+y@firm.example'],
  ])('[QU4a] is not the same for %s and %s', (one, other) => {
    expect(normalizeMailbox(one)).not.toBe(normalizeMailbox(other));
  });

  it('[QU4a] handles any text quickly', () => {
    for (const odd of ['', '@', 'a', '@@', `a@${'\u0000'}`, 'a@b c', '+'.repeat(50_000)])
      expect(normalizeMailbox(odd)).toEqual(expect.any(String));
  });
});
