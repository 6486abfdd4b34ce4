import { paths } from '../../paths.ts';
import { cityPath, footerCities } from '../../shell/places.ts';

/** A page, or a part of one, that answers what is no product. */
export type SitePage = {
  readonly name: string;
  /** What stands there. */
  readonly says: string;
  readonly href: string;
  /** What buyers call it, as stems. */
  readonly called: string;
  /** What it is called names products too, which are looked for as well. */
  readonly sells?: true;
};

const contact = `${paths.terms}#seller`;

/** What is asked for most comes first. */
export const sitePages: readonly SitePage[] = [
  {
    name: 'Delivery',
    says: 'Cost and delivery times',
    href: `${paths.terms}#delivery`,
    called:
      'delivery, deliver, delivered, shipping, postage, carriage, courier, dispatch, lead time',
  },
  {
    name: 'Returns',
    says: 'How to return goods, and refunds',
    href: `${paths.terms}#returns`,
    called: 'return, returning, refund, refunded, send back, money back',
  },
  {
    name: 'Cancelling an order',
    says: 'How to cancel, and by when',
    href: `${paths.terms}#cancel`,
    called: 'cancel, cancelling, cancellation',
  },
  {
    name: 'Your order',
    says: 'Track it from the link in your email, or ask us',
    href: contact,
    called: 'my order, order status, order number, order reference, track, tracking',
  },
  {
    name: 'Contact',
    says: 'Phone, email, address and opening hours',
    href: contact,
    called:
      'contact, phone, telephone, call, email, mail, address, opening time, opening hour, hour, about us, vat number, company number, registered office, hire, rental, click and collect, collect, collection, manual, instruction',
  },
  {
    name: 'Prices, VAT and payment',
    says: "What's included and how to pay",
    href: `${paths.terms}#prices`,
    called: 'vat, payment, pay, paying, invoice, credit card, debit card',
  },
  {
    name: 'Warranty',
    says: 'What our quality guarantee covers',
    href: `${paths.terms}#guarantee`,
    called: 'warranty, guarantee, defect, defective',
  },
  {
    name: 'Faulty goods',
    says: 'Repair, replacement or refund for consumers',
    href: `${paths.terms}#faulty`,
    called: 'faulty, fault, broken, damaged, damage, repair',
  },
  {
    name: 'Trade quotes',
    says: 'Send a list and get a written price',
    href: paths.tradeQuotes,
    called:
      'quote, quotation, bulk, trade price, trade pricing, trade discount, volume discount, trade account, credit account, account',
  },
  {
    name: 'Spare parts',
    says: 'Choose your product and see what fits',
    href: paths.spareParts,
    called: 'spare, parts',
    sells: true,
  },
  {
    name: 'How high do you need to reach?',
    says: 'Set the height and see which products reach it',
    href: `${paths.home}#configurator`,
    called: 'what size, which size, size guide, how high, how tall, configurator',
  },
  {
    name: 'Frequently asked questions',
    says: 'Sizes, standards, training, inspection, delivery',
    href: `${paths.home}#faq`,
    called: 'faq, question, help, advice, training, pasma, ladder card',
  },
  {
    name: 'Projects',
    says: 'Case studies: the kit used and how long it took',
    href: paths.projects,
    called: 'project, case study',
  },
  {
    name: 'Complaints',
    says: 'How to complain, and what happens next',
    href: `${paths.terms}#complaints`,
    called: 'complaint, complain',
  },
  {
    name: 'Terms & Conditions',
    says: 'The terms that apply when you buy from us',
    href: paths.terms,
    called: 'terms, condition, t c, t cs, legal',
  },
  {
    name: 'Privacy Policy',
    says: 'What we hold about you, why and for how long',
    href: paths.privacy,
    called: 'privacy, gdpr, personal data, data protection',
  },
  {
    name: 'Cookie Policy',
    says: 'No cookies, and what we store in your browser',
    href: paths.cookies,
    called: 'cookie, cookies',
  },
  ...footerCities.map((city) => ({
    name: city,
    says: 'Depot, opening hours and delivery',
    href: cityPath(city),
    called: city.toLowerCase(),
  })),
];
