import type { StockStore } from './stock-store.ts';

/**
 * Keeps the offer that machines read in step with the stock that visitors read: the page was built
 * before the last sale, and one that shows sold out and offers it as in stock is held against a shop.
 */
export function showOffer(store: Pick<StockStore, 'left'>, page: ParentNode) {
  for (const script of page.querySelectorAll('script[type="application/ld+json"]')) {
    // The text inside is changed and not the script's: a policy lets no code give a script new text.
    const text = script.firstChild;
    const thing = JSON.parse(text?.nodeValue ?? '{}');
    const left = store.left(/\/product\/(.+)#product$/.exec(thing['@id'])?.[1] ?? '');
    if (!text || !thing.offers || left === undefined) continue;
    const availability = `https://schema.org/${left > 0 ? 'InStock' : 'OutOfStock'}`;
    if (thing.offers.availability === availability) continue;
    thing.offers.availability = availability;
    text.nodeValue = JSON.stringify(thing);
  }
}
