import type Stripe from 'stripe';
import { buyerText } from './buyer-text.ts';

/** What a trade buyer may add for their own books and for the driver, as the provider asks for it. */
const fields = {
  company: { label: 'Company', most: 120 },
  ponumber: { label: 'Your PO number', most: 60 },
  deliverynotes: { label: 'Delivery notes (site hours, access, contact)', most: 255 },
} as const;

export type TradeDetails = {
  company: string | undefined;
  poNumber: string | undefined;
  deliveryNotes: string | undefined;
};

/** All of them may be left empty. */
export const tradeFields = Object.entries(fields).map(([key, { label, most }]) => ({
  key,
  label: { type: 'custom' as const, custom: label },
  type: 'text' as const,
  optional: true,
  text: { maximum_length: most },
}));

export function readTradeDetails({ custom_fields: given }: Stripe.Checkout.Session): TradeDetails {
  const under = (key: keyof typeof fields) =>
    buyerText(given.find((field) => field.key === key)?.text?.value);
  return {
    company: under('company'),
    poNumber: under('ponumber'),
    deliveryNotes: under('deliverynotes'),
  };
}
