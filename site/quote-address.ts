import { paths } from './paths.ts';
import { quotableFrom } from './quantity-band.ts';
import { footerCities } from './shell/places.ts';

const [home, anchor] = paths.tradeQuotes.split('#');

/** The quote form with the items in the cart. */
export const quoteForCart = `${home}?quote=cart#${anchor}`;

/** The quote form with the items of a list, which is stored in this tab. */
export const quoteForList = `${home}?quote=list#${anchor}`;

/** The quote form with the city filled in. */
export const quoteForCity = (slug: string) => `${home}?city=${slug}#${anchor}`;

/** The quote form with one product, and with its quantity if given. */
export const quoteForProduct = (id: string, quantity?: number) =>
  `${home}?product=${id}${quantity ? `&quantity=${quantity}` : ''}#${anchor}`;

/** Dispatched on `window` when a quote for the cart or a list is requested on the page with the form. */
export const quoteAsked = 'rungmoor:quote-asked';

/** On the form's own page, changes the address in place and dispatches an event instead of loading the page. */
export const askQuoteForCart = () => askInPlace(quoteForCart);

/** The same for a list. */
export const askQuoteForList = () => askInPlace(quoteForList);

function askInPlace(address: string) {
  if (location.pathname !== paths.home) return;
  history.replaceState(history.state, '', address);
  dispatchEvent(new Event(quoteAsked));
}

/** The form's initial values from the address. A city without a page is left out. */
export function readQuoteAddress(search: string): {
  city?: string;
  productId?: string;
  quantity?: number | undefined;
  fromCart: boolean;
  fromList: boolean;
} {
  const asked = new URLSearchParams(search);
  const slug = asked.get('city')?.toLowerCase();
  const city = footerCities.find((name) => name.toLowerCase() === slug);
  const productId = asked.get('product') ?? undefined;
  const quantity = quotableFrom(Number(asked.get('quantity')));
  const from = asked.get('quote');
  return { city, productId, quantity, fromCart: from === 'cart', fromList: from === 'list' };
}
