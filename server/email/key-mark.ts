/** Stands for a key in a queued email, until one is made when it is sent: no table holds the key itself. */
export const keyMark = '~key~';

type Written = { text: string; html: string };

/** Whether an email waits for its key. */
export const isMarked = ({ text }: Written, parameter: string) =>
  text.includes(`${parameter}=${keyMark}`);

/** An email with a key in place of the mark. */
export function withKey<Email extends Written>(
  email: Email,
  parameter: string,
  key: string,
): Email {
  const [marked, keyed] = [`${parameter}=${keyMark}`, `${parameter}=${key}`];
  return {
    ...email,
    text: email.text.replaceAll(marked, keyed),
    html: email.html.replaceAll(marked, keyed),
  };
}
