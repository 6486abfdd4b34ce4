import { storageKeys } from '../storage-keys.ts';
import { ageOfPage, sayAbove } from './message-bar.ts';
import workerAddress from './worker.ts?worker&url';

/** Says how old the page is, sends what waits, and has the worker keep what is visited. */
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
  // The page shown for want of another has no prices to warn of, and a register says it in words of its own.
  if (document.querySelector('[data-kept-pages], [data-register]')) return;
  say();
  for (const sign of ['online', 'offline']) addEventListener(sign, say);
}

/** Few visits have anything to send: the code for it is loaded when one has. */
async function sendWaiting() {
  try {
    if (localStorage.getItem(storageKeys.outbox) === null) return;
    const { sendAndTell } = await import('./send-and-tell.ts');
    await sendAndTell();
  } catch {
    // It waits on: the next page tries again.
  }
}

type Trust = {
  createPolicy: (name: string, rules: object) => { createScriptURL: (given: string) => string };
};

/** The pages' policy lets no text become a script's address but this one. */
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
  // Loaded before there was a worker, or fetched ahead past it: the page says what to keep of it.
  if (visit?.workerStart) return;
  const { active } = await serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([location.pathname, ...loaded]);
}
