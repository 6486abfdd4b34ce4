/** What the error code of an attempt means. The first pattern that matches counts. */
const errorMeanings: readonly (readonly [code: RegExp, meaning: string])[] = [
  [/^invalid address/, 'This is not a valid email address.'],
  [/our sender or login|EAUTH/, 'Our mail server does not accept our login or sender address.'],
  [/RCPT TO 5/, 'The recipient’s mail server rejected this address.'],
  [/DATA 5/, 'The recipient’s mail server rejected this email.'],
  [/RCPT TO|DATA/, 'The recipient’s mail server does not accept it at the moment.'],
  [/ETIMEDOUT/, 'Our mail server took too long to answer.'],
  [/^E(CONN|SOCKET|DNS|TLS|NOTFOUND|HOST)/, 'Our mail server cannot be reached.'],
];

/** Why an email has not been sent, as a sentence; undefined if no attempt has failed. */
export function failureText(code: string | null): string | undefined {
  if (code === null) return undefined;
  return (
    errorMeanings.find(([errorPattern]) => errorPattern.test(code))?.[1] ?? 'It could not be sent.'
  );
}
