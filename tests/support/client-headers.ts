let count = 0;

/** The headers of a new client, trusted with TRUST_PROXY=1. */
export function newClientHeaders(): Record<string, string> {
  count += 1;
  return { 'x-forwarded-for': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}` };
}
