import { hostedAddress, type SessionRow } from '../books/session-object.ts';

/**
 * Whether a form was sent from the hosted page itself. Every browser names the origin of a form
 * that it posts; what names none is no browser, and has the session's secret id already.
 */
export function isSentFromHere(request: Request, session: SessionRow): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('origin');
  return origin === null || origin === new URL(hostedAddress(session)).origin;
}
