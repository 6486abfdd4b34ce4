import { decodePath, fillProjectName, parseMissingPath } from '../server/pages/pages.ts';

type ReadPage = (url: URL) => Promise<Response>;

/** Responds for a product or project without a page, as the one-process server does. */
export async function handleMissingPage(
  request: Request,
  fetchPage: ReadPage = fetch,
): Promise<Response> {
  const missing = parseMissingPath(decodePath(new URL(request.url).pathname));
  if (missing?.section === 'product') {
    const page = await fetchPage(new URL('/product-fallback', request.url));
    return buildPageResponse(await page.text(), page, 200, { 'x-robots-tag': 'noindex' });
  }
  const page = await fetchPage(new URL(missing ? '/project-not-found' : '/404', request.url));
  const html = await page.text();
  return buildPageResponse(missing ? fillProjectName(html, missing.name) : html, page, 404);
}

const copiedHeaders =
  /^(content-security-policy|content-type|strict-transport|cross-origin|origin-agent|x-content-type|x-permitted|referrer|permissions)/;

/** Netlify sets headers on files only, so the page's policy is copied here. */
function buildPageResponse(html: string, page: Response, status: number, more = {}): Response {
  const own = [...page.headers].filter(([name]) => copiedHeaders.test(name));
  const headers = { ...Object.fromEntries(own), 'cache-control': 'no-cache', ...more };
  return new Response(html, { status, headers });
}
