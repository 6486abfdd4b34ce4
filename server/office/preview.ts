import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import { applyChanges } from '../../catalogue/apply-changes.ts';
import {
  contentRecord,
  isContentChange,
  isSaidEverywhere,
} from '../../catalogue/content-change.ts';
import type { Product } from '../../catalogue/product.ts';
import { applyContentChanges } from '../../content/editable/apply-content-changes.ts';
import { contentRecords } from '../../content/editable/content-records.ts';
import { listedProducts } from '../app/catalogue.ts';
import { describeError } from '../app/log.ts';
import type { Shop } from '../app/shop.ts';
import { html } from '../http/html.ts';
import { subjectOf } from '../publish/change-subject.ts';
import { changesInForce } from '../publish/changes-in-force.ts';
import type { DraftChange } from '../publish/draft.ts';
import { PageNotRendered } from '../publish/preview-pages.ts';
import { fitting } from '../publish/publisher.ts';
import { currentDraft, shopsInForce, withNewSizes } from './draft.ts';
import { type OfficeDeps, type OfficeVariables, queryOf } from './office-context.ts';
import { pictureFile } from './order-view.ts';

const onePage = v.object({ path: v.pipe(v.string(), v.regex(/^\/[\w./-]*$/), v.maxLength(200)) });

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
  const shopInForce = shopsInForce(deps.log);
  return new Hono<OfficeVariables>()
    .get('/', async (context) => {
      const shop = await shopInForce(await deps.shop());
      const draft = await currentDraft(shop);
      const pages = await touchedPages(deps, shop, draft);
      return context.json({ ...previewOf(shop, draft), ...pages });
    })
    .get('/page', queryOf(onePage), async (context) => {
      const { path } = context.req.valid('query');
      const shop = await shopInForce(await deps.shop());
      const draft = await currentDraft(shop);
      const nameOf = (id: string) =>
        subjectOf(withNewSizes(shop, draft).catalogue(), id)?.name ?? id;
      const inForce = fitting(await changesInForce(shop.database.queries));
      const all = [...inForce.changes, ...draft];
      const [wrong] = [
        ...applyChanges(listedProducts, all).errors,
        ...applyContentChanges(all).errors,
      ];
      if (wrong) return noPreview(context, 422, `${nameOf(wrong.productId)}: ${wrong.message}`);
      const changes = draft.map(({ productId, field, value }) => ({ productId, field, value }));
      try {
        const page = await deps.previewPages.render(path, inForce, changes);
        if (page === undefined)
          return noPreview(context, 404, 'There is no page of the shop at this address.');
        return context.html(asPreview(page), 200, { 'content-security-policy': pagePolicy });
      } catch (error) {
        deps.log.warn('a page could not be previewed', { path, ...describeError(error) });
        const reason = error instanceof Error ? error.message : String(error);
        const { productId } = error instanceof PageNotRendered ? error : {};
        if (productId === undefined) return noPreview(context, 503, reason);
        const cause = `The change to ${nameOf(productId)} is the cause: without it the page can be made.`;
        return noPreview(context, 422, cause, reason);
      }
    });
}

/** A page that explains why there is no preview; it opens in a separate tab. */
function noPreview(context: Context, status: ContentfulStatusCode, ...sentences: string[]) {
  const { text } =
    html`<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>No preview</title><h1>This page cannot be shown yet</h1>${sentences.map((sentence) => html`<p>${sentence}</p>`)}</html>`;
  return context.html(text, status);
}

/** A future page without its scripts; its links lead to previews. */
function asPreview(page: string): string {
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
function previewOf(shop: Shop, draft: readonly DraftChange[]) {
  const catalogue = shop.catalogue();
  const { products, byId } = catalogue;
  const ids = new Set(draft.map(({ productId }) => productId));
  const cards = applyChanges(products, draft)
    .products.filter(({ id }) => ids.has(id))
    .map((after) => cardOf(after, byId(after.id)));
  const texts = draft.filter(isContentChange).map((change) => {
    const { productId, field, value } = change;
    const subject = subjectOf(catalogue, productId);
    return {
      ...{ productId, field, after: value, before: subject?.valueOf(field) ?? null },
      name: subject?.name ?? productId,
      label: subject?.fieldOf(field)?.label ?? field,
      input: subject?.fieldOf(field)?.input,
      isEverywhere: isSaidEverywhere(contentRecord(change) ?? ''),
    };
  });
  return { cards: cards.slice(0, mostCards), products: cards.length, texts };

  /** A new size has no page yet, and no previous price. */
  function cardOf(product: Product, before: Product | undefined) {
    const { id, sku, name, category, price, originalPrice, badges, withdrawn = false } = product;
    const href = before && `${shop.origin}/product/${id}`;
    const picture = pictureFile(id, product);
    const facts = { id, sku, name, category, price, originalPrice, badges, withdrawn };
    return { ...facts, href, picture, priceBefore: before?.price };
  }
}

/** Nobody looks at more than this one by one. */
const mostCards = 24;
const mostPages = 60;

/** The pages that a draft affects, starting with those of what is changed; each with a link to its preview. */
async function touchedPages(
  { previewPages }: OfficeDeps,
  shop: Shop,
  draft: readonly DraftChange[],
) {
  const all = previewPages.list();
  const { byId } = withNewSizes(shop, draft).catalogue();
  const products = new Set(draft.flatMap(({ productId }) => byId(productId)?.id ?? []));
  const records = new Set(draft.flatMap((change) => contentRecord(change) ?? []));
  const own = [...products].map((id) => `/product/${id}`);
  const ofContent = [...records].flatMap((record) => contentRecords.get(record)?.pages ?? []);
  const ofProducts = products.size > 0 ? ['/shop', '/'] : [];
  const isTouched = (named: readonly string[]) =>
    [...records].some(isSaidEverywhere) || named.some((id) => products.has(id));
  const naming = [...all].flatMap(([path, named]) => (isTouched(named) ? [path] : []));
  const paths = [...new Set([...own, ...ofContent, ...ofProducts, ...naming])];
  const pages = paths.slice(0, mostPages).map(async (path) => {
    const product = byId(path.replace('/product/', ''));
    const title = product?.name ?? (await previewPages.titleOf(path)) ?? path;
    return { path, title, href: previewHref(path) };
  });
  return { pages: await Promise.all(pages), pagesInAll: paths.length };
}
