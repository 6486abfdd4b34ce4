import { and, eq, ne, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { retention } from '../../content/legal/retention.ts';
import { apiPaths } from '../../contract/api-paths.ts';
import { restockAnswer, restockAnswerTexts } from '../../contract/restock-answer.ts';
import { thanks } from '../../contract/thanks.ts';
import { rowsOf } from '../database/database.ts';
import { outboxEmail, restockRequest } from '../database/schema.ts';
import { HttpError } from '../http/errors.ts';
import { limits } from '../http/limits/limits.ts';
import { hashOfKey } from './ask-to-confirm.ts';
import type { Enquiry, EnquiryDeps } from './enquiry.ts';
import { restockMailName } from './restock-emails.ts';

type RestockAnswer = v.InferOutput<typeof restockAnswer>;

/** Sent without a referrer, older browsers name no origin; the key proves who answers. */
const common = { schema: restockAnswer, limit: limits.restockAnswer, opaqueOrigin: true } as const;
const form = { what: restockAnswerTexts.what, hidden: { key: undefined }, fields: {} };

/** The link in a confirmation email was opened and answered with yes. */
export const restockConfirmation: Enquiry<RestockAnswer> = {
  ...common,
  path: apiPaths.confirmRestock,
  thanks: thanks.restockConfirmed,
  store: confirm,
  form: { ...form, button: restockAnswerTexts.confirm },
};

/** It was answered with no, before or after a yes. */
export const restockWithdrawal: Enquiry<RestockAnswer> = {
  ...common,
  path: apiPaths.withdrawRestock,
  thanks: thanks.restockWithdrawn,
  store: withdraw,
  form: { ...form, button: restockAnswerTexts.withdraw },
};

async function confirm({ database }: EnquiryDeps, { key }: RestockAnswer): Promise<void> {
  const confirmed = await rowsOf(
    database.queries,
    sql`update stock_notice set confirmed_at = coalesce(confirmed_at, now())
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

/** A key that is unknown has nothing to withdraw, and the answer is true of it too. */
function withdraw({ database }: EnquiryDeps, { key }: RestockAnswer): Promise<void> {
  return database.transaction(async (queries) => {
    const [gone] = await queries
      .delete(restockRequest)
      .where(eq(restockRequest.keyHash, hashOfKey(key)))
      .returning({ id: restockRequest.id });
    if (!gone) return;
    const notSent = and(
      eq(outboxEmail.once, restockMailName(gone.id)),
      ne(outboxEmail.state, 'sent'),
    );
    await queries.delete(outboxEmail).where(notSent);
  });
}
