import { and, eq, ne, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { retention } from '../../content/legal/retention.ts';
import { apiPaths } from '../../contract/api-paths.ts';
import { notifyForm, notifyRequest } from '../../contract/notify.ts';
import { restockAnswer, restockAnswerTexts } from '../../contract/restock-answer.ts';
import { thanks } from '../../contract/thanks.ts';
import { rowsOf } from '../database/database.ts';
import { outboxEmail, restockRequest, stock } from '../database/schema.ts';
import { HttpError } from '../http/errors.ts';
import { limits } from '../http/limits/limits.ts';
import { endHoldsOf } from '../stock/restock-holds.ts';
import { type EnquiryDeps, type EnquiryEndpoint, InvalidFields } from './enquiry.ts';
import { hashOfKey, restockMailName, storeRequest } from './restock-emails.ts';
import { countUnverified } from './unverified-mailbox.ts';

type NotifyRequest = v.InferOutput<typeof notifyRequest>;

/** A request for an email when a product is back in stock. */
export const restockRequestForm: EnquiryEndpoint<NotifyRequest> = {
  path: apiPaths.notify,
  schema: notifyRequest,
  limit: limits.notify,
  thanks: thanks.restock,
  store: storeRestockRequest,
  form: notifyForm,
};

/** The response does not show whether the address is already waiting, as only its owner may know. */
async function storeRestockRequest(
  { database, limiter, origin, catalogue }: EnquiryDeps,
  { email, productId }: NotifyRequest,
): Promise<void> {
  const product = catalogue().byId(productId);
  if (!product || product.withdrawn) {
    throw new InvalidFields({ productId: 'We no longer sell this product.' });
  }
  const [account] = await database.queries
    .select({ available: stock.available })
    .from(stock)
    .where(eq(stock.productId, productId));
  if (account && account.available > 0) {
    throw new HttpError(409, 'This product is back in stock. Reload the page to buy it.');
  }
  const wait = await countUnverified(limiter, email);
  if (wait !== undefined) {
    throw new HttpError(
      429,
      "We've already emailed this address several times today. Please try again tomorrow, or call us.",
      { retryAfter: wait },
    );
  }
  await storeRequest(database, origin, email, product);
}

type RestockAnswer = v.InferOutput<typeof restockAnswer>;

/** Sent without a referrer, so older browsers send no origin. The key authenticates the sender. */
const common = { schema: restockAnswer, limit: limits.restockAnswer, opaqueOrigin: true } as const;
const form = { what: restockAnswerTexts.what, hidden: { key: undefined }, fields: {} };

/** Confirms a request by the link in the confirmation email. */
export const restockConfirmation: EnquiryEndpoint<RestockAnswer> = {
  ...common,
  path: apiPaths.confirmRestock,
  thanks: thanks.restockConfirmed,
  store: confirmRequest,
  form: { ...form, button: restockAnswerTexts.confirm },
};

/** Withdraws a request by the same link, before or after it was confirmed. */
export const restockWithdrawal: EnquiryEndpoint<RestockAnswer> = {
  ...common,
  path: apiPaths.withdrawRestock,
  thanks: thanks.restockWithdrawn,
  store: withdrawRequest,
  form: { ...form, button: restockAnswerTexts.withdraw },
};

/** Starts the checkout of the unit that is held for a buyer. Only this form takes it. */
export const heldUnit: EnquiryEndpoint<RestockAnswer> = {
  ...common,
  path: apiPaths.takeHeld,
  limit: limits.checkout,
  thanks: thanks.restockConfirmed,
  store: ({ takeHeld }, { key }) => takeHeld(key),
  form: { ...form, what: 'Your order', button: restockAnswerTexts.take },
};

async function confirmRequest(
  { database, networks }: EnquiryDeps,
  { key }: RestockAnswer,
): Promise<void> {
  const from = JSON.stringify(await networks());
  const confirmed = await rowsOf(
    database.queries,
    sql`update ${restockRequest} set confirmed_at = coalesce(confirmed_at, now()),
        networks = coalesce(networks, ${from}::jsonb)
      where key_hash = ${hashOfKey(key)} and (confirmed_at is not null
        or asked_at > now() - make_interval(days => ${retention.unconfirmedDays}))
      returning id`,
  );
  if (confirmed.length > 0) return;
  throw new HttpError(
    410,
    "This link has expired, or we've sent you a newer one. To ask again, choose Notify When Available on the product page.",
  );
}

/** An unknown key has nothing to withdraw, so it gets the same response. */
async function withdrawRequest({ database }: EnquiryDeps, { key }: RestockAnswer): Promise<void> {
  const withdrawn = await database.transaction(async (queries) => {
    const [gone] = await queries
      .delete(restockRequest)
      .where(eq(restockRequest.keyHash, hashOfKey(key)))
      .returning();
    if (!gone) return undefined;
    const notSent = and(
      eq(outboxEmail.key, restockMailName(gone.id)),
      ne(outboxEmail.state, 'sent'),
    );
    await queries.delete(outboxEmail).where(notSent);
    return gone;
  });
  // A unit that was held for them meanwhile is available to others again.
  if (withdrawn?.notifiedAt) await endHoldsOf(database, withdrawn.email, withdrawn.productId);
}
