import { storageKeys } from '../storage-keys.ts';
import { pageAgeMessage, showMessageBar } from './message-bar.ts';
import workerAddress from './worker.ts?worker&url';

/** Shows the page's age, sends queued requests, and makes the worker store visited pages. */
export function initOffline() {
  showPageAge();
  addEventListener('online', sendQueuedRequests);
  const begin = () => {
    sendQueuedRequests();
    if (import.meta.env.PROD) registerWorker().catch(() => {});
  };
  const whenLoaded = () =>
    document.readyState === 'complete' ? begin() : addEventListener('load', begin, { once: true });
  if (!('prerendering' in document && document.prerendering)) whenLoaded();
  else document.addEventListener('prerenderingchange', whenLoaded, { once: true });
}

function showPageAge() {
  const { keptAt } = document.documentElement.dataset;
  const fetchedAt = Number(keptAt ?? performance.timeOrigin);
  const update = () =>
    showMessageBar(
      'age',
      pageAgeMessage({ online: navigator.onLine, fetchedAt, fromDevice: Boolean(keptAt) }),
    );
  // The offline page has no prices to warn about, and a register has its own message.
  if (document.querySelector('[data-kept-pages], [data-register]')) return;
  update();
  for (const eventName of ['online', 'offline']) addEventListener(eventName, update);
}

/** Few visits have anything to send, so the code for it is only loaded if there is something. */
async function sendQueuedRequests() {
  try {
    if (localStorage.getItem(storageKeys.outbox) === null) return;
    const { sendQueuedAndReport } = await import('./send-queued.ts');
    await sendQueuedAndReport();
  } catch {
    // The request stays queued, and the next page tries again.
  }
}

type TrustedTypesApi = {
  createPolicy: (name: string, rules: object) => { createScriptURL: (given: string) => string };
};

/** The Trusted Types policy of the pages allows only this script address. */
function trustedScriptUrl(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypesApi };
  const policy = trustedTypes?.createPolicy('offline-worker', { createScriptURL: () => address });
  return policy?.createScriptURL('') ?? address;
}

async function registerWorker() {
  const { serviceWorker } = navigator;
  if (!serviceWorker || localStorage.getItem(storageKeys.offlineCache)) return;
  await serviceWorker.register(trustedScriptUrl(workerAddress), { updateViaCache: 'none' });
  const [navigationEntry] = performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[];
  // The page was loaded before there was a worker, or prefetched without it, so it tells the worker what to store.
  if (navigationEntry?.workerStart) return;
  const { active } = await serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([location.pathname, ...loaded]);
}
