/** A key for one attempt to send something, by which the server recognises a repeat. */
export function createRandomKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
