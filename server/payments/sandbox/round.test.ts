import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../../testing/databases.ts';
import { sandboxEvent, sandboxRequest, sandboxSession } from './schema.ts';
import { type Bench, oneLadder, openBench } from './testing/bench.ts';

describeOnBothEngines('the books of the sandbox', (database) => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench(database());
  });
  afterAll(() => bench.close());

  const forget = () => bench.sandbox.forgetOldBooks();
  const kept = async () => {
    const { queries } = database();
    const [sessions, events, requests] = [
      await queries.select().from(sandboxSession),
      await queries.select().from(sandboxEvent),
      await queries.select().from(sandboxRequest),
    ];
    return { sessions: sessions.length, events: events.length, requests: requests.length };
  };

  it('forget requests after a day and buyers after a month, but never a payment', async () => {
    const { id } = await bench.stripe.checkout.sessions.create(oneLadder);
    await bench.pay(id);
    await bench.sandbox.makeRound();
    const { payment_intent } = await bench.stripe.checkout.sessions.retrieve(id);
    await forget();
    expect(await kept()).toEqual({ sessions: 1, events: 1, requests: 1 });
    bench.wait(25 * 60);
    await forget();
    expect(await kept()).toEqual({ sessions: 1, events: 1, requests: 0 });
    bench.wait(30 * 24 * 60);
    await forget();
    expect(await kept()).toEqual({ sessions: 0, events: 0, requests: 0 });
    const refund = await bench.stripe.refunds.create({ payment_intent: String(payment_intent) });
    expect(refund.amount).toBe(566_98);
  });
});
