import { decodePath, missingPage, nameMissingProject } from '../server/pages/pages.ts';

type ReadPage = (url: URL) => Promise<Response>;

/** Responds for a product or project without a page, as the one-process server does. */
export async function answerMissing(request: Request, read: ReadPage = fetch): Promise<Response> {
  const missing = missingPage(decodePath(new URL(request.url).pathname));
  if (missing?.section === 'product') {
    const page = await read(new URL('/product-fallback', request.url));
    return answerWith(await page.text(), page, 200, { 'x-robots-tag': 'noindex' });
  }
  const page = await read(new URL(missing ? '/project-not-found' : '/404', request.url));
  const html = await page.text();
  return answerWith(missing ? nameMissingProject(html, missing.name) : html, page, 404);
}

const passedOn =
  /^(content-security-policy|content-type|strict-transport|cross-origin|origin-agent|x-content-type|x-permitted|referrer|permissions)/;

/** Netlify sets headers on files only, so the page's policy is copied here. */
function answerWith(html: string, page: Response, status: number, more = {}): Response {
  const own = [...page.headers].filter(([name]) => passedOn.test(name));
  const headers = { ...Object.fromEntries(own), 'cache-control': 'no-cache', ...more };
  return new Response(html, { status, headers });
}
