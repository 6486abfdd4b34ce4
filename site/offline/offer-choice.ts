import { storageKeys } from '../storage-keys.ts';
import { keepNothing, kept } from './keep-files.ts';

/** Lets a visitor turn off storing pages for offline use, which also deletes the stored ones. */
export function offerChoice() {
  const section = document.querySelector<HTMLElement>('[data-offline-choice]');
  const box = section?.querySelector('input');
  const news = section?.querySelector('[role=status]');
  // A browser that blocks storage stores no pages anyway.
  if (!section || !box || !news || !canRemember()) return;
  box.checked = localStorage.getItem(storageKeys.kept) === null;
  box.addEventListener('change', async () => {
    if (box.checked) localStorage.removeItem(storageKeys.kept);
    else await stopKeeping();
    news.textContent = box.checked
      ? "We'll store pages again from now on."
      : "We've deleted the stored pages and won't store any more.";
  });
  section.hidden = false;
}

async function stopKeeping() {
  localStorage.setItem(storageKeys.kept, keepNothing);
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) await takeBack(registration);
  for (const { name } of Object.values(kept)) await caches.delete(name);
}

async function takeBack(registration: ServiceWorkerRegistration) {
  // A worker that is still being installed would go on to store pages, so wait until it is ready, if it ever is.
  const tooLong = new Promise((pass) => setTimeout(pass, 10_000));
  await Promise.race([navigator.serviceWorker.ready, tooLong]);
  // The worker serves open pages until they are closed, so it must be told to stop storing.
  registration.active?.postMessage(keepNothing);
  await registration.unregister();
}

function canRemember(): boolean {
  try {
    return Boolean(localStorage) && 'caches' in window;
  } catch {
    return false;
  }
}
