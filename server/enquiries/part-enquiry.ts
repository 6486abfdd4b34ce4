import type * as v from 'valibot';
import { familyDisplayName, familyKeys } from '../../catalogue/families.ts';
import type { Catalogue } from '../../catalogue/index-products.ts';
import type { Product } from '../../catalogue/product.ts';
import { company } from '../../content/company.ts';
import { apiPaths } from '../../contract/api-paths.ts';
import { partForm, partRequest } from '../../contract/part-enquiry.ts';
import { thankYouPaths } from '../../contract/thank-you-paths.ts';
import { partEnquiry } from '../database/schema.ts';
import { queueEmail } from '../email/outbox.ts';
import { limits } from '../http/limits/limits.ts';
import type { EnquiryDeps, EnquiryEndpoint } from './enquiry.ts';
import { cleanMultilineText } from './enquiry.ts';
import { partEnquiryReceivedEmail, partEnquirySellerEmail } from './enquiry-emails.ts';
import { rateLimitUnverifiedEmail } from './unverified-mailbox.ts';

type PartRequest = v.InferOutput<typeof partRequest>;

/** An enquiry about a part that is not listed. */
export const partEnquiryEndpoint: EnquiryEndpoint<PartRequest> = {
  path: apiPaths.partEnquiry,
  schema: partRequest,
  limit: limits.partEnquiry,
  thanks: thankYouPaths.part,
  store: storePartEnquiry,
  form: partForm,
};

async function storePartEnquiry(
  { database, limiter, catalogue }: EnquiryDeps,
  request: PartRequest,
): Promise<void> {
  const sendsCopy = (await rateLimitUnverifiedEmail(limiter, request.email)) === undefined;
  await database.transaction(async (queries) => {
    const [inserted] = await queries
      .insert(partEnquiry)
      .values({
        email: request.email,
        fits: formatFits(request, catalogue()),
        productId: findProduct(request.product, catalogue())?.id,
        message: cleanMultilineText(request.message),
        attemptKey: request.attempt,
      })
      .onConflictDoNothing()
      .returning();
    // A repeat of the same attempt: already stored and emailed.
    if (!inserted) return;
    await queueEmail(queries, {
      kind: 'part-enquiry-for-seller',
      to: company.email.shown,
      replyTo: inserted.email,
      ...partEnquirySellerEmail(inserted),
    });
    if (!sendsCopy) return;
    await queueEmail(queries, {
      kind: 'part-enquiry-received',
      to: inserted.email,
      ...partEnquiryReceivedEmail(inserted),
    });
  });
}

/** One of our products by its id, or by the SKU that is printed on its label. */
function findProduct(typed: string, { byId, bySku }: Catalogue): Product | undefined {
  return byId(typed) ?? bySku(typed.toUpperCase());
}

/** Replaces a family's key and a product's id with their names; other text stays as typed. */
function formatFits({ family, product }: PartRequest, { byId }: Catalogue): string {
  const familyKey = familyKeys.find((key) => key === family);
  const words = [familyKey ? familyDisplayName(familyKey) : family, byId(product)?.name ?? product];
  return words.filter((word) => word !== '').join(', ');
}
