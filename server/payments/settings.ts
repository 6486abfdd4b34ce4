import type { PaymentMode } from './provider.ts';
import { stripe } from './stripe/stripe.ts';

/** Who takes the payments. Another provider is another folder, and its name here. */
export const paymentProvider = stripe;

type PaymentSettings = Parameters<typeof paymentProvider.modeOf>[0];

/** Whether real money moves, test cards are charged, or nothing at all. */
export function paymentMode(settings: PaymentSettings): PaymentMode {
  return paymentProvider.modeOf(settings);
}

/** Who is asked about payments, in words. */
export function providerName(settings: PaymentSettings): string {
  const mode = paymentMode(settings);
  return mode === 'sandbox' ? 'the sandbox' : `${paymentProvider.name} (${mode} mode)`;
}
