import { claims } from './company.ts';
import { beyondMainland, loads } from './delivery.ts';
import { retention } from './legal/retention.ts';

interface Action {
  label: string;
  href: string;
}

export const quoteThanks = {
  heading: 'Thank You for Your Quote Request!',
  text: `We answer in writing within ${claims.quoteWorkingDays} working days, to the e-mail address you gave. A confirmation goes there too, unless that address has had several emails today.`,
  next: 'Something to add? Reply to that e-mail, or write to us.',
  home: { label: 'Return to Homepage', href: '/' },
  shop: { label: 'Browse Our Products', href: '/shop' },
} as const;

export const partThanks = {
  heading: 'Your question has reached us',
  text: 'We answer by e-mail, to the address you gave. A confirmation goes there too, unless that address has had several emails today.',
  next: 'Something to add? Reply to that e-mail, or write to us.',
  actions: [
    { label: 'Back to Spare Parts', href: '/spare-parts' },
    { label: 'Browse Our Products', href: '/shop' },
  ] satisfies Action[],
} as const;

const browse = [{ label: 'Browse Our Products', href: '/shop' }] satisfies Action[];

export const noticeThanks = {
  heading: 'Check your email to confirm',
  text: "We've sent a link to the address you gave. Open it to confirm, and we'll email you when the product is back in stock.",
  next: `No email? Check your spam folder. We delete requests that aren't confirmed within ${retention.unconfirmedDays} days.`,
  actions: browse,
} as const;

export const restockConfirmed = {
  heading: "We'll email you when it's back",
  text: "You'll get one email as soon as the product is back in stock. Then we'll delete your address.",
  next: 'Changed your mind? Open the link in our email again.',
  actions: browse,
} as const;

export const restockWithdrawn = {
  heading: "We won't email you",
  text: "We've deleted your request and won't email you about this product.",
  next: 'You can ask again on the product page at any time.',
  actions: browse,
} as const;

export const orderSuccess = {
  heading: 'Thank you for your order',
  text: 'The confirmation goes to the e-mail address you gave at checkout.',
  deliveredBy: (day: string) => `Delivery is by ${day}.`,
  /** Where no day can be named. */
  beyondMainland,
  underReview:
    'We have your payment. Somebody here has to look at the order before it is sent, and writes to you about it. If we cannot send what you ordered, you get your money back in full.',
  longLoad: `Your order holds a load over ${loads.longMetres} m: have two people at the kerb.`,
  heavyLoad: 'Your order holds a heavy load: have a forklift or enough people at the kerb.',
  /** Said until an order is known to stand: it promises nothing. */
  unknown: {
    heading: 'Your order',
    text: 'If your payment went through, the confirmation comes to the e-mail address you gave at checkout.',
  },
  pending: {
    heading: 'Your payment is being confirmed',
    text: 'As soon as it is, the confirmation goes to the e-mail address you gave at checkout.',
  },
  notFound: {
    heading: 'We cannot find this order',
    text: 'Compare the reference with the link in your confirmation e-mail, or call us if money was taken.',
  },
  dispatched: 'Your order has left us and is on its way.',
  delivered: 'Your order has been delivered.',
  cancelled: {
    heading: 'Your order is cancelled',
    text: 'Nothing more is sent for it. Call us if that surprises you.',
  },
  refunded: {
    heading: 'Your order is refunded',
    text: 'The money goes back the way it was paid. Call us if that surprises you.',
  },
  vatInvoice:
    "Need a VAT invoice? Reply to your confirmation, with your company's name and address if they are not on the order.",
  referenceLabel: 'Order Reference',
  withoutReference:
    'This page confirms an order after payment. No order reference came with this visit: open the link in your confirmation e-mail.',
  continueShopping: { label: 'Continue Shopping', href: '/shop' },
  track: 'Track Your Order',
} as const;

/** In its own right: the scripts of the page need not carry it. */
export const orderWithoutScript =
  'This page shows an order and how far it is, and needs JavaScript for it. Your confirmation e-mail has the order too.';

export const pageNotFound = {
  heading: 'Page Not Found',
  text: "Sorry, the page you're looking for doesn't exist or has been moved.",
  actions: [
    { label: 'Homepage', href: '/' },
    { label: 'Shop Towers', href: '/shop' },
    { label: 'View Projects', href: '/projects' },
    { label: 'Spare Parts', href: '/spare-parts' },
  ] satisfies Action[],
  goBack: 'Go Back',
  backToHome: { label: 'Back to Home', href: '/' },
} as const;

export const applicationError = {
  heading: 'Unexpected Application Error!',
  text: 'The fault is ours, not yours. What is in your cart stays there.',
  next: 'Reload the page. If it happens again, tell us what you pressed and we will find it.',
  reload: 'Reload',
  home: { label: 'Back to Home', href: '/' },
} as const;

export const projectNotFound = {
  heading: 'Project Not Found',
  text: (slug: string) => `The project "${slug}" could not be found.`,
  back: { label: 'Return to Projects', href: '/projects' },
} as const;

export const noProjectsInSector = {
  heading: 'No projects found for this sector',
  all: { label: 'View All Projects', href: '/projects' },
} as const;
