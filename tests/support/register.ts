import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { registerPaths } from '../../contract/register-paths.ts';
import { mailsTo } from './mail-folder.ts';
import { stocked } from './place-order.ts';
import { checkoutBody, pay, sessionOf } from './sandbox-buyer.ts';
import { newVisitor } from './visitors.ts';

/** Buys something and requests its register; returns the key from the email, not yet confirmed. */
export async function registerOf(shop: string): Promise<string> {
  const email = `register-${randomUUID()}@firm.example`;
  const post = (path: string, body: object) =>
    fetch(`${shop}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...newVisitor() },
      body: JSON.stringify(body),
    });
  const price = stocked[0]?.priceId ?? '';
  const begun = await post('/api/create-checkout', checkoutBody(shop, price));
  const { url } = await begun.json();
  if (!begun.ok || !(await pay(url, { email }))) throw new Error('No order was placed');
  const session = sessionOf(url);
  // The provider's webhook and the email come a moment later.
  for (;;) {
    const asked = await post(registerPaths.open, { session });
    if (asked.ok) break;
    if (asked.status !== 404) throw new Error(`Not opened: ${asked.status}`);
    await pause(100);
  }
  const folder = join(process.env.BROWSER_DATA ?? '', 'mail');
  for (;;) {
    const key = /register=([\w-]{24})/.exec(mailsTo(folder, email).join('\n'))?.[1];
    if (key) return key;
    await pause(100);
  }
}
