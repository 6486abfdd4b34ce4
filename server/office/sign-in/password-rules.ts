import { minPasswordLength } from '../../../contract/office.ts';
import { commonPasswords, commonWords } from './common-passwords.ts';

const shopWords = ['rungmoor'];

/** Rows of a keyboard, the alphabet and the digits, forwards and backwards. */
const keyRuns = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
]
  .flatMap((run) => [run, [...run].reverse().join('')])
  .map((run) => run.repeat(3));

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Why a password is too easy to guess, or undefined; `personalWords` is what others know about its owner. */
export function validatePassword(
  password: string,
  personalWords: readonly string[],
): string | undefined {
  const typed = password.normalize('NFKC').toLowerCase();
  if ([...typed].length < minPasswordLength) return `Use at least ${minPasswordLength} characters.`;
  if (new Set(typed).size < 5 || isRepeated(typed)) return 'Use more different characters.';
  if (isRun(typed)) return 'Do not use a run of keys or digits.';
  if (isCommon(typed)) return 'This password is too common. Choose another.';
  const known = [...shopWords, ...personalWords.flatMap(splitWords)].filter(
    (word) => word.length >= 4,
  );
  if (known.some((word) => typed.includes(word)))
    return 'Leave out your name, your email address and the name of the shop.';
  return undefined;
}

const splitWords = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** The same few characters repeated: 'hello1hello1'. */
const isRepeated = (typed: string) => /^(.{1,8})\1+.{0,3}$/u.test(typed);

const isRun = (typed: string) => {
  const letters = typed.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return keyRuns.some((run) => run.includes(letters));
};

/** Whether it is on the list, or is a common word with digits and symbols around it: 'P4ssw0rd!2026'. */
function isCommon(typed: string): boolean {
  const plain = typed.replaceAll(/[\s._-]/g, '');
  if (commonPasswords.has(plain)) return true;
  const trimmed = plain.replaceAll(/^[\d\W_]+|[\d\W_]+$/gu, '');
  const deobfuscated = [...trimmed].map((letter) => lookalikes[letter] ?? letter).join('');
  return [trimmed, deobfuscated].some((word) => commonWords.has(word) || commonPasswords.has(word));
}
