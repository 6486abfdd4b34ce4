import type { FieldErrors } from '../../../contract/field-errors.ts';
import type { PieceData } from '../../../contract/register.ts';
import { registerPaths } from '../../../contract/register-paths.ts';
import { lateStorageKeys } from '../../late-storage-keys.ts';
import { offlineCaches, registerShell } from '../../offline/offline-cache.ts';
import { browserOutbox, deleteRequests, sendQueued } from '../../offline/outbox.ts';
import { queueForLater } from '../../offline/send-queued.ts';
import { createRandomKey } from '../../random-key.ts';
import { storageKeys } from '../../storage-keys.ts';

/** An error from the server; without a status if it could not be reached. */
export class RegisterError extends Error {
  readonly status: number | undefined;
  readonly fields: FieldErrors;

  constructor(message: string, status?: number, fields: FieldErrors = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

/** Posts to the register's API and reads the response. */
export async function postToRegister<Data>(path: string, body: object): Promise<Data> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => {
    throw new RegisterError("We couldn't connect. Try again in a moment.");
  });
  const read: unknown = await answer.json().catch(() => null);
  if (answer.ok) return read as Data;
  const { error, fields } = (read ?? {}) as { error?: unknown; fields?: FieldErrors };
  const errorMessage = typeof error === 'string' ? error : 'Something went wrong on our side.';
  throw new RegisterError(errorMessage, answer.status, fields);
}

/** Downloads a file that needs the key. Sent as a POST, so that the key is in no address. */
export function download(fields: Readonly<Record<string, string>>) {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = registerPaths.file;
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

const cacheKey = (key: string) => `/piece-data/${key}`;

/** Stores a piece on this device, so that its label opens offline. */
export async function cachePiece(key: string, data: PieceData) {
  if (!('caches' in window) || localStorage.getItem(storageKeys.offlineCache) !== null) return;
  const cache = await caches.open(lateStorageKeys.pieces);
  await cache.put(cacheKey(key), Response.json(data));
}

export async function readCachedPiece(key: string): Promise<PieceData | undefined> {
  if (!('caches' in window)) return undefined;
  const cached = await (await caches.open(lateStorageKeys.pieces)).match(cacheKey(key));
  return cached?.json();
}

/** Deletes a stored piece, because a replaced label must no longer show anything. */
export async function deleteCachedPiece(key: string) {
  if ('caches' in window) await (await caches.open(lateStorageKeys.pieces)).delete(cacheKey(key));
}

/** Sends queued requests, and returns whether inspections of a piece are still queued, unknown to the server. */
export async function syncQueuedInspections(key: string): Promise<boolean> {
  if (localStorage.getItem(storageKeys.outbox) === null) return false;
  if (navigator.onLine) await sendQueued();
  return (await browserOutbox.read()).some(
    ({ path, state, fields }) =>
      path === registerPaths.inspect && state === 'waiting' && fields?.key === key,
  );
}

export type SendResult =
  | { kind: 'sent' }
  | { kind: 'waiting'; count: number }
  | { kind: 'rejected'; reason: string };

/** Queues an inspection in the outbox, so that it cannot be lost, and sends the queue. */
export async function sendInspection(
  what: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<SendResult> {
  const key = createRandomKey();
  const path = registerPaths.inspect;
  try {
    await queueForLater({ key, path, what, at: Date.now(), fields });
  } catch {
    // Without storage, the inspection is sent now or not at all.
    return sendNow({ ...fields, attempt: key });
  }
  if (navigator.onLine) await sendQueued();
  const all = await browserOutbox.read();
  const ownRequest = all.find((each) => each.key === key);
  if (ownRequest?.state === 'rejected')
    return { kind: 'rejected', reason: ownRequest.reason ?? '' };
  const waiting = all.filter((each) => each.path === path && each.state === 'waiting');
  if (ownRequest?.state === 'waiting') return { kind: 'waiting', count: waiting.length };
  await deleteRequests([key]);
  return { kind: 'sent' };
}

async function sendNow(fields: object): Promise<SendResult> {
  try {
    await postToRegister(registerPaths.inspect, fields);
    return { kind: 'sent' };
  } catch (error) {
    return { kind: 'rejected', reason: error instanceof Error ? error.message : '' };
  }
}

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
