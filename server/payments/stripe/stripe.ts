import { Hono } from 'hono';
import * as v from 'valibot';
import type { PaymentDeps, PaymentMode, Payments, ProviderModule } from '../provider.ts';

const variables = {
  /** If these two are set, Stripe takes payments; otherwise the sandbox does. */
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[sr]k_(test|live)_\w+$/, 'must be a Stripe secret key')),
  ),
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^whsec_\S+$/, "must be the signing secret of Stripe's webhook")),
  ),
};

type Keys = Partial<Record<keyof typeof variables, string>>;

const webhookPath = '/api/stripe-webhook';

/** Payments by Stripe, or by the sandbox that replaces it while no keys are set. */
export const stripe = {
  name: 'Stripe',
  dashboard: 'the Stripe dashboard',
  webhookPath,
  variables,
  keyNames: 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET',
  syncCommand: 'stripe sync',
  liveSessionPrefix: 'cs_live_',

  detectMode({ STRIPE_SECRET_KEY: key }): PaymentMode {
    if (!key) return 'sandbox';
    return /^[sr]k_live_/.test(key) ? 'live' : 'test';
  },

  validateSettings(source): string[] {
    const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, DATABASE_URL, ORIGIN } = source;
    const isLive = stripe.detectMode(source) === 'live';
    const faults = [
      !key !== !secret && 'STRIPE_WEBHOOK_SECRET must be set together with STRIPE_SECRET_KEY',
      // With real money, the data must not be kept in a local folder only.
      isLive && !DATABASE_URL && 'DATABASE_URL must be set when STRIPE_SECRET_KEY is a live key',
      key &&
        !ORIGIN &&
        'ORIGIN must be set together with STRIPE_SECRET_KEY: Stripe sends buyers back there',
    ];
    return faults.filter((fault) => typeof fault === 'string');
  },

  prepare({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret }, needs): Payments {
    if (!secretKey || !webhookSecret) return createSandboxPayments(needs);
    return {
      pages: undefined,
      open: async () => {
        const { createStripeProvider } = await import('./stripe-provider.ts');
        return createStripeProvider({ secretKey, webhookSecret });
      },
      run: async () => 0,
      close: async () => {},
    };
  },

  async countOrEraseTestRecords(...asked): Promise<number> {
    const { countOrEraseSandboxRecords } = await import('./sandbox.ts');
    return countOrEraseSandboxRecords(...asked);
  },
} satisfies ProviderModule<Keys>;

/** The sandbox is loaded when the shop opens, or on the first request for a payment page. */
function createSandboxPayments(needs: PaymentDeps): Payments {
  let loaded: ReturnType<typeof loadModule> | undefined;
  const loadModule = async () => {
    const { loadSandbox } = await import('./sandbox.ts');
    return loadSandbox(needs, `${needs.address}${webhookPath}`);
  };
  const loadOnce = () => {
    loaded ??= loadModule();
    return loaded;
  };
  const pages = new Hono();
  pages.on(['GET', 'POST'], '/sandbox/checkout/:id', async ({ req }) =>
    (await loadOnce()).sandbox.pages.fetch(req.raw),
  );
  return {
    pages,
    open: async () => (await loadOnce()).open(),
    run: async () => (await loadOnce()).sandbox.run(),
    close: async () => (await loaded)?.close(),
  };
}
