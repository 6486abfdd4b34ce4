import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '../../catalogue/product.ts';
import { isClear } from './quotes.ts';
import { newVisitor } from './visitors.ts';

/** Milliseconds between two purchases of one buyer. */
const breath = 50;

type BuyerAttempt = { price: string; quantity: number; key?: string };

/** What the cart sends to start a checkout; `origin` is the shop's own address. */
export function checkoutBody(origin: string, price: string, quantity = 1) {
  return {
    items: [{ price, quantity }],
    success_url: `${origin}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: origin,
  };
}

/** Starts a checkout as the cart does; returns the status, whether an error is clear, and where to pay. */
export async function checkOut(
  address: string,
  origin: string,
  { price, quantity, key }: BuyerAttempt,
): Promise<{ status: number; clear: boolean; url?: string }> {
  const response = await fetch(`${address}/api/create-checkout`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
      ...newVisitor(),
    },
    body: JSON.stringify(checkoutBody(origin, price, quantity)),
  });
  const text = await response.text();
  const { url } = JSON.parse(text) as { url?: string };
  return {
    status: response.status,
    clear: isClear(response, text),
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
export function sessionOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

/** Buyers who pay for most checkouts, and retry with the same key or session if the server was killed. */
export function createBuyers(goods: readonly Product[]) {
  const seen = { asked: 0, begun: 0, soldOut: 0, paid: new Set<string>() };
  const unanswered: BuyerAttempt[] = [];
  const unpaid: string[] = [];

  function newAttempt(): BuyerAttempt {
    const product = goods[Math.floor(Math.random() * goods.length)];
    if (!product) throw new Error('There is nothing to buy');
    const quantity = 1 + Math.floor(Math.random() * 3);
    return { price: product.priceId, quantity, key: randomUUID() };
  }

  async function begin(address: string, origin: string): Promise<void> {
    const attempt = unanswered.pop() ?? newAttempt();
    seen.asked += 1;
    try {
      const { status, url } = await checkOut(address, origin, attempt);
      if (status === 409) seen.soldOut += 1;
      if (url === undefined) return;
      seen.begun += 1;
      // One in eight does not pay.
      if (Math.random() > 1 / 8) unpaid.push(sessionOf(url));
    } catch (error) {
      unanswered.push(attempt);
      throw error;
    }
  }

  async function payOne(address: string): Promise<string | undefined> {
    const session = unpaid.shift();
    if (session === undefined) return;
    try {
      if (!(await pay(`${address}/sandbox/checkout/${session}`))) return;
      seen.paid.add(session);
      return session;
    } catch (error) {
      unpaid.push(session);
      throw error;
    }
  }

  /** Starts a checkout and pays for one; returns the session that was paid. */
  async function buyOnce(address: string, origin = address): Promise<string | undefined> {
    await begin(address, origin);
    return payOne(address);
  }

  return {
    seen,
    buyOnce,
    /** Buys until the shop is killed. */
    async shopUntil(address: string, signal: AbortSignal): Promise<void> {
      try {
        while (!signal.aborted) {
          await buyOnce(address);
          await pause(breath);
        }
      } catch {
        // The server was killed before it responded; the buyer returns when it is running again.
      }
    },
  };
}
