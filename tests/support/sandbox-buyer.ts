import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '../../catalogue/product.ts';
import { newClientHeaders } from './client-headers.ts';
import { isClearRetryError } from './quotes.ts';

/** Milliseconds between two purchases of one buyer. */
const pauseMs = 50;

type CheckoutAttempt = { price: string; quantity: number; key?: string };

/** What the cart sends to start a checkout; `origin` is the shop's own address. */
export function checkoutBody(origin: string, price: string, quantity = 1) {
  return {
    items: [{ price, quantity }],
    success_url: `${origin}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: origin,
  };
}

/** Starts a checkout as the cart does; returns the status, whether an error is clear, and where to pay. */
export async function startCheckout(
  address: string,
  origin: string,
  { price, quantity, key }: CheckoutAttempt,
): Promise<{ status: number; clear: boolean; url?: string }> {
  const response = await fetch(`${address}/api/create-checkout`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
      ...newClientHeaders(),
    },
    body: JSON.stringify(checkoutBody(origin, price, quantity)),
  });
  const text = await response.text();
  const { url } = JSON.parse(text) as { url?: string };
  return {
    status: response.status,
    clear: isClearRetryError(response, text),
    ...(url !== undefined && { url }),
  };
}

/** Pays a session on the sandbox's page with the card that always succeeds; `typed` replaces fields. */
export async function pay(url: string, typed: Record<string, string> = {}): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      email: 'buyer@firm.example',
      phone: '0161 496 0142',
      name: 'A Buyer',
      line1: '1 Test Road',
      town: 'Leeds',
      postcode: 'LS1 1AA',
      card: '4242424242424242',
      ...typed,
    }),
  });
  return response.status === 303;
}

/** The session that a payment page is for. */
export function parseSessionId(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

/** Buyers who pay for most checkouts, and retry with the same key or session if the server was killed. */
export function createBuyers(products: readonly Product[]) {
  const counts = { asked: 0, begun: 0, soldOut: 0, paid: new Set<string>() };
  const unansweredAttempts: CheckoutAttempt[] = [];
  const unpaidSessions: string[] = [];

  function newAttempt(): CheckoutAttempt {
    const product = products[Math.floor(Math.random() * products.length)];
    if (!product) throw new Error('There is nothing to buy');
    const quantity = 1 + Math.floor(Math.random() * 3);
    return { price: product.priceId, quantity, key: randomUUID() };
  }

  async function startNextCheckout(address: string, origin: string): Promise<void> {
    const attempt = unansweredAttempts.pop() ?? newAttempt();
    counts.asked += 1;
    try {
      const { status, url } = await startCheckout(address, origin, attempt);
      if (status === 409) counts.soldOut += 1;
      if (url === undefined) return;
      counts.begun += 1;
      // One in eight does not pay.
      if (Math.random() > 1 / 8) unpaidSessions.push(parseSessionId(url));
    } catch (error) {
      unansweredAttempts.push(attempt);
      throw error;
    }
  }

  async function payNext(address: string): Promise<string | undefined> {
    const session = unpaidSessions.shift();
    if (session === undefined) return;
    try {
      if (!(await pay(`${address}/sandbox/checkout/${session}`))) return;
      counts.paid.add(session);
      return session;
    } catch (error) {
      unpaidSessions.push(session);
      throw error;
    }
  }

  /** Starts a checkout and pays for one; returns the session that was paid. */
  async function buyOnce(address: string, origin = address): Promise<string | undefined> {
    await startNextCheckout(address, origin);
    return payNext(address);
  }

  return {
    counts,
    buyOnce,
    /** Buys until the shop is killed. */
    async buyUntilKilled(address: string, signal: AbortSignal): Promise<void> {
      try {
        while (!signal.aborted) {
          await buyOnce(address);
          await pause(pauseMs);
        }
      } catch {
        // The server was killed before it responded; the buyer returns when it is running again.
      }
    },
  };
}
