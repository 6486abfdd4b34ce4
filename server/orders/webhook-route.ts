import { type OpeningShop, type Shop, whenShopReady } from '../app/shop.ts';
import { HttpError, withErrors } from '../http/errors.ts';
import { readText } from '../http/read-body.ts';
import { maxBodyBytes, type Route } from '../http/routes.ts';
import type { SessionEvent } from '../payments/payment-event.ts';
import { webhookPath } from '../payments/webhook-path.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { closeCheckout } from './close-checkout.ts';
import { recordPayment } from './record-payment.ts';

/** For the log alone: the secret may be another one, or a clock wrong. */
const unsigned = new Error(
  'A notice is not signed with STRIPE_WEBHOOK_SECRET, or over five minutes old by our clock',
);

/** What the provider tells us. Not answered with 200, it is told again. */
export function webhookRoute(opening: OpeningShop): Route {
  return {
    method: 'POST',
    path: webhookPath,
    handler: withErrors(opening.log, async (context) => {
      // First, for the provider is there once the books are, and nobody is kept waiting for them.
      const shop = await whenShopReady(opening);
      const signature = context.req.header('stripe-signature') ?? '';
      const body = await readText(context.req.raw, maxBodyBytes);
      const notice = await shop.provider.readWebhookEvent(body, signature);
      if (!notice) throw new HttpError(400, 'Invalid signature.', { cause: unsigned });
      if (notice.about === 'nothing readable') throw unreadable(notice.why);
      if (notice.about === 'session') await settleTold(shop, notice);
      else if (notice.about !== 'nothing of ours') await applyPaymentEvent(shop, notice);
      return context.json({ received: true });
    }),
  };
}

function unreadable(why: string): HttpError {
  const cause = new Error(`A signed webhook event cannot be read: ${why}`);
  return new HttpError(400, 'Unreadable event.', { cause });
}

/** A failure is believed as it is told; for anything else we ask how the session stands. */
async function settleTold(shop: Shop, { id, checkoutId, hasFailed }: SessionEvent): Promise<void> {
  if (hasFailed) {
    await closeCheckout(shop.database, checkoutId, 'failed');
    return;
  }
  const session = await shop.provider.findSession(id);
  // Told again for days, until the keys are right: nobody who has paid is passed over.
  if (!session) {
    throw new Error(`A notice is of ${checkoutId}, whose session STRIPE_SECRET_KEY does not know`);
  }
  await recordPayment(shop, session);
}
