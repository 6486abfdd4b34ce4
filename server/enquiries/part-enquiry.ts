import type * as v from 'valibot';
import { productById } from '../../catalogue/catalogue.ts';
import { familyKeys, familyLabel } from '../../catalogue/families.ts';
import { company } from '../../content/company.ts';
import { apiPaths } from '../../contract/api-paths.ts';
import { partForm, partRequest } from '../../contract/part-enquiry.ts';
import { thanks } from '../../contract/thanks.ts';
import { partEnquiry } from '../database/schema.ts';
import { queueEmail } from '../email/outbox.ts';
import { limits } from '../http/limits/limits.ts';
import type { Enquiry, EnquiryDeps } from './enquiry.ts';
import { partEnquiryForSeller, partEnquiryReceived } from './enquiry-emails.ts';
import { storedText } from './stored-text.ts';
import { countUnverified } from './unverified-mailbox.ts';

type PartRequest = v.InferOutput<typeof partRequest>;

/** A part that we do not list is asked for. */
export const partQuestion: Enquiry<PartRequest> = {
  path: apiPaths.partEnquiry,
  schema: partRequest,
  limit: limits.partEnquiry,
  thanks: thanks.part,
  store: keep,
  form: partForm,
};

async function keep({ database, limiter }: EnquiryDeps, request: PartRequest): Promise<void> {
  const copy = (await countUnverified(limiter, request.email)) === undefined;
  await database.transaction(async (queries) => {
    const [asked] = await queries
      .insert(partEnquiry)
      .values({
        email: request.email,
        fits: whatItFits(request),
        message: storedText(request.message),
        attemptKey: request.attempt,
      })
      .onConflictDoNothing()
      .returning();
    // The same try again: it was kept, and its mails were written, the first time.
    if (!asked) return;
    await queueEmail(queries, {
      kind: 'part-enquiry-for-seller',
      to: company.email.shown,
      replyTo: asked.email,
      ...partEnquiryForSeller(asked),
    });
    if (!copy) return;
    await queueEmail(queries, {
      kind: 'part-enquiry-received',
      to: asked.email,
      ...partEnquiryReceived(asked),
    });
  });
}

/** A family chosen and a product's id are written out; other words stand as they were typed. */
function whatItFits({ family, product }: PartRequest): string {
  const known = familyKeys.find((key) => key === family);
  const words = [known ? familyLabel(known) : family, productById(product)?.name ?? product];
  return words.filter((word) => word !== '').join(', ');
}
