/** Where the shop hears from the payment provider what happened. */
export const webhookPath = '/api/stripe-webhook';
