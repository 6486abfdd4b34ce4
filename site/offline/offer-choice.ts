import { storageKeys } from '../storage-keys.ts';
import { keepNothing, kept } from './keep-files.ts';

/** Lets a visitor turn off that pages are kept for use offline, which takes away those that are. */
export function offerChoice() {
  const section = document.querySelector<HTMLElement>('[data-offline-choice]');
  const box = section?.querySelector('input');
  const news = section?.querySelector('[role=status]');
  // A browser that blocks storage keeps nothing anyway.
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
  // One that is still being set up would go on keeping; one that never is keeps nothing.
  const tooLong = new Promise((pass) => setTimeout(pass, 10_000));
  await Promise.race([navigator.serviceWorker.ready, tooLong]);
  // It answers for the pages that are open until they are closed.
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
