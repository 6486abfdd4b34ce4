import { paths } from './paths.ts';
import { quotableFrom } from './quantity-band.ts';
import { footerCities } from './shell/places.ts';

const [home, anchor] = paths.tradeQuotes.split('#');

/** The quote form with the cart's lines in it. */
export const quoteForCart = `${home}?quote=cart#${anchor}`;

/** The quote form with the lines of a list in it, which this tab keeps. */
export const quoteForList = `${home}?quote=list#${anchor}`;

/** The quote form with the town filled in. */
export const quoteForCity = (slug: string) => `${home}?city=${slug}#${anchor}`;

/** The quote form with one product in it, and with how many of it where someone has said. */
export const quoteForProduct = (id: string, quantity?: number) =>
  `${home}?product=${id}${quantity ? `&quantity=${quantity}` : ''}#${anchor}`;

/** Told on `window` when a quote for the cart is asked for on the page that has the form. */
export const quoteAsked = 'rungmoor:quote-asked';

/** On the form's own page nothing loads: the address changes in place and the form is told. */
export const askQuoteForCart = () => askInPlace(quoteForCart);

/** The same for a list. */
export const askQuoteForList = () => askInPlace(quoteForList);

function askInPlace(address: string) {
  if (location.pathname !== paths.home) return;
  history.replaceState(history.state, '', address);
  dispatchEvent(new Event(quoteAsked));
}

/** What the address asks of the form. A town that we have no page for is left out. */
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
