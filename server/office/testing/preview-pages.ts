import { listedProducts } from '../../app/catalogue.ts';
import type { PreviewPages } from '../../publish/preview-pages.ts';

/** A fake site in place of the built one; its pages contain the changes they were rendered with. */
export const fakePreviewPages: PreviewPages = {
  list: () =>
    new Map([
      ['/', []],
      ['/shop', []],
      ['/terms', []],
      ['/spare-parts', listedProducts.map(({ id }) => id)],
    ]),
  readTitle: async (address) => `Title of ${address}`,
  render: async (address, { changes }, draft) =>
    address === '/none'
      ? undefined
      : `<!DOCTYPE html><html><head><title>Page</title><link rel="manifest" href="/m.json"><script>run()</script></head><body><a class="x" href="/shop?family=podium-steps#top">Shop</a><a href="tel:+44">Call</a><img src="/pictures/a.avif">${JSON.stringify([...changes, ...draft])}</body></html>`,
};
