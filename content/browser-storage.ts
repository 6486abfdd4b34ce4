interface StoredItem {
  key: string;
  name: string;
  holds: string;
  purpose: string;
  /** How long; what says nothing here stays until it is cleared. */
  kept?: `Until ${string}`;
}

/** Everything the site keeps in a visitor's browser. The cookie policy prints this list, so it cannot fall behind. */
export const browserStorage: readonly StoredItem[] = [
  {
    key: 'rungmoor.cart.v1',
    name: 'Cart',
    holds:
      'The reference and quantity of each product you added, and the price you last saw, so that we can tell you when it has changed',
    purpose: 'Keeps your cart when you reload the page or open a second tab',
  },
  {
    key: 'rungmoor.vat.v1',
    name: 'VAT switch',
    holds: 'Whether you asked for prices with or without VAT',
    purpose: 'Shows prices the way you last chose',
  },
  {
    key: 'rungmoor.compare.v1',
    name: 'Compare list',
    holds: 'The references of up to four products you chose to compare',
    purpose: 'Keeps your comparison while you look at other pages',
  },
  {
    key: 'rungmoor.payments.v1',
    name: 'Payments begun',
    holds: 'The references of up to twenty payments you went to from this browser',
    purpose: 'Takes what you paid for out of your cart, and keeps you from paying for it twice',
    kept: 'Until we have shown you the order, or found the payment over when you open your cart',
  },
  {
    key: 'rungmoor.browser.v1',
    name: 'Stock held for you',
    holds: 'A random number for this browser, and when you last checked out',
    purpose:
      'Frees the stock held for your last checkout when you start another, in this tab or a new one',
    kept: 'Until your next checkout replaces it; after 40 minutes it stands for nothing',
  },
  {
    key: 'rungmoor.kept.v1',
    name: 'Pages for use offline',
    holds:
      'From your first visit, a page that says you are offline, the program files of our pages and our list of products. After that, copies of pages and pictures that you opened or were about to open, each page with the time it was fetched. Or, if you refused them in the cookie policy, your word that you want none',
    purpose: 'Opens our pages again on site, where there is no signal',
    kept: 'Until newer ones take their place or you clear it',
  },
  {
    key: 'rungmoor.outbox.v1',
    name: 'Forms not sent yet',
    holds:
      'What you typed into a quote, part or stock notice form without a signal, your e-mail address included',
    purpose: 'Sends it when the signal is back, and tells you so',
    kept: 'Until it is sent; what we could not take, until you open it again or delete it',
  },
  {
    key: 'rungmoor.checkout.v1',
    name: 'Checkout under way',
    holds:
      'A random number for your last checkout and when you began it, the payment’s reference, and the references and quantities it was for',
    purpose:
      'Takes you back to the same payment page, or frees the stock held for you when you change your cart',
    kept: 'Until you close the tab',
  },
];
