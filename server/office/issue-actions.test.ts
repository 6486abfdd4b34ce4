import { describe, expect, it } from 'vitest';
import { issue } from '../../contract/order-issue.ts';
import { order } from '../testing/order.ts';
import { issueActions } from './issue-actions.ts';

const kinds = issue.options.map(({ entries }) => entries.kind.literal);
const undispatched = { ...order, shipments: [] };

describe('an open issue', () => {
  it.each([
    ['out-of-stock', ['dispatch', 'cancel', 'refund', 'resolve']],
    ['paid-twice', ['refund', 'cancel', 'resolve']],
    ['no-email', ['correct-email', 'resolve']],
    ['no-address', ['correct-address', 'cancel', 'refund', 'resolve']],
    ['delivery-surcharge', ['correct-address', 'cancel', 'refund', 'resolve']],
    ['dispute', ['provider', 'resolve']],
    ['note', ['resolve']],
  ] as const)('[OF5] that is %s offers what fits, the likeliest first', (kind, actions) => {
    expect(issueActions(kind, undispatched, true)).toEqual(actions);
  });

  it.each(kinds)(
    '[OF5] that is %s can be resolved in every state, and by nothing else once all is refunded',
    (kind) => {
      expect(issueActions(kind, undispatched, true).at(-1)).toBe('resolve');
      const rest = issueActions(kind, { ...undispatched, state: 'refunded' }, false);
      expect(rest.filter((action) => action !== 'correct-email')).toEqual(['resolve']);
    },
  );

  it('[OF5] offers no address and no dispatch of what has left, and no page that does not exist', () => {
    const dispatched = { ...undispatched, state: 'dispatched' } as const;
    expect(issueActions('delivery-surcharge', dispatched, true)).toEqual(['refund', 'resolve']);
    expect(issueActions('restored', dispatched, false)).toEqual(['resolve']);
  });

  it('[OF5] offers no refund where everything went back in parts', () => {
    const paidBack = { ...undispatched, givenBackPence: order.totalPence };
    expect(issueActions('paid-twice', paidBack, true)).toEqual(['cancel', 'resolve']);
  });
});
