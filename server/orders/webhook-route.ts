import { type OpeningShop, type Shop, whenShopReady } from '../app/shop.ts';
import { HttpError, withErrorResponses } from '../http/errors.ts';
import { readText } from '../http/read-body.ts';
import { maxBodyBytes, type Route } from '../http/routes.ts';
import type { SessionEvent } from '../payments/provider.ts';
import { paymentProvider } from '../payments/settings.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { closeCheckout } from './close-checkout.ts';
import { recordPayment } from './record-order.ts';

/** Only for the log: the secret may be a different one, or a clock wrong. */
const invalidSignatureError = new Error(
  'A webhook event is not signed with our secret, or over five minutes old by our clock',
);

/** The payment provider's webhook. The provider resends an event unless we respond with 200. */
export function webhookRoute(opening: OpeningShop): Route {
  return {
    method: 'POST',
    path: paymentProvider.webhookPath,
    handler: withErrorResponses(opening.log, async (context) => {
      // Waits first: the provider is available once the database is, and no person waits for this response.
      const shop = await whenShopReady(opening);
      const { raw } = context.req;
      const body = await readText(raw, maxBodyBytes);
      const event = await shop.provider.readWebhookEvent(body, raw.headers);
      if (!event) throw new HttpError(400, 'Invalid signature.', { cause: invalidSignatureError });
      if (event.about === 'nothing readable') throw unreadableEventError(event.why);
      if (event.about === 'session') await applySessionEvent(shop, event);
      else if (event.about !== 'nothing of ours') await applyPaymentEvent(shop, event);
      return context.json({ received: true });
    }),
  };
}

function unreadableEventError(why: string): HttpError {
  const cause = new Error(`A signed webhook event cannot be read: ${why}`);
  return new HttpError(400, 'Unreadable event.', { cause });
}

/** A failure is trusted as reported; for anything else we fetch the session from the provider. */
async function applySessionEvent(
  shop: Shop,
  { id, checkoutId, hasFailed }: SessionEvent,
): Promise<void> {
  if (hasFailed) {
    await closeCheckout(shop.database, checkoutId, 'failed');
    return;
  }
  const session = await shop.provider.findSession(id);
  // The error makes the provider resend it for days, until the keys are right: no payment is missed.
  if (!session) {
    throw new Error(`A webhook event is of ${checkoutId}, whose session our keys do not know`);
  }
  await recordPayment(shop, session);
}
