import { storageKeys } from '../storage-keys.ts';

/** What the worker keeps, each kind in a cache of its own; the oldest go when there are more. */
export const kept = {
  pages: { name: `${storageKeys.kept}.pages`, most: 100 },
  files: { name: `${storageKeys.kept}.files`, most: 400 },
  pictures: { name: `${storageKeys.kept}.pictures`, most: 200 },
} as const;

export type Kind = keyof typeof kept;

/** Milliseconds since 1970 at which a kept page came from the server, as a header of it. */
export const keptAtHeader = 'x-kept-at';

/** Noted in local storage, and told to the worker, by who wants nothing kept. */
export const refusal = 'none';

/** Shown for a page that is not kept. It is a file for the worker and no address of the shop. */
export const offlinePage = '/offline.html';

/** Calls, payment and what confirms one: never kept, never answered from what is kept. */
export function isLive(path: string): boolean {
  return /^\/(api|sandbox|success)/.test(path);
}

/** The kind of file at this path that the worker keeps, if any. */
export function fileKind(path: string): Exclude<Kind, 'pages'> | undefined {
  if (path.startsWith('/_astro/')) return 'files';
  return /^\/(pictures|drawings)\//.test(path) ? 'pictures' : undefined;
}
