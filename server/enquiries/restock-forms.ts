import { and, eq, ne, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { retention } from '../../content/legal/retention.ts';
import { apiPaths } from '../../contract/api-paths.ts';
import { notifyForm, notifyRequest } from '../../contract/notify.ts';
import { restockAnswer, restockAnswerTexts } from '../../contract/restock-answer.ts';
import { thankYouPaths } from '../../contract/thank-you-paths.ts';
import { queryRows } from '../database/database.ts';
import { outboxEmail, restockRequest, stock } from '../database/schema.ts';
import { HttpError } from '../http/errors.ts';
import { limits } from '../http/limits/limits.ts';
import { endMailboxHolds } from '../stock/restock-holds.ts';
import { type EnquiryDeps, type EnquiryEndpoint, InvalidFieldsError } from './enquiry.ts';
import { hashKey, restockEmailKey, upsertRestockRequest } from './restock-emails.ts';
import { rateLimitUnverifiedEmail } from './unverified-mailbox.ts';

type NotifyRequest = v.InferOutput<typeof notifyRequest>;

/** A request for an email when a product is back in stock. */
export const restockRequestEndpoint: EnquiryEndpoint<NotifyRequest> = {
  path: apiPaths.notify,
  schema: notifyRequest,
  limit: limits.notify,
  thanks: thankYouPaths.restock,
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
    throw new InvalidFieldsError({ productId: 'We no longer sell this product.' });
  }
  const [account] = await database.queries
    .select({ available: stock.available })
    .from(stock)
    .where(eq(stock.productId, productId));
  if (account && account.available > 0) {
    throw new HttpError(409, 'This product is back in stock. Reload the page to buy it.');
  }
  const wait = await rateLimitUnverifiedEmail(limiter, email);
  if (wait !== undefined) {
    throw new HttpError(
      429,
      "We've already emailed this address several times today. Please try again tomorrow, or call us.",
      { retryAfter: wait },
    );
  }
  await upsertRestockRequest(database, origin, email, product);
}

type RestockAnswer = v.InferOutput<typeof restockAnswer>;

/** Sent without a referrer, so older browsers send no origin. The key authenticates the sender. */
const sharedOptions = {
  schema: restockAnswer,
  limit: limits.restockAnswer,
  opaqueOrigin: true,
} as const;
const sharedForm = { what: restockAnswerTexts.what, hidden: { key: undefined }, fields: {} };

/** Confirms a request by the link in the confirmation email. */
export const restockConfirmationEndpoint: EnquiryEndpoint<RestockAnswer> = {
  ...sharedOptions,
  path: apiPaths.confirmRestock,
  thanks: thankYouPaths.restockConfirmed,
  store: confirmRequest,
  form: { ...sharedForm, button: restockAnswerTexts.confirm },
};

/** Withdraws a request by the same link, before or after it was confirmed. */
export const restockWithdrawalEndpoint: EnquiryEndpoint<RestockAnswer> = {
  ...sharedOptions,
  path: apiPaths.withdrawRestock,
  thanks: thankYouPaths.restockWithdrawn,
  store: withdrawRequest,
  form: { ...sharedForm, button: restockAnswerTexts.withdraw },
};

/** Starts the checkout of the unit that is held for a buyer. Only this form takes it. */
export const heldUnitEndpoint: EnquiryEndpoint<RestockAnswer> = {
  ...sharedOptions,
  path: apiPaths.takeHeld,
  limit: limits.checkout,
  thanks: thankYouPaths.restockConfirmed,
  store: ({ takeHeld }, { key }) => takeHeld(key),
  form: { ...sharedForm, what: 'Your order', button: restockAnswerTexts.take },
};

async function confirmRequest(
  { database, networks }: EnquiryDeps,
  { key }: RestockAnswer,
): Promise<void> {
  const from = JSON.stringify(await networks());
  const confirmed = await queryRows(
    database.queries,
    sql`update ${restockRequest} set confirmed_at = coalesce(confirmed_at, now()),
        networks = coalesce(networks, ${from}::jsonb)
      where key_hash = ${hashKey(key)} and (confirmed_at is not null
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
    const [deleted] = await queries
      .delete(restockRequest)
      .where(eq(restockRequest.keyHash, hashKey(key)))
      .returning();
    if (!deleted) return undefined;
    const notSent = and(
      eq(outboxEmail.key, restockEmailKey(deleted.id)),
      ne(outboxEmail.state, 'sent'),
    );
    await queries.delete(outboxEmail).where(notSent);
    return deleted;
  });
  // A unit that was held for them meanwhile is available to others again.
  if (withdrawn?.notifiedAt) await endMailboxHolds(database, withdrawn.email, withdrawn.productId);
}
