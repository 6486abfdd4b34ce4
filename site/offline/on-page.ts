import { storageKeys } from '../storage-keys.ts';
import { ageOfPage, sayAbove } from './message-bar.ts';
import workerAddress from './worker.ts?worker&url';

/** Shows the page's age, sends queued requests, and makes the worker store visited pages. */
export function workOffline() {
  sayHowOld();
  addEventListener('online', sendWaiting);
  const begin = () => {
    sendWaiting();
    if (import.meta.env.PROD) keepVisits().catch(() => {});
  };
  const whenLoaded = () =>
    document.readyState === 'complete' ? begin() : addEventListener('load', begin, { once: true });
  if (!('prerendering' in document && document.prerendering)) whenLoaded();
  else document.addEventListener('prerenderingchange', whenLoaded, { once: true });
}

function sayHowOld() {
  const { keptAt } = document.documentElement.dataset;
  const fetchedAt = Number(keptAt ?? performance.timeOrigin);
  const say = () =>
    sayAbove(
      'age',
      ageOfPage({ online: navigator.onLine, fetchedAt, fromDevice: Boolean(keptAt) }),
    );
  // The offline page has no prices to warn about, and a register has its own message.
  if (document.querySelector('[data-kept-pages], [data-register]')) return;
  say();
  for (const sign of ['online', 'offline']) addEventListener(sign, say);
}

/** Few visits have anything to send, so the code for it is only loaded if there is something. */
async function sendWaiting() {
  try {
    if (localStorage.getItem(storageKeys.outbox) === null) return;
    const { sendAndTell } = await import('./send-and-tell.ts');
    await sendAndTell();
  } catch {
    // The request stays queued, and the next page tries again.
  }
}

type Trust = {
  createPolicy: (name: string, rules: object) => { createScriptURL: (given: string) => string };
};

/** The Trusted Types policy of the pages allows only this script address. */
function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: Trust };
  const policy = trustedTypes?.createPolicy('offline-worker', { createScriptURL: () => address });
  return policy?.createScriptURL('') ?? address;
}

async function keepVisits() {
  const { serviceWorker } = navigator;
  if (!serviceWorker || localStorage.getItem(storageKeys.kept)) return;
  await serviceWorker.register(trusted(workerAddress), { updateViaCache: 'none' });
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The page was loaded before there was a worker, or prefetched without it, so it tells the worker what to store.
  if (visit?.workerStart) return;
  const { active } = await serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([location.pathname, ...loaded]);
}
