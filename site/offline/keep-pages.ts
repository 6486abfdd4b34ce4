import { isWhole, keep } from './keep-files.ts';
import { kept, keptAtHeader, offlinePage } from './kept.ts';

/** A network that takes longer is as good as none where the page is kept. */
const patience = 3000;

/**
 * The page from the network; where that fails or takes too long, the kept one, which says of itself
 * when it was fetched. Listing and quote read what follows the question mark themselves, so that it
 * makes no other page.
 */
export async function answerPage(arriving: Promise<Response>, path: string): Promise<Response> {
  const cache = await caches.open(kept.pages.name);
  const known = await cache.match(path);
  try {
    const answer = await (known ? Promise.race([arriving, afterPatience()]) : arriving);
    if (answer) return answer;
  } catch {}
  if (known) return saysWhen(known);
  const page = await cache.match(offlinePage);
  return page ?? Response.error();
}

/** Keeps a page with the time at which it came. */
export async function keepPage(path: string, answer: Response, now = Date.now()) {
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  if (!isPage || !isWhole(answer)) return;
  const headers = new Headers(answer.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(keptAtHeader, String(now));
  await keep('pages', path, new Response(await answer.blob(), { headers }));
}

async function saysWhen(page: Response): Promise<Response> {
  const html = await page.text();
  const mark = `<html data-kept-at="${page.headers.get(keptAtHeader)}"`;
  return new Response(html.replace('<html', mark), { headers: page.headers });
}

function afterPatience() {
  return new Promise<undefined>((resolve) => setTimeout(resolve, patience));
}
