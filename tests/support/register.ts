import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { registerPaths } from '../../contract/register-paths.ts';
import { newClientHeaders } from './client-headers.ts';
import { readEmailsTo } from './mail-folder.ts';
import { wellStockedProducts } from './place-order.ts';
import { checkoutBody, parseSessionId, pay } from './sandbox-buyer.ts';

/** Buys something and requests its register; returns the key from the email, not yet confirmed. */
export async function requestRegister(shop: string): Promise<string> {
  const email = `register-${randomUUID()}@firm.example`;
  const post = (path: string, body: object) =>
    fetch(`${shop}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...newClientHeaders() },
      body: JSON.stringify(body),
    });
  const price = wellStockedProducts[0]?.priceId ?? '';
  const checkoutResponse = await post('/api/create-checkout', checkoutBody(shop, price));
  const { url } = await checkoutResponse.json();
  if (!checkoutResponse.ok || !(await pay(url, { email }))) throw new Error('No order was placed');
  const session = parseSessionId(url);
  // The provider's webhook and the email come a moment later.
  for (;;) {
    const openResponse = await post(registerPaths.open, { session });
    if (openResponse.ok) break;
    if (openResponse.status !== 404) throw new Error(`Not opened: ${openResponse.status}`);
    await pause(100);
  }
  const folder = join(process.env.BROWSER_DATA ?? '', 'mail');
  for (;;) {
    const key = /register=([\w-]{24})/.exec(readEmailsTo(folder, email).join('\n'))?.[1];
    if (key) return key;
    await pause(100);
  }
}
