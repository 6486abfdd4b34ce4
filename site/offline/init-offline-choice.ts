import { storageKeys } from '../storage-keys.ts';
import { cachingDisabled, offlineCaches } from './offline-cache.ts';

/** Lets a visitor turn off storing pages for offline use, which also deletes the stored ones. */
export function initOfflineChoice() {
  const section = document.querySelector<HTMLElement>('[data-offline-choice]');
  const box = section?.querySelector('input');
  const statusElement = section?.querySelector('[role=status]');
  // A browser that blocks storage stores no pages anyway.
  if (!section || !box || !statusElement || !hasStorage()) return;
  box.checked = localStorage.getItem(storageKeys.offlineCache) === null;
  box.addEventListener('change', async () => {
    if (box.checked) localStorage.removeItem(storageKeys.offlineCache);
    else await disableCaching();
    statusElement.textContent = box.checked
      ? "We'll store pages again from now on."
      : "We've deleted the stored pages and won't store any more.";
  });
  section.hidden = false;
}

async function disableCaching() {
  localStorage.setItem(storageKeys.offlineCache, cachingDisabled);
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) await unregisterWorker(registration);
  for (const { name } of Object.values(offlineCaches)) await caches.delete(name);
}

async function unregisterWorker(registration: ServiceWorkerRegistration) {
  // A worker that is still being installed would go on to store pages, so wait until it is ready, if it ever is.
  const timeout = new Promise((pass) => setTimeout(pass, 10_000));
  await Promise.race([navigator.serviceWorker.ready, timeout]);
  // The worker serves open pages until they are closed, so it must be told to stop storing.
  registration.active?.postMessage(cachingDisabled);
  await registration.unregister();
}

function hasStorage(): boolean {
  try {
    return Boolean(localStorage) && 'caches' in window;
  } catch {
    return false;
  }
}
