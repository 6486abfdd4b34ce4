import { offerPaths } from '../../../contract/offer-paths.ts';

/** Says that a person has opened the page; mail scanners run no script, and a GET changes nothing. */
const page = document.querySelector<HTMLElement>('[data-offer-key]');
const key = page?.dataset.offerKey;
if (key) {
  const body = new URLSearchParams({ key });
  fetch(offerPaths.opened, { method: 'POST', body, redirect: 'manual' }).catch(() => {});
}
