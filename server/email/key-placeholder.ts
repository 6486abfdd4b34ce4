/** Replaced by a new key when a queued email is sent, so that no table holds the key itself. */
export const keyPlaceholder = '~key~';

type EmailBodies = { text: string; html: string };

/** Whether an email contains the placeholder. */
export const hasKeyPlaceholder = ({ text }: EmailBodies, parameter: string) =>
  text.includes(`${parameter}=${keyPlaceholder}`);

/** An email with a key in place of the placeholder. */
export function replaceKeyPlaceholder<Email extends EmailBodies>(
  email: Email,
  parameter: string,
  key: string,
): Email {
  const [placeholder, keyed] = [`${parameter}=${keyPlaceholder}`, `${parameter}=${key}`];
  return {
    ...email,
    text: email.text.replaceAll(placeholder, keyed),
    html: email.html.replaceAll(placeholder, keyed),
  };
}
