import type * as v from 'valibot';
import { familyKeys, familyText } from '../../catalogue/families.ts';
import type { Catalogue } from '../../catalogue/index-products.ts';
import type { Product } from '../../catalogue/product.ts';
import { company } from '../../content/company.ts';
import { apiPaths } from '../../contract/api-paths.ts';
import { partForm, partRequest } from '../../contract/part-enquiry.ts';
import { thanks } from '../../contract/thanks.ts';
import { partEnquiry } from '../database/schema.ts';
import { queueEmail } from '../email/outbox.ts';
import { limits } from '../http/limits/limits.ts';
import type { EnquiryDeps, EnquiryEndpoint } from './enquiry.ts';
import { storedText } from './enquiry.ts';
import { partEnquiryForSeller, partEnquiryReceived } from './enquiry-emails.ts';
import { countUnverified } from './unverified-mailbox.ts';

type PartRequest = v.InferOutput<typeof partRequest>;

/** An enquiry about a part that is not listed. */
export const partQuestion: EnquiryEndpoint<PartRequest> = {
  path: apiPaths.partEnquiry,
  schema: partRequest,
  limit: limits.partEnquiry,
  thanks: thanks.part,
  store: storePartEnquiry,
  form: partForm,
};

async function storePartEnquiry(
  { database, limiter, catalogue }: EnquiryDeps,
  request: PartRequest,
): Promise<void> {
  const copy = (await countUnverified(limiter, request.email)) === undefined;
  await database.transaction(async (queries) => {
    const [asked] = await queries
      .insert(partEnquiry)
      .values({
        email: request.email,
        fits: whatItFits(request, catalogue()),
        productId: productOf(request.product, catalogue())?.id,
        message: storedText(request.message),
        attemptKey: request.attempt,
      })
      .onConflictDoNothing()
      .returning();
    // A repeat of the same attempt: already stored and emailed.
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

/** One of our products by its id, or by the SKU that is printed on its label. */
function productOf(typed: string, { byId, bySku }: Catalogue): Product | undefined {
  return byId(typed) ?? bySku(typed.toUpperCase());
}

/** Replaces a family's key and a product's id with their names; other text stays as typed. */
function whatItFits({ family, product }: PartRequest, { byId }: Catalogue): string {
  const known = familyKeys.find((key) => key === family);
  const words = [known ? familyText(known) : family, byId(product)?.name ?? product];
  return words.filter((word) => word !== '').join(', ');
}
