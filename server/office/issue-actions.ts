import type { IssueKind } from '../../contract/order-issue.ts';
import { isAwaitingDispatch, isUndispatched, nextStates, type Order } from '../orders/order.ts';
import { refundablePence } from '../orders/order-amounts.ts';

/** The possible actions for an issue. `provider` opens the payment provider's own page. */
type IssueAction =
  | 'dispatch'
  | 'correct-email'
  | 'correct-address'
  | 'provider'
  | 'refund'
  | 'cancel'
  | 'resolve';

/** The actions that suit an issue, likeliest first. 'resolve' is always possible. */
const actionsByIssue: Readonly<Record<IssueKind, readonly IssueAction[]>> = {
  'out-of-stock': ['dispatch', 'cancel', 'refund'],
  'paid-twice': ['refund', 'cancel'],
  restored: ['provider', 'dispatch'],
  'amount-mismatch': ['provider', 'refund', 'cancel'],
  'no-email': ['correct-email'],
  'no-address': ['correct-address', 'cancel', 'refund'],
  'delivery-surcharge': ['correct-address', 'cancel', 'refund'],
  dispute: ['provider'],
  'dispute-ended': ['provider'],
  'refund-failed': ['provider', 'refund'],
  'partial-refund': ['provider'],
  'refund-rejected': ['refund', 'provider'],
  'refund-recount': ['provider'],
  'part-payment': ['cancel'],
  overpayment: ['refund'],
  'paid-after-withdrawal': ['dispatch', 'cancel', 'refund'],
  'offer-lost': ['cancel', 'refund'],
  note: [],
};

type IssueOrder = Pick<
  Order,
  'state' | 'totalPence' | 'givenBackPence' | 'shipments' | 'paidAt' | 'payments'
>;

/** How an open issue of an order can be resolved in the order's current state. */
export function listIssueActions(kind: IssueKind, order: IssueOrder, hasProviderPage: boolean) {
  const isPossible: Readonly<Record<IssueAction, boolean>> = {
    dispatch: isAwaitingDispatch(order.state),
    'correct-email': true,
    'correct-address': isUndispatched(order.state),
    provider: hasProviderPage,
    refund: nextStates[order.state].includes('refunded') && refundablePence(order) > 0,
    cancel: isUndispatched(order.state) && order.shipments.length === 0,
    resolve: true,
  };
  return [...actionsByIssue[kind], 'resolve' as const].filter((action) => isPossible[action]);
}
