import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseExpiredWithin } from '../../jobs/retention/retention.ts';
import { describeOnBothEngines } from '../../testing/databases.ts';
import { sandboxEvent, sandboxRequest, sandboxSession } from './schema.ts';
import { type Bench, oneLadder, openBench } from './testing/bench.ts';

describeOnBothEngines('the books of the sandbox', (database) => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench(database());
  });
  afterAll(() => bench.close());

  const forgetAfter = (days: number) => {
    const then = new Date(Date.now() + days * 24 * 60 * 60_000);
    return eraseExpiredWithin(database().queries, undefined, then);
  };
  const kept = async () => {
    const { queries } = database();
    const [sessions, events, requests] = [
      await queries.select().from(sandboxSession),
      await queries.select().from(sandboxEvent),
      await queries.select().from(sandboxRequest),
    ];
    return { sessions: sessions.length, events: events.length, requests: requests.length };
  };

  it('forget buyers after a month, but never a payment', async () => {
    const { id } = await bench.stripe.checkout.sessions.create(oneLadder);
    await bench.pay(id);
    await bench.sandbox.makeRound();
    const { payment_intent } = await bench.stripe.checkout.sessions.retrieve(id);
    await forgetAfter(27);
    expect(await kept()).toEqual({ sessions: 1, events: 1, requests: 1 });
    await forgetAfter(32);
    expect(await kept()).toEqual({ sessions: 0, events: 0, requests: 0 });
    const refund = await bench.stripe.refunds.create({ payment_intent: String(payment_intent) });
    expect(refund.amount).toBe(566_98);
  });
});
