import { formatUkTime } from './message-bar.ts';
import { cachedAtHeader, offlineCaches, offlinePage, registerShell } from './offline-cache.ts';

const maxListed = 30;

/** Lists the pages that open without a signal, the latest first. */
export async function showCachedPages() {
  const list = document.querySelector<HTMLElement>('[data-kept-pages]');
  if (!list || !('caches' in window)) return;
  const cache = await caches.open(offlineCaches.pages.name);
  const latest = (await cache.keys()).toReversed().slice(0, maxListed);
  for (const request of latest) {
    const { pathname } = new URL(request.url);
    const page = await cache.match(request);
    const name = /<title>([^<|]+)/.exec((await page?.text()) ?? '')?.[1];
    if (!page || !name || pathname === offlinePage || pathname === registerShell) continue;
    list.append(createListItem(pathname, name, Number(page.headers.get(cachedAtHeader))));
  }
  list.parentElement?.toggleAttribute('hidden', list.childElementCount === 0);
}

function createListItem(path: string, name: string, cachedAt: number): HTMLElement {
  const item = document.createElement('li');
  item.className = 'border-line border-t';
  const link = document.createElement('a');
  link.href = path;
  link.className =
    'flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1.5 hover:underline';
  link.textContent = decodeEntities(name);
  const when = document.createElement('span');
  when.className = 'label';
  when.textContent = `Saved on ${formatUkTime(cachedAt)}`;
  link.append(when);
  item.append(link);
  return item;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Decodes the title, which is HTML in the stored page. */
function decodeEntities(html: string): string {
  return html.replace(/&(\S+?);/g, (whole, name: string) => entities[name] ?? whole).trim();
}
