import type Stripe from 'stripe';
import { fetchFromProvider } from './provider-error.ts';

/** Looked at before the moment that was asked for: clocks differ, and so do London and UTC. */
const slack = 60 * 60;

/** A page of a hundred takes its time, and nobody waits for it in a browser. */
const patience = { timeout: 60_000 };

type Question = { created: { gte: number }; limit: number; starting_after?: string };

type AskForPage<Thing> = (
  question: Question,
  options: Stripe.RequestOptions,
) => Promise<Stripe.ApiList<Thing>>;

/** Everything that was made since a moment, a page at a time, and then the oldest first. */
export async function listSince<Thing extends { id: string }>(
  moment: Date,
  ask: AskForPage<Thing>,
): Promise<Thing[]> {
  const created = { gte: Math.floor(moment.getTime() / 1000) - slack };
  const found: Thing[] = [];
  for (;;) {
    const last = found.at(-1)?.id;
    const question = { created, limit: 100, ...(last !== undefined && { starting_after: last }) };
    const page = await fetchFromProvider(() => ask(question, patience));
    found.push(...page.data);
    if (!page.has_more || page.data.length === 0) return found.reverse();
  }
}
