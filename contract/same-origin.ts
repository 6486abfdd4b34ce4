/**
 * Whether a form was sent from our own page. Browsers send the origin of a post; requests of other
 * clients carry no user's session.
 */
export function isSameOrigin(request: Request, origin: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const sender = request.headers.get('origin');
  if (sender === null || sender === origin) return true;
  // Behind a TLS proxy, or without ORIGIN, only the host can be compared.
  return URL.parse(sender)?.host === new URL(request.url).host;
}
