import { showStock } from '../stock/follow-stock.ts';
import { stockStore } from '../stock/stock-store.ts';

/** Makes the link below a model's sizes show the whole family on the page. Until then it leads to the shop. */
export function enableWholeFamilyLink() {
  const link = document.querySelector<HTMLAnchorElement>('[data-whole-family]');
  link?.addEventListener('click', (event) => {
    // Does not use `isPlainClick`, which would load the files of islands.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (link.ariaBusy) return;
    link.ariaBusy = 'true';
    showWholeFamily(link);
  });
}

async function showWholeFamily(link: HTMLAnchorElement) {
  const shop = await fetchDocument(link.pathname);
  const table = shop?.querySelector(`[data-chart="${link.dataset.wholeFamily}"] table`);
  const chart = link.closest('section')?.querySelector('.size-chart');
  if (!table || !chart) {
    link.ariaBusy = null;
    return location.assign(link.href);
  }
  const currentHref = chart.querySelector('[aria-current]')?.getAttribute('href');
  const current = table.querySelector(`a[href="${currentHref}"]`);
  current?.setAttribute('aria-current', 'page');
  // The model already shown stays at the top.
  const model = current?.closest('tbody');
  if (model) table.querySelector('thead')?.after(model);
  chart.replaceChildren(table);
  showStock(stockStore, chart);
  link.remove();
  chart.querySelector<HTMLAnchorElement>('tbody + tbody a')?.focus({ preventScroll: true });
}

/** Does not fetch text, because the Trusted Types policy forbids creating elements from text. */
function fetchDocument(address: string): Promise<Document | null> {
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.timeout = 10_000;
  request.open('GET', address);
  return new Promise((resolve) => {
    request.onloadend = () => resolve(request.responseXML);
    request.send();
  });
}
