import { describe, expect, it } from 'vitest';
import { issue } from '../../contract/order-issue.ts';
import { order } from '../testing/order.ts';
import { listIssueActions } from './issue-actions.ts';

const kinds = issue.options.map(({ entries }) => entries.kind.literal);
const undispatched = { ...order, shipments: [] };

describe('issue actions', () => {
  it.each([
    ['out-of-stock', ['dispatch', 'cancel', 'refund', 'resolve']],
    ['paid-twice', ['refund', 'cancel', 'resolve']],
    ['no-email', ['correct-email', 'resolve']],
    ['no-address', ['correct-address', 'cancel', 'refund', 'resolve']],
    ['delivery-surcharge', ['correct-address', 'cancel', 'refund', 'resolve']],
    ['dispute', ['provider', 'resolve']],
    ['note', ['resolve']],
  ] as const)('[OF5] %s has its possible actions, likeliest first', (kind, actions) => {
    expect(listIssueActions(kind, undispatched, true)).toEqual(actions);
  });

  it.each(kinds)(
    '[OF5] %s can be resolved in every state, and only resolved once fully refunded',
    (kind) => {
      expect(listIssueActions(kind, undispatched, true).at(-1)).toBe('resolve');
      const rest = listIssueActions(kind, { ...undispatched, state: 'refunded' }, false);
      expect(rest.filter((action) => action !== 'correct-email')).toEqual(['resolve']);
    },
  );

  it('[OF5] excludes address and dispatch after dispatch, and a missing provider page', () => {
    const dispatched = { ...undispatched, state: 'dispatched' } as const;
    expect(listIssueActions('delivery-surcharge', dispatched, true)).toEqual(['refund', 'resolve']);
    expect(listIssueActions('restored', dispatched, false)).toEqual(['resolve']);
  });

  it('[OF5] excludes a refund after refunds of the full amount', () => {
    const paidBack = { ...undispatched, givenBackPence: order.totalPence };
    expect(listIssueActions('paid-twice', paidBack, true)).toEqual(['cancel', 'resolve']);
  });
});
