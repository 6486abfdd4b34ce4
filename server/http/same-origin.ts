/**
 * Whether a form was sent from a page of ours. Browsers say where a post comes from; what says
 * nothing is no browser that somebody else's page could have misused.
 */
export function isSameOrigin(request: Request, origin: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const sender = request.headers.get('origin');
  if (sender === null || sender === origin) return true;
  // Where a proxy ends TLS or the shop's address is not set, the host alone can be compared.
  return URL.parse(sender)?.host === new URL(request.url).host;
}
