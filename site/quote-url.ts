import { paths } from './paths.ts';
import { toQuotableQuantity } from './quantity-band.ts';
import { footerCities } from './shell/navigation-links.ts';

const [home, anchor] = paths.tradeQuotes.split('#');

/** The quote form with the items in the cart. */
export const cartQuotePath = `${home}?quote=cart#${anchor}`;

/** The quote form with the items of a list, which is stored in this tab. */
export const listQuotePath = `${home}?quote=list#${anchor}`;

/** The quote form with the city filled in. */
export const cityQuotePath = (slug: string) => `${home}?city=${slug}#${anchor}`;

/** The quote form with one product, and with its quantity if given. */
export const productQuotePath = (id: string, quantity?: number) =>
  `${home}?product=${id}${quantity ? `&quantity=${quantity}` : ''}#${anchor}`;

/** Dispatched on `window` when a quote for the cart or a list is requested on the page with the form. */
export const quoteRequestedEvent = 'rungmoor:quote-asked';

/** On the form's own page, changes the address in place and dispatches an event instead of loading the page. */
export const showCartQuoteInPlace = () => showQuoteInPlace(cartQuotePath);

/** The same for a list. */
export const showListQuoteInPlace = () => showQuoteInPlace(listQuotePath);

function showQuoteInPlace(address: string) {
  if (location.pathname !== paths.home) return;
  history.replaceState(history.state, '', address);
  dispatchEvent(new Event(quoteRequestedEvent));
}

/** The form's initial values from the address. A city without a page is left out. */
export function parseQuoteQuery(search: string): {
  city?: string;
  productId?: string;
  quantity?: number | undefined;
  fromCart: boolean;
  fromList: boolean;
} {
  const params = new URLSearchParams(search);
  const slug = params.get('city')?.toLowerCase();
  const city = footerCities.find((name) => name.toLowerCase() === slug);
  const productId = params.get('product') ?? undefined;
  const quantity = toQuotableQuantity(Number(params.get('quantity')));
  const from = params.get('quote');
  return { city, productId, quantity, fromCart: from === 'cart', fromList: from === 'list' };
}
