import { kept, keptAtHeader, offlinePage, registerShell } from './keep-files.ts';
import { ukTime } from './message-bar.ts';

const most = 30;

/** Lists the pages that open without a signal, the latest first. */
export async function listKeptPages() {
  const list = document.querySelector<HTMLElement>('[data-kept-pages]');
  if (!list || !('caches' in window)) return;
  const cache = await caches.open(kept.pages.name);
  const latest = (await cache.keys()).toReversed().slice(0, most);
  for (const request of latest) {
    const { pathname } = new URL(request.url);
    const page = await cache.match(request);
    const name = /<title>([^<|]+)/.exec((await page?.text()) ?? '')?.[1];
    if (!page || !name || pathname === offlinePage || pathname === registerShell) continue;
    list.append(line(pathname, name, Number(page.headers.get(keptAtHeader))));
  }
  list.parentElement?.toggleAttribute('hidden', list.childElementCount === 0);
}

function line(path: string, name: string, keptAt: number): HTMLElement {
  const item = document.createElement('li');
  item.className = 'border-line border-t';
  const link = document.createElement('a');
  link.href = path;
  link.className =
    'flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1.5 hover:underline';
  link.textContent = plain(name);
  const when = document.createElement('span');
  when.className = 'label';
  when.textContent = `Saved on ${ukTime(keptAt)}`;
  link.append(when);
  item.append(link);
  return item;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Decodes the title, which is HTML in the stored page. */
function plain(html: string): string {
  return html.replace(/&(\S+?);/g, (whole, name: string) => entities[name] ?? whole).trim();
}
