import type { PaymentMode } from './provider.ts';
import { stripe } from './stripe/stripe.ts';

/** The payment provider. To use another, add a folder for it and name it here. */
export const paymentProvider = stripe;

type PaymentSettings = Parameters<typeof paymentProvider.detectMode>[0];

/** Whether real money moves, test cards are charged, or nothing is charged at all. */
export function paymentMode(settings: PaymentSettings): PaymentMode {
  return paymentProvider.detectMode(settings);
}

/** The provider's name and mode for messages. */
export function providerName(settings: PaymentSettings): string {
  const mode = paymentMode(settings);
  return mode === 'sandbox' ? 'the sandbox' : `${paymentProvider.name} (${mode} mode)`;
}
