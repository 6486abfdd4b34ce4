import { readQuery, writeQuery } from '../../catalogue/query.ts';
import { apiPaths } from '../../contract/api-paths.ts';
import { confirmParameter } from '../../contract/confirm-parameter.ts';
import { heldUnitTexts, restockAnswerTexts } from '../../contract/restock-answer.ts';
import { takeParameter } from '../../contract/restock-hold.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { answerWithFile, readBody } from './answer.ts';
import type { BuiltSite } from './read-site.ts';
import { type MemoryFile, type SiteFile, textOf } from './site-file.ts';

const keptOut = { headers: { 'x-robots-tag': 'noindex' } };

/** Serves a page or file of the built site. */
export function answerPage(request: Request, site: BuiltSite): Response | Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  if (pathname !== '/' && pathname.endsWith('/')) return withoutTrailingSlash(pathname, search);

  const path = decodePath(pathname);
  const file = path === undefined ? undefined : site.files.get(path);
  if (file && isProductPage(path, file)) {
    const [taking, confirming] = [takeParameter, confirmParameter].map((name) =>
      searchParams.get(name),
    );
    if (typeof taking === 'string') return keyedPage(file, taking, asHeldUnit);
    if (typeof confirming === 'string') return keyedPage(file, confirming);
  }
  if (file) return answerWithFile(request, file, isNarrowed(path, search) ? keptOut : {});

  const missing = missingPage(path);
  if (!missing) return answerWithFile(request, site.notFound, { status: 404 });
  return missing.section === 'product'
    ? answerWithFile(request, site.productFallback, keptOut)
    : missingProject(site.projectNotFound, missing.name);
}

/** Whether this is a product's page rather than its document. */
function isProductPage(path: string | undefined, { headers }: SiteFile): boolean {
  const isHtml = headers['content-type']?.startsWith('text/html');
  return isHtml === true && path?.startsWith('/product/') === true;
}

/** Whether this is a filtered or sorted listing: the same /shop page under one of many URLs. */
function isNarrowed(path: string | undefined, search: string): boolean {
  return path === '/shop' && writeQuery(readQuery(new URLSearchParams(search))).size > 0;
}

function withoutTrailingSlash(pathname: string, search: string): Response {
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

function missingProject(screen: MemoryFile, slug: string): Response {
  const html = nameMissingProject(textOf(screen), slug);
  const { vary, 'accept-ranges': ranges, ...headers } = screen.headers;
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
export function missingPage(path = ''): MissingPage | undefined {
  const [, section, name = ''] = /^\/(product|projects)\/([^/]+)$/.exec(path) ?? [];
  // A page's file name is not its URL.
  if (name.endsWith('.html')) return undefined;
  return section === 'product' || section === 'projects' ? { section, name } : undefined;
}

const longestShown = 80;

/** Writes the requested slug into the page's `{slug}`, in text and attributes. */
export function nameMissingProject(html: string, slug: string): string {
  const shown = escapeHtml(readableSlug(slug));
  // Scripts and styles stay as built: the policy has their hashes.
  return html.replace(/<(script|style)\b[\s\S]*?<\/\1>|\{slug\}/gi, (match) =>
    match === '{slug}' ? shown : match,
  );
}

function readableSlug(slug: string): string {
  // Control characters, line breaks and direction marks.
  const characters = [...slug.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD')];
  if (characters.length <= longestShown) return characters.join('');
  return `${characters.slice(0, longestShown).join('')}…`;
}

const section = /<section\b[^>]* data-restock-answer\b[^>]*>[\s\S]*?<\/section>/;
const keyField = /<input\b[^>]* name="key"[^>]*>/;
/** Longer than any valid key. */
const longestKey = 100;

/** A product page that shows its form for the key from an email, so that no script is needed. */
async function keyedPage(
  file: SiteFile,
  key: string,
  change: (form: string) => string = (form) => form,
): Promise<Response> {
  const value = escapeHtml(key.slice(0, longestKey));
  const page = await new Response(await readBody(file, 'identity')).text();
  const html = page.replace(section, (form) =>
    change(form)
      .replace(/ hidden(="")?(?=[ >])/, '')
      .replace(keyField, (tag) => tag.replace(' value=""', () => ` value="${value}"`)),
  );
  const { vary, 'accept-ranges': ranges, ...rest } = file.headers;
  return new Response(html, { headers: rest });
}

/** Replaces the two buttons of a restock request with one that buys the held unit. */
function asHeldUnit(form: string): string {
  return form
    .replace(/(<h2\b[^>]*>)[^<]*/, (_, tag) => tag + escapeHtml(heldUnitTexts.heading))
    .replace(/(<p\b[^>]*>)[^<]*/, (_, tag) => tag + escapeHtml(heldUnitTexts.text))
    .replace(apiPaths.confirmRestock, apiPaths.takeHeld)
    .replace(
      /(<button\b[^>]*>)[^<]*<\/button>[\s\S]*?(?=<\/form>)/,
      (_, tag) => `${tag}${escapeHtml(restockAnswerTexts.take)}</button>`,
    );
}
