import { storageKeys } from '../storage-keys.ts';
import { kept, refusal } from './kept.ts';

/** Lets a visitor refuse that pages are kept for use offline, which takes away those that are. */
export function offerChoice() {
  const section = document.querySelector<HTMLElement>('[data-offline-choice]');
  const box = section?.querySelector('input');
  const news = section?.querySelector('[role=status]');
  // A browser that blocks storage keeps nothing anyway.
  if (!section || !box || !news || !canRemember()) return;
  box.checked = localStorage.getItem(storageKeys.kept) === null;
  box.addEventListener('change', async () => {
    if (box.checked) localStorage.removeItem(storageKeys.kept);
    else await refuse();
    news.textContent = box.checked
      ? 'Pages are kept again from the next one on.'
      : 'No page is kept any more, and those that were are deleted.';
  });
  section.hidden = false;
}

async function refuse() {
  localStorage.setItem(storageKeys.kept, refusal);
  const registration = await navigator.serviceWorker?.getRegistration();
  // It answers for the pages that are open until they are closed.
  registration?.active?.postMessage(refusal);
  await registration?.unregister();
  for (const { name } of Object.values(kept)) await caches.delete(name);
}

function canRemember(): boolean {
  try {
    return Boolean(localStorage) && 'caches' in window;
  } catch {
    return false;
  }
}
