interface StoredItem {
  key: string;
  name: string;
  holds: string;
  purpose: string;
  /** How long it is kept; if omitted, until it is cleared. */
  kept?: `Until ${string}`;
}

/** Everything the site keeps in a visitor's browser. The cookie policy prints this list in full. */
export const browserStorage: readonly StoredItem[] = [
  {
    key: 'rungmoor.cart.v1',
    name: 'Cart',
    holds:
      'The reference and quantity of each product you added, and the price you last saw, so we can tell you if it has changed',
    purpose: 'Keeps your cart when you reload the page or open a second tab',
  },
  {
    key: 'rungmoor.vat.v1',
    name: 'VAT switch',
    holds: 'Whether you chose prices with or without VAT',
    purpose: 'Remembers your choice',
  },
  {
    key: 'rungmoor.compare.v1',
    name: 'Compare list',
    holds: 'The references of up to four products you chose to compare',
    purpose: 'Keeps your comparison while you look at other pages',
  },
  {
    key: 'rungmoor.delivery.v1',
    name: 'Delivery postcode',
    holds: 'The last postcode you checked for delivery, and standard or express',
    purpose:
      'Shows the delivery price and day on other products and in your cart, and adds it at checkout',
    kept: 'Until you check with an empty field, or clear it',
  },
  {
    key: 'rungmoor.payments.v2',
    name: 'Payments started',
    holds:
      'The references of up to 20 payments you started in this browser, a random number for it, and when you last checked out',
    purpose:
      "Takes what you paid for out of your cart, so you don't pay twice, and frees the stock held for your last checkout when you start another, in this tab or a new one",
    kept: 'Until we have shown you the order, or you open your cart and the payment has ended. We ignore the number after 40 minutes',
  },
  {
    key: 'rungmoor.kept.v1',
    name: 'Pages for use offline',
    holds:
      "From your first visit, a page that says you're offline, the program files for our pages and our product list. After that, copies of pages and pictures you opened or were about to open, each with the time it was saved. If you turn this off in the cookie policy, your choice instead",
    purpose: 'Opens our pages on site when you have no signal',
    kept: 'Until newer copies replace them or you clear them',
  },
  {
    key: 'rungmoor.outbox.v2',
    name: 'Forms not sent yet',
    holds:
      'What you typed into a quote, part or stock form with no signal, including your email address, or an inspection of equipment with your name',
    purpose: 'Sends it when you have a signal again, and tells you',
    kept: "Until it's sent. If we couldn't accept it, until you open it again or delete it",
  },
  {
    key: 'rungmoor.pieces.v1',
    name: 'Equipment opened by its label',
    holds:
      "The key of each label you opened, and that piece's name, site, checklist and inspections with the inspectors' names",
    purpose: 'Opens the piece on site when you have no signal',
    kept: 'Until its label is replaced or you clear it',
  },
  {
    key: 'rungmoor.inspector.v1',
    name: 'Inspector',
    holds: 'Your name and position, as you last entered them with an inspection',
    purpose: 'Fills them in at the next inspection',
  },
  {
    key: 'rungmoor.lists.v1',
    name: 'Saved lists',
    holds:
      'Each list you saved, with the name you gave it: SKUs, quantities and the prices of that day',
    purpose: 'Lets you order the same products again',
    kept: 'Until you delete the list',
  },
  {
    key: 'rungmoor.quoted-list.v1',
    name: 'List for a quote',
    holds: 'The SKUs and quantities you asked a quote for',
    purpose: 'Takes them to the quote form',
    kept: 'Until you close the tab',
  },
  {
    key: 'rungmoor.checkout.v2',
    name: 'Checkout in progress',
    holds:
      'A random number for your last checkout and when it started, the payment reference, the references and quantities of the products, and the delivery postcode',
    purpose:
      'Takes you back to the same payment page, or releases the stock held for you when you change your cart',
    kept: 'Until you close the tab',
  },
];
