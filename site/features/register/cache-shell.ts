import type { PieceData } from '../../../contract/register.ts';
import { offlineCaches, registerShell } from '../../offline/offline-cache.ts';
import { storageKeys } from '../../storage-keys.ts';

/** Caches the empty page, its files and the piece's picture and documents for the service worker. */
export async function cacheShell({ piece }: PieceData) {
  if (!('caches' in window) || localStorage.getItem(storageKeys.offlineCache) !== null) return;
  const page = await fetch(registerShell);
  if (!page.ok) return;
  const html = await page.clone().text();
  const [pages, files, pictures] = await Promise.all([
    caches.open(offlineCaches.pages.name),
    caches.open(offlineCaches.files.name),
    caches.open(offlineCaches.pictures.name),
  ]);
  await pages.put(registerShell, page);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin, pathname }) => {
    return origin === location.origin && pathname.startsWith('/_astro/');
  });
  const named = html.match(/\/_astro\/[\w.-]+/g) ?? [];
  await files.addAll([...new Set([...named, ...own.map(({ pathname }) => pathname)])]);
  if (piece.image) {
    const picture = loaded.find(({ pathname }) => pathname.startsWith(piece.image ?? ' '));
    if (picture) await pictures.add(picture.pathname);
  }
}
