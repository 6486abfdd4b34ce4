import { claims } from './company.ts';
import { loads } from './delivery-zones.ts';
import { retention } from './legal/retention.ts';

interface Action {
  label: string;
  href: string;
}

export const quoteThanks = {
  heading: 'Thank You for Your Quote Request!',
  text: `We'll email your quote within ${claims.quoteWorkingDays} working days. We'll also email you a confirmation, unless we've sent that address several emails today.`,
  next: 'Something to add? Reply to that email or contact us.',
  home: { label: 'Return to Homepage', href: '/' },
  shop: { label: 'Browse Our Products', href: '/shop' },
} as const;

export const partThanks = {
  heading: "We've got your question",
  text: "We'll reply by email. We'll also email you a confirmation, unless we've sent that address several emails today.",
  next: 'Something to add? Reply to that email or contact us.',
  actions: [
    { label: 'Back to Spare Parts', href: '/spare-parts' },
    { label: 'Browse Our Products', href: '/shop' },
  ] satisfies Action[],
} as const;

const browse = [{ label: 'Browse Our Products', href: '/shop' }] satisfies Action[];

export const restockThanks = {
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
  text: "We'll email your confirmation to the address you gave at checkout.",
  deliveredBy: (day: string) => `We'll deliver it by ${day}.`,
  /** Shown if no day can be given. */
  noDay: "We'll email you the delivery day.",
  /** Shown if delivery to the address costs more than was paid, with the difference if a price is known. */
  deliveryDifference: (difference: string | undefined) =>
    `We've received your payment. Delivery to your address costs ${difference ? `${difference} more` : 'more'} than you paid. We'll email you, and accept your order once you've agreed the difference. If you don't want to pay it, we'll refund you in full.`,
  underReview:
    "We've received your payment. We need to check your order and will email you today. If we can't send what you ordered, we'll refund you in full.",
  longLoad: `Your order includes items over ${loads.longMetres} m long. Please have two people ready to unload.`,
  heavyLoad:
    'Your order includes a heavy item. Please have a forklift or enough people ready to unload.',
  /** Shown until the order is confirmed, so it promises nothing. */
  unknown: {
    heading: 'Your order',
    text: "If your payment went through, we'll email your confirmation to the address you gave at checkout.",
  },
  pending: {
    heading: "We're confirming your payment",
    text: "We'll email your confirmation as soon as it goes through.",
  },
  notFound: {
    heading: "We can't find this order",
    text: 'Check the reference against the link in your confirmation email. If you were charged, call us.',
  },
  partDispatched: "Part of your order is on its way. We'll email you when we dispatch the rest.",
  dispatched: 'Your order is on its way.',
  delivered: 'Your order has been delivered.',
  cancelled: {
    heading: 'Your order has been cancelled',
    text: "We won't send anything else for this order. Not what you expected? Call us.",
  },
  refunded: {
    heading: 'Your order has been refunded',
    text: 'The money goes back the way you paid. Not what you expected? Call us.',
  },
  vatInvoice:
    "Need a VAT invoice? Reply to your confirmation email. Add your company name and address if they aren't on the order.",
  referenceLabel: 'Order Reference',
  withoutReference:
    'This page shows your order after payment. To see it, open the link in your confirmation email.',
  continueShopping: { label: 'Continue Shopping', href: '/shop' },
  track: 'Track Your Order',
} as const;

/** Separate, so that the scripts of the page do not include it. */
export const orderWithoutScript =
  'This page needs JavaScript to show your order. Your order is also in your confirmation email.';

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
  text: "Sorry, something went wrong at our end. Your cart hasn't changed.",
  next: "Reload the page. If it happens again, tell us what you were doing and we'll fix it.",
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
