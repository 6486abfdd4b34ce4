import { browserStorage } from '../browser-storage.ts';
import { company } from '../company.ts';
import { type LegalDocument, list, section, table } from './document.ts';

export const cookies: LegalDocument = {
  title: 'Cookie Policy',
  lastUpdated: 'Last updated: 20th August 2025',
  metaDescription: `${company.name} uses no cookies and no analytics. What the site stores in your browser, why, and how to clear it.`,
  summary:
    "This site uses no cookies, so there's no cookie banner. It stores twelve things in your own browser: eleven because of something you did here, and copies of pages so they open when you have no signal.",
  sections: [
    section(
      'none',
      '1. No cookies',
      'No analytics cookies are used. No advertising, social media or other cookies are used either. Our pages load nothing from other companies: fonts, pictures and scripts all come from our own address, so nobody else knows you were here.',
    ),
    section(
      'storage',
      '2. What we store in your browser',
      'The site uses local storage, session storage, a cache and a small database in your browser. Our pages can read them, but they are not sent with each request. They hold only this:',
      table(
        'Browser storage',
        ['Name', 'What it holds', 'What it is for', 'Kept'],
        browserStorage.map(({ key, name, holds, purpose, kept = 'Until you clear it' }) => [
          `${name} (${key})`,
          holds,
          purpose,
          kept,
        ]),
      ),
      "All but the pages for use offline are stored only when you use the feature they belong to. The Privacy and Electronic Communications Regulations 2003 (PECR) allow that without a consent banner, because it's strictly necessary for something you asked the site to do. Only one of the seven can identify you: a form you sent with no signal holds your email address until it reaches us, and is then deleted.",
      "We store pages for use offline without asking you first. On your first visit our pages set up a small program in your browser, the offline worker. It stores a page that says you're offline and, unless your browser is set to save data, the program files and product list our pages need. After that it stores the pages you open or are about to open, with their pictures. This is only so that our pages open on site when you have no signal. We don't use it to recognise you or count visits. Section 4 explains how to remove it and turn it off.",
    ),
    section(
      'checkout',
      '3. At checkout you leave our site',
      "You pay on Stripe's own pages. Stripe may set cookies there, mainly to prevent fraud, and its own cookie policy applies. It sets none on our pages, and we don't contact it until you select Checkout.",
    ),
    section(
      'clear',
      '4. How to clear it or turn it off',
      list(
        'Remove the products from your cart and comparison, empty the postcode field and select Check, and set the VAT switch back.',
        "Or delete the data for our site in your browser's privacy settings. Your cart, VAT choice, comparison and postcode will be cleared, along with the offline pages, the offline worker and any form that hasn't been sent.",
        "To stop storing pages for use offline, untick the box at the end of this page. We'll delete them straight away and store no more until you tick it again.",
        'If your browser blocks storage, the site still works, but your cart only lasts while the page is open.',
      ),
    ),
    section(
      'change',
      '5. If this changes',
      `Before setting any analytics cookie we would ask for your consent and list the cookie here, with its purpose and how long it lasts. We wouldn't set anything until you agreed. Questions? Email ${company.email.shown}.`,
    ),
  ],
};
