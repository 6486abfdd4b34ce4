import { buildListingParams, parseListingQuery } from '../../catalogue/listing-query.ts';
import { apiPaths } from '../../contract/api-paths.ts';
import { confirmParameter } from '../../contract/confirm-parameter.ts';
import { heldUnitTexts, restockAnswerTexts } from '../../contract/restock-answer.ts';
import { takeParameter } from '../../contract/restock-hold.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { BuiltSite } from './read-site.ts';
import { readBody, serveFile } from './serve-file.ts';
import { decodeText, type MemoryFile, type SiteFile } from './site-file.ts';

const noIndex = { headers: { 'x-robots-tag': 'noindex' } };

/** Serves a page or file of the built site. */
export function servePage(request: Request, site: BuiltSite): Response | Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  if (pathname !== '/' && pathname.endsWith('/'))
    return redirectWithoutTrailingSlash(pathname, search);

  const path = decodePath(pathname);
  const file = path === undefined ? undefined : site.files.get(path);
  if (file && isProductPage(path, file)) {
    const [takeKey, confirmKey] = [takeParameter, confirmParameter].map((name) =>
      searchParams.get(name),
    );
    if (typeof takeKey === 'string') return servePageWithKey(file, takeKey, toHeldUnitForm);
    if (typeof confirmKey === 'string') return servePageWithKey(file, confirmKey);
  }
  if (file) return serveFile(request, file, isFilteredListing(path, search) ? noIndex : {});

  const missing = parseMissingPath(path);
  if (!missing) return serveFile(request, site.notFound, { status: 404 });
  return missing.section === 'product'
    ? serveFile(request, site.productFallback, noIndex)
    : serveMissingProject(site.projectNotFound, missing.name);
}

/** Whether this is a product's page rather than its document. */
function isProductPage(path: string | undefined, { headers }: SiteFile): boolean {
  const isHtml = headers['content-type']?.startsWith('text/html');
  return isHtml === true && path?.startsWith('/product/') === true;
}

/** Whether this is a filtered or sorted listing: the same /shop page under one of many URLs. */
function isFilteredListing(path: string | undefined, search: string): boolean {
  return (
    path === '/shop' && buildListingParams(parseListingQuery(new URLSearchParams(search))).size > 0
  );
}

function redirectWithoutTrailingSlash(pathname: string, search: string): Response {
  // One leading slash: a second would make the first name a host. No regular expression, which
  // would backtrack on ten thousand slashes.
  const names = pathname.split('/');
  const first = names.findIndex((name) => name !== '');
  const last = names.findLastIndex((name) => name !== '');
  const path = `/${names.slice(first, last + 1).join('/')}`;
  return new Response(null, {
    status: 308,
    headers: { location: `${path}${search}`, 'cache-control': 'no-cache' },
  });
}

function serveMissingProject(template: MemoryFile, slug: string): Response {
  const html = fillProjectName(decodeText(template), slug);
  const { vary, 'accept-ranges': ranges, ...headers } = template.headers;
  return new Response(html, { status: 404, headers });
}

/** A decoded path; undefined if it is malformed. */
export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

type MissingPage = { section: 'product' | 'projects'; name: string };

/** The product or project that a path without a page names. */
export function parseMissingPath(path = ''): MissingPage | undefined {
  const [, section, name = ''] = /^\/(product|projects)\/([^/]+)$/.exec(path) ?? [];
  // A page's file name is not its URL.
  if (name.endsWith('.html')) return undefined;
  return section === 'product' || section === 'projects' ? { section, name } : undefined;
}

const maxShownCharacters = 80;

/** Writes the requested slug into the page's `{slug}`, in text and attributes. */
export function fillProjectName(html: string, slug: string): string {
  const shown = escapeHtml(sanitizeSlug(slug));
  // Scripts and styles stay as built: the policy has their hashes.
  return html.replace(/<(script|style)\b[\s\S]*?<\/\1>|\{slug\}/gi, (match) =>
    match === '{slug}' ? shown : match,
  );
}

function sanitizeSlug(slug: string): string {
  // Control characters, line breaks and direction marks.
  const characters = [...slug.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD')];
  if (characters.length <= maxShownCharacters) return characters.join('');
  return `${characters.slice(0, maxShownCharacters).join('')}…`;
}

const restockSection = /<section\b[^>]* data-restock-answer\b[^>]*>[\s\S]*?<\/section>/;
const keyField = /<input\b[^>]* name="key"[^>]*>/;
/** Longer than any valid key. */
const maxKeyLength = 100;

/** A product page that shows its form for the key from an email, so that no script is needed. */
async function servePageWithKey(
  file: SiteFile,
  key: string,
  transformForm: (form: string) => string = (form) => form,
): Promise<Response> {
  const value = escapeHtml(key.slice(0, maxKeyLength));
  const page = await new Response(await readBody(file, 'identity')).text();
  const html = page.replace(restockSection, (form) =>
    transformForm(form)
      .replace(/ hidden(="")?(?=[ >])/, '')
      .replace(keyField, (tag) => tag.replace(' value=""', () => ` value="${value}"`)),
  );
  const { vary, 'accept-ranges': ranges, ...rest } = file.headers;
  return new Response(html, { headers: rest });
}

/** Replaces the two buttons of a restock request with one that buys the held unit. */
function toHeldUnitForm(form: string): string {
  return form
    .replace(/(<h2\b[^>]*>)[^<]*/, (_, tag) => tag + escapeHtml(heldUnitTexts.heading))
    .replace(/(<p\b[^>]*>)[^<]*/, (_, tag) => tag + escapeHtml(heldUnitTexts.text))
    .replace(apiPaths.confirmRestock, apiPaths.takeHeld)
    .replace(
      /(<button\b[^>]*>)[^<]*<\/button>[\s\S]*?(?=<\/form>)/,
      (_, tag) => `${tag}${escapeHtml(restockAnswerTexts.take)}</button>`,
    );
}
