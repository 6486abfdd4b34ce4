import { answering, Refusal } from '../answering.ts';
import { type Call, largestBody } from '../api.ts';
import { webhookPath } from '../payments/webhook-path.ts';
import { readText } from '../read-body.ts';
import { notePayment } from './payment-news.ts';
import { settle } from './settle.ts';
import { type OpeningShop, whenShopOpen } from './shop.ts';

/** For the log alone: the secret may be another one, or a clock wrong. */
const unsigned = new Error(
  'A notice is not signed with STRIPE_WEBHOOK_SECRET, or over five minutes old by our clock',
);

/** What the provider tells us. Not answered with 200, it is told again. */
export function webhookCall(opening: OpeningShop): Call {
  return {
    method: 'POST',
    path: webhookPath,
    handle: answering(opening.log, async (context) => {
      // First, for the provider is there once the books are, and nobody is kept waiting for them.
      const shop = await whenShopOpen(opening);
      const signature = context.req.header('stripe-signature') ?? '';
      const body = await readText(context.req.raw, largestBody);
      const notice = await shop.provider.readNotice(body, signature);
      if (!notice) throw new Refusal(400, 'The signature is not good.', { cause: unsigned });
      if (notice.about === 'session') await settle(shop, notice.session);
      else if (notice.about !== 'nothing of ours') await notePayment(shop, notice);
      return context.json({ received: true });
    }),
  };
}
