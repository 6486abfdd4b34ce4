import { offerPaths } from '../../../contract/offer-paths.ts';

/** Reports that a person has opened the page. Mail scanners run no scripts, and a GET changes nothing. */
const page = document.querySelector<HTMLElement>('[data-offer-key]');
const key = page?.dataset.offerKey;
if (key) {
  const body = new URLSearchParams({ key });
  fetch(offerPaths.opened, { method: 'POST', body, redirect: 'manual' }).catch(() => {});
}
