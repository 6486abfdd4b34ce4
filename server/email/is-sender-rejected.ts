/** Responses of servers that reject our sender or login, or refuse to relay. */
const senderRejectionPatterns = [
  /^53[05]\b/,
  /^\d{3}[ -][45]\.1\.[78]\b/,
  /\bsender (address )?(rejected|refused|denied|not allowed|verify failed)\b/i,
  /\brelay(ing)? (access )?(denied|not (permitted|allowed)|prohibited)\b/i,
  /\b(unable to|do not) relay\b/i,
  /\bauthentication (is )?required\b/i,
  /\b(permissions?|allowed|permitted|authori[sz]ed) to send as\b/i,
];

/**
 * Whether a rejection is clearly about us: many servers check the sender only once they know the
 * recipient. If unclear it is about the email, because a wrong address must be given up.
 */
export function isSenderRejected(response: unknown): boolean {
  if (typeof response !== 'string') return false;
  // An address can contain any word.
  const responseText = response.replaceAll(/<[^<>]*>/g, '<>');
  return (
    !/\brecipient (address )?rejected\b/i.test(responseText) &&
    senderRejectionPatterns.some((pattern) => pattern.test(responseText))
  );
}
