import { readQuery, writeQuery } from '../../catalogue/query.ts';
import { confirmParameter } from '../../contract/confirm-parameter.ts';
import { answerWithFile } from './answer.ts';
import { decodePath, missingPage } from './missing-page.ts';
import { nameMissingProject } from './project-not-found.ts';
import type { Site } from './read-site.ts';
import { restockPage } from './restock-page.ts';
import { type MemoryFile, textOf } from './site-file.ts';

const keptOut = { headers: { 'x-robots-tag': 'noindex' } };

/** Answers a request for a page or a file of the built site. */
export function answerPage(request: Request, site: Site): Response | Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  if (pathname !== '/' && pathname.endsWith('/')) return withoutTrailingSlash(pathname, search);

  const path = decodePath(pathname);
  const file = path === undefined ? undefined : site.files.get(path);
  const key = searchParams.get(confirmParameter);
  if (file && key !== null && path?.startsWith('/product/')) return restockPage(file, key);
  if (file) return answerWithFile(request, file, isNarrowed(path, search) ? keptOut : {});

  const missing = missingPage(path);
  if (!missing) return answerWithFile(request, site.notFound, { status: 404 });
  return missing.section === 'product'
    ? answerWithFile(request, site.productFallback, keptOut)
    : missingProject(site.projectNotFound, missing.name);
}

/** Whether this is the listing filtered or sorted: the page of /shop again, under one of many addresses. */
function isNarrowed(path: string | undefined, search: string): boolean {
  return path === '/shop' && writeQuery(readQuery(new URLSearchParams(search))).size > 0;
}

function withoutTrailingSlash(pathname: string, search: string): Response {
  // One slash in front: a second would make the first name another host. Not by a pattern, which
  // would try anew at each of ten thousand slashes in the middle.
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
