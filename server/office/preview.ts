import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import { applyChanges } from '../../catalogue/apply-changes.ts';
import {
  affectsEveryPage,
  contentRecord,
  isContentChange,
} from '../../catalogue/content-change.ts';
import type { Product } from '../../catalogue/product.ts';
import { applyContentChanges } from '../../content/editable/apply-content-changes.ts';
import { contentRecords } from '../../content/editable/content-records.ts';
import { listedProducts } from '../app/catalogue.ts';
import { describeError } from '../app/log.ts';
import type { Shop } from '../app/shop.ts';
import { html } from '../http/html.ts';
import { findSubject } from '../publish/change-subject.ts';
import { findChangesInForce } from '../publish/changes-in-force.ts';
import type { DraftChange } from '../publish/draft.ts';
import { PageRenderError } from '../publish/preview-pages.ts';
import { omitInvalidChanges } from '../publish/publisher.ts';
import { createLiveShopLoader, readPendingDraft, withNewSizes } from './draft.ts';
import { type OfficeDeps, type OfficeVariables, queryParams } from './office-context.ts';
import { pictureFile } from './order-view.ts';

const pageQuery = v.object({ path: v.pipe(v.string(), v.regex(/^\/[\w./-]*$/), v.maxLength(200)) });

/**
 * Allows what a page needs to render, but no scripts, requests, forms or new windows. Without
 * allow-same-origin it could not load fonts, and its links would lose the session.
 */
const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  'sandbox allow-same-origin',
].join('; ');

/** The draft before it is live: its changes, the pages that it affects, and a preview of each. */
export function previewRoutes(deps: OfficeDeps) {
  const loadLiveShop = createLiveShopLoader(deps.log);
  return new Hono<OfficeVariables>()
    .get('/', async (context) => {
      const shop = await loadLiveShop(await deps.shop());
      const draft = await readPendingDraft(shop);
      const pages = await findAffectedPages(deps, shop, draft);
      return context.json({ ...buildPreview(shop, draft), ...pages });
    })
    .get('/page', queryParams(pageQuery), async (context) => {
      const { path } = context.req.valid('query');
      const shop = await loadLiveShop(await deps.shop());
      const draft = await readPendingDraft(shop);
      const nameOf = (id: string) =>
        findSubject(withNewSizes(shop, draft).catalogue(), id)?.name ?? id;
      const liveChanges = omitInvalidChanges(await findChangesInForce(shop.database.queries));
      const all = [...liveChanges.changes, ...draft];
      const [firstError] = [
        ...applyChanges(listedProducts, all).errors,
        ...applyContentChanges(all).errors,
      ];
      if (firstError)
        return previewErrorPage(
          context,
          422,
          `${nameOf(firstError.productId)}: ${firstError.message}`,
        );
      const changes = draft.map(({ productId, field, value }) => ({ productId, field, value }));
      try {
        const page = await deps.previewPages.render(path, liveChanges, changes);
        if (page === undefined)
          return previewErrorPage(context, 404, 'There is no page of the shop at this address.');
        return context.html(toPreviewHtml(page), 200, { 'content-security-policy': pagePolicy });
      } catch (error) {
        deps.log.warn('page preview failed', { path, ...describeError(error) });
        const reason = error instanceof Error ? error.message : String(error);
        const { productId } = error instanceof PageRenderError ? error : {};
        if (productId === undefined) return previewErrorPage(context, 503, reason);
        const cause = `The change to ${nameOf(productId)} is the cause: without it the page can be made.`;
        return previewErrorPage(context, 422, cause, reason);
      }
    });
}

/** A page that explains why there is no preview; it opens in a separate tab. */
function previewErrorPage(context: Context, status: ContentfulStatusCode, ...sentences: string[]) {
  const { text } =
    html`<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>No preview</title><h1>This page cannot be shown yet</h1>${sentences.map((sentence) => html`<p>${sentence}</p>`)}</html>`;
  return context.html(text, status);
}

/** A future page without its scripts; its links lead to previews. */
function toPreviewHtml(page: string): string {
  return page
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="(?:manifest|modulepreload)"[^>]*>/g, '')
    .replaceAll(
      /(<a\b[^>]*? href=")(\/[^"?#]*)[^"#]*/g,
      (_, start: string, path: string) => `${start}${previewHref(path)}`,
    )
    .replace('<title>', '<title>Preview: ');
}

const previewHref = (path: string) => `/api/draft/preview/page?path=${encodeURIComponent(path)}`;

/** Product cards and texts with the draft's changes. */
function buildPreview(shop: Shop, draft: readonly DraftChange[]) {
  const catalogue = shop.catalogue();
  const { products, byId } = catalogue;
  const ids = new Set(draft.map(({ productId }) => productId));
  const cards = applyChanges(products, draft)
    .products.filter(({ id }) => ids.has(id))
    .map((after) => toCard(after, byId(after.id)));
  const texts = draft.filter(isContentChange).map((change) => {
    const { productId, field, value } = change;
    const subject = findSubject(catalogue, productId);
    return {
      ...{ productId, field, after: value, before: subject?.getValue(field) ?? null },
      name: subject?.name ?? productId,
      label: subject?.getField(field)?.label ?? field,
      input: subject?.getField(field)?.input,
      isEverywhere: affectsEveryPage(contentRecord(change) ?? ''),
    };
  });
  return { cards: cards.slice(0, maxCards), products: cards.length, texts };

  /** A new size has no page yet, and no previous price. */
  function toCard(product: Product, before: Product | undefined) {
    const { id, sku, name, category, price, originalPrice, badges, withdrawn = false } = product;
    const href = before && `${shop.origin}/product/${id}`;
    const picture = pictureFile(id, product);
    const facts = { id, sku, name, category, price, originalPrice, badges, withdrawn };
    return { ...facts, href, picture, priceBefore: before?.price };
  }
}

/** Nobody looks at more than this one by one. */
const maxCards = 24;
const maxPages = 60;

/** The pages that a draft affects, starting with those of what is changed; each with a link to its preview. */
async function findAffectedPages(
  { previewPages }: OfficeDeps,
  shop: Shop,
  draft: readonly DraftChange[],
) {
  const all = previewPages.list();
  const { byId } = withNewSizes(shop, draft).catalogue();
  const products = new Set(draft.flatMap(({ productId }) => byId(productId)?.id ?? []));
  const records = new Set(draft.flatMap((change) => contentRecord(change) ?? []));
  const productPages = [...products].map((id) => `/product/${id}`);
  const contentPages = [...records].flatMap((record) => contentRecords.get(record)?.pages ?? []);
  const listingPages = products.size > 0 ? ['/shop', '/'] : [];
  const isAffected = (mentionedProducts: readonly string[]) =>
    [...records].some(affectsEveryPage) || mentionedProducts.some((id) => products.has(id));
  const pagesMentioning = [...all].flatMap(([path, mentionedProducts]) =>
    isAffected(mentionedProducts) ? [path] : [],
  );
  const paths = [
    ...new Set([...productPages, ...contentPages, ...listingPages, ...pagesMentioning]),
  ];
  const pages = paths.slice(0, maxPages).map(async (path) => {
    const product = byId(path.replace('/product/', ''));
    const title = product?.name ?? (await previewPages.readTitle(path)) ?? path;
    return { path, title, href: previewHref(path) };
  });
  return { pages: await Promise.all(pages), pagesInAll: paths.length };
}
