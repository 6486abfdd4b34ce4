import { createHmac } from 'node:crypto';
import { seconds } from '../wire.ts';

/** Signs a notice as Stripe does: the time and the text together, under the shared secret. */
export function signatureOf(body: string, secret: string, now: Date): string {
  const time = seconds(now);
  const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${hash}`;
}
