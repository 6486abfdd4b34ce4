import { describe, expect, it } from 'vitest';
import {
  type CheckoutAttempt,
  type CheckoutState,
  heldLines,
  idle,
  next,
} from './checkout-state.ts';

const request = (quantity: number) => ({
  items: [{ price: 'price_tower', quantity }],
  success_url: 'https://shop.example/success',
  cancel_url: 'https://shop.example',
});
const attempt: CheckoutAttempt = { key: 'first', request: request(2), heldAt: 1000 };
const named: CheckoutAttempt = { ...attempt, sessionId: 'cs_1' };
const minute = 60_000;

const at = (step: Exclude<CheckoutState['step'], 'idle'>, which = attempt): CheckoutState => ({
  step,
  attempt: which,
});
const requested = (quantity: number, at = 2000) =>
  ({ type: 'requested', request: request(quantity), key: 'second', at }) as const;

const steps = ['requesting', 'outdated', 'paying', 'held', 'releasing'] as const;

describe('a checkout', () => {
  it.each(['requesting', 'paying', 'held'] as const)(
    '[CC8] that is %s goes on under its key for the same cart',
    (step) => {
      expect(next(at(step), requested(2))).toEqual(at('requesting'));
      expect(next(at(step), requested(3))).toEqual(
        at('requesting', { key: 'second', request: request(3), heldAt: 2000 }),
      );
    },
  );

  it('[CC13, CC14] is a new one after the cart has changed, even back to what it was', () => {
    const anew = at('requesting', { ...attempt, key: 'second', heldAt: 2000 });
    for (const before of [idle, at('outdated'), at('releasing')]) {
      expect(next(before, requested(2))).toEqual(anew);
    }
  });

  it('[CC8, CC14] holds its stock anew under its key once its time to pay is over', () => {
    const heldAt = (now: number) => {
      const state = next(at('held'), requested(2, now));
      return state.step !== 'idle' && state.attempt.heldAt;
    };
    expect(heldAt(1000 + 40 * minute - 1)).toBe(1000);
    expect(heldAt(1000 + 40 * minute)).toBe(1000 + 40 * minute);
  });

  it('[CC8] leads to pay with a session, and can be asked for again without one', () => {
    expect(next(at('requesting'), { type: 'answered', at: 3000 })).toEqual(at('held'));
    expect(next(at('requesting'), { type: 'answered', sessionId: 'cs_1', at: 3000 })).toEqual(
      at('paying', { ...named, heldAt: 3000 }),
    );
  });

  it('[CC13, CC14] counts its time from the session it leads to, and not anew for the same', () => {
    const answered = (sessionId: string) =>
      next(at('requesting', named), { type: 'answered', sessionId, at: 3000 });
    expect(answered('cs_1')).toEqual(at('paying', named));
    expect(answered('cs_2')).toEqual(at('paying', { ...attempt, sessionId: 'cs_2', heldAt: 3000 }));
  });

  it('[CC13] is released when the cart changes, but for one on its way', () => {
    const changed = { type: 'cartChanged' } as const;
    expect(next(at('requesting'), changed)).toEqual(at('outdated'));
    for (const step of ['outdated', 'paying', 'held', 'releasing'] as const) {
      expect(next(at(step), changed)).toEqual(at('releasing'));
    }
  });

  it('[CC13] is released when the server rejects it', () => {
    expect(next(at('requesting'), { type: 'rejected' })).toEqual(at('releasing'));
  });

  it('[CC13] of another cart does not learn where to pay', () => {
    const outdated = at('outdated');
    expect(next(outdated, { type: 'answered', sessionId: 'cs_1', at: 3000 })).toBe(outdated);
  });

  it('[CC8] whose answer was lost with its page can be released and repeated', () => {
    expect(next(at('requesting'), { type: 'pageLoaded' })).toEqual(at('held'));
    for (const step of steps.slice(1)) {
      expect(next(at(step), { type: 'pageLoaded' })).toEqual(at(step));
    }
  });

  it('[CC8, CC14] that was not paid can be, and is released where nobody can pay it any more', () => {
    const told = (expired: boolean) =>
      next(at('paying', named), { type: 'toldUnpaid', sessionId: 'cs_1', expired });
    expect(told(false)).toEqual(at('held', named));
    expect(told(true)).toEqual(at('releasing', named));
  });

  it('[CC8] whose order was seen in another tab is released', () => {
    expect(next(at('paying', named), { type: 'orderSeen', sessionId: 'cs_1' })).toEqual(
      at('releasing', named),
    );
  });

  it('[CC8] is left alone by what is told of another session', () => {
    const paying = at('paying', named);
    for (const event of [
      { type: 'toldUnpaid', sessionId: 'cs_2', expired: true },
      { type: 'orderSeen', sessionId: 'cs_2' },
    ] as const) {
      expect(next(paying, event)).toBe(paying);
    }
    const held = at('held', named);
    expect(next(held, { type: 'orderSeen', sessionId: 'cs_1' })).toBe(held);
  });

  it('[CC13] is over once it has been released, and by no other release', () => {
    expect(next(at('releasing'), { type: 'released', key: 'first' })).toBe(idle);
    const next2 = at('requesting', { ...attempt, key: 'second' });
    expect(next(next2, { type: 'released', key: 'first' })).toBe(next2);
  });

  it('[CC13] that is idle stays so', () => {
    for (const event of [
      { type: 'pageLoaded' },
      { type: 'cartChanged' },
      { type: 'rejected' },
      { type: 'answered', sessionId: 'cs_1', at: 3000 },
      { type: 'released', key: 'first' },
    ] as const) {
      expect(next(idle, event)).toBe(idle);
    }
  });

  it.each(steps)('[CC13, CC14] that is %s holds its stock until its time is over', (step) => {
    expect(heldLines(at(step), 1000 + 40 * minute - 1)).toEqual(attempt.request.items);
    expect(heldLines(at(step), 1000 + 40 * minute)).toEqual([]);
  });
});
