import { describe, expect, it } from 'vitest';
import {
  type CheckoutAttempt,
  type CheckoutState,
  checkoutReducer,
  heldLines,
  idle,
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

describe('checkout state', () => {
  it.each(['requesting', 'paying', 'held'] as const)(
    '[CC8] while %s keeps its key for the same cart, not for another',
    (step) => {
      expect(checkoutReducer(at(step), requested(2))).toEqual(at('requesting'));
      expect(checkoutReducer(at(step), requested(3))).toEqual(
        at('requesting', { key: 'second', request: request(3), heldAt: 2000 }),
      );
    },
  );

  it('[CC13, CC14] starts a new attempt after a cart change', () => {
    const anew = at('requesting', { ...attempt, key: 'second', heldAt: 2000 });
    for (const before of [idle, at('outdated'), at('releasing')]) {
      expect(checkoutReducer(before, requested(2))).toEqual(anew);
    }
  });

  it('[CC8, CC14] renews the hold under the same key after a timeout', () => {
    const heldAt = (now: number) => {
      const state = checkoutReducer(at('held'), requested(2, now));
      return state.step !== 'idle' && state.attempt.heldAt;
    };
    expect(heldAt(1000 + 40 * minute - 1)).toBe(1000);
    expect(heldAt(1000 + 40 * minute)).toBe(1000 + 40 * minute);
  });

  it('[CC8] moves to paying with a session and to held without one', () => {
    expect(checkoutReducer(at('requesting'), { type: 'answered', at: 3000 })).toEqual(at('held'));
    expect(
      checkoutReducer(at('requesting'), { type: 'answered', sessionId: 'cs_1', at: 3000 }),
    ).toEqual(at('paying', { ...named, heldAt: 3000 }));
  });

  it('[CC13, CC14] restarts the hold time only for a new session', () => {
    const answered = (sessionId: string) =>
      checkoutReducer(at('requesting', named), { type: 'answered', sessionId, at: 3000 });
    expect(answered('cs_1')).toEqual(at('paying', named));
    expect(answered('cs_2')).toEqual(at('paying', { ...attempt, sessionId: 'cs_2', heldAt: 3000 }));
  });

  it('[CC13] releases on a cart change unless a request is in flight', () => {
    const changed = { type: 'cartChanged' } as const;
    expect(checkoutReducer(at('requesting'), changed)).toEqual(at('outdated'));
    for (const step of ['outdated', 'paying', 'held', 'releasing'] as const) {
      expect(checkoutReducer(at(step), changed)).toEqual(at('releasing'));
    }
  });

  it('[CC13] releases when the server rejects it', () => {
    expect(checkoutReducer(at('requesting'), { type: 'rejected' })).toEqual(at('releasing'));
  });

  it('[CC13] ignores the session of an outdated request', () => {
    const outdated = at('outdated');
    expect(checkoutReducer(outdated, { type: 'answered', sessionId: 'cs_1', at: 3000 })).toBe(
      outdated,
    );
  });

  it('[CC8] can release or repeat after its response was lost', () => {
    expect(checkoutReducer(at('requesting'), { type: 'pageLoaded' })).toEqual(at('held'));
    for (const step of steps.slice(1)) {
      expect(checkoutReducer(at(step), { type: 'pageLoaded' })).toEqual(at(step));
    }
  });

  it('[CC8, CC14] stays payable when unpaid and releases when expired', () => {
    const told = (expired: boolean) =>
      checkoutReducer(at('paying', named), { type: 'toldUnpaid', sessionId: 'cs_1', expired });
    expect(told(false)).toEqual(at('held', named));
    expect(told(true)).toEqual(at('releasing', named));
  });

  it('[CC8] releases when its order was shown in another tab', () => {
    expect(checkoutReducer(at('paying', named), { type: 'orderSeen', sessionId: 'cs_1' })).toEqual(
      at('releasing', named),
    );
  });

  it('[CC8] ignores events of another session', () => {
    const paying = at('paying', named);
    for (const event of [
      { type: 'toldUnpaid', sessionId: 'cs_2', expired: true },
      { type: 'orderSeen', sessionId: 'cs_2' },
    ] as const) {
      expect(checkoutReducer(paying, event)).toBe(paying);
    }
    const held = at('held', named);
    expect(checkoutReducer(held, { type: 'orderSeen', sessionId: 'cs_1' })).toBe(held);
  });

  it('[CC13] becomes idle only by its own release', () => {
    expect(checkoutReducer(at('releasing'), { type: 'released', key: 'first' })).toBe(idle);
    const next2 = at('requesting', { ...attempt, key: 'second' });
    expect(checkoutReducer(next2, { type: 'released', key: 'first' })).toBe(next2);
  });

  it('[CC13] stays idle', () => {
    for (const event of [
      { type: 'pageLoaded' },
      { type: 'cartChanged' },
      { type: 'rejected' },
      { type: 'answered', sessionId: 'cs_1', at: 3000 },
      { type: 'released', key: 'first' },
    ] as const) {
      expect(checkoutReducer(idle, event)).toBe(idle);
    }
  });

  it.each(steps)('[CC13, CC14] while %s holds its stock until the hold expires', (step) => {
    expect(heldLines(at(step), 1000 + 40 * minute - 1)).toEqual(attempt.request.items);
    expect(heldLines(at(step), 1000 + 40 * minute)).toEqual([]);
  });
});
