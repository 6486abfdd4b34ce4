/** The test cards, under the numbers that Stripe's own test mode knows. */
export const cards = [
  { number: '4242424242424242', result: 'paid', says: 'Payment succeeds' },
  {
    number: '4000002500003155',
    result: 'asked again',
    says: '3-D Secure: the bank asks you to confirm',
  },
  { number: '4000000000000002', result: 'declined', says: 'Declined by the bank' },
  { number: '4000000000009995', result: 'declined', says: 'Declined: insufficient funds' },
] as const;

export type CardNumber = (typeof cards)[number]['number'];
export type Card = (typeof cards)[number];

/** A number in groups of four, as it stands on a card. */
export function spaced(number: CardNumber): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}
