import { formatPrice } from '../../catalogue/money.ts';
import type { ActivityAction } from '../../contract/activity.ts';
import type { EmailKind } from '../../contract/email-kinds.ts';
import { formatTime } from '../../contract/uk-time.ts';
import { actionPhrases } from '../activity/activity-texts.ts';
import type { Conflict, OrderDetail, OrderDetailLine } from './order-data.ts';

/** For example '1 item' or '7 items'. */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The button's label: 'Dispatch all 7 items' or, for only some of them, 'Dispatch 2 items'. */
export function dispatchLabel(chosen: number, left: number): string {
  const items = pluralize(chosen, 'item');
  return chosen === left && left > 1 ? `Dispatch all ${items}` : `Dispatch ${items}`;
}

type Action = OrderDetail['issues'][number]['actions'][number];

/** The name of each way to resolve an issue. */
export const issueActionLabels: Readonly<Record<Action, string>> = {
  dispatch: 'Dispatch what is here',
  'correct-email': 'Correct email',
  'correct-address': 'Correct address',
  provider: 'See the payment',
  refund: 'Refund',
  cancel: 'Cancel order',
  resolve: 'Resolve',
};

/** The title of an email of each kind. */
const emailTitles: Partial<Readonly<Record<EmailKind, string>>> = {
  'order-confirmation': 'Confirmation',
  'order-dispatched': 'Dispatch email',
  'order-cancelled': 'Cancellation email',
  'order-refunded': 'Refund email',
  'order-redirected': 'New address email',
  'order-invoice': 'VAT invoice',
};

/** An action as a line, for example 'Dispatched RM-000402'; undefined for staff account actions. */
export function formatDoneAction(action: ActivityAction, recordId: string): string | undefined {
  if (action.startsWith('staff.')) return undefined;
  const what = actionPhrases[action];
  const kind =
    { quote: 'quote ', question: 'part question ', offer: 'offer ' }[action.split('.')[0] ?? ''] ??
    '';
  const whom = action === 'stock.receive' ? 'stock' : `${kind}${recordId}`;
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} ${whom}`;
}

/** For example 'Dan dispatched RM-000402 at 09:44'. */
export function lastChangeText(reference: string, changes: Conflict['changes']): string {
  const last = changes.at(-1);
  if (!last) return `${reference} was changed`;
  const what = actionPhrases[last.action];
  return `${last.by ?? 'The shop'} ${what} ${reference} at ${formatTime(new Date(last.at))}`;
}

/** What was undone, as a title: 'Dispatch undone'. */
const undoTitles: Partial<Readonly<Record<string, string>>> = {
  'order.prepare': 'Packing undone',
  'order.dispatch': 'Dispatch undone',
  'order.correct-shipment': 'Correction of shipment undone',
  'order.deliver': 'Delivery undone',
  'order.cancel': 'Cancellation undone',
  'order.correct-email': 'Correction of email undone',
  'order.correct-address': 'Correction of address undone',
  'order.note': 'Note removed',
  'order.resolve-issues': 'Issue opened again',
  'order.invoice': 'VAT invoice stopped',
};

type Entry = OrderDetail['timeline'][number];

/** A history entry's title, and further details below it. */
export function timelineText(entry: Entry): { title: string; text?: string | undefined } {
  switch (entry.kind) {
    case 'paid':
      return {
        title: `Paid ${formatPrice(entry.pence)}`,
        text: joinWithCommas(entry.paymentId, entry.note),
      };
    case 'shipment': {
      const items = pluralize(entry.items, 'item');
      const title = entry.isWhole ? `Dispatched, all ${items}` : `Dispatched, ${items}`;
      return { title, text: joinWithCommas(entry.carrier, entry.tracking, entry.note) };
    }
    case 'state':
      return { title: stateNames[entry.state], text: entry.note ?? undefined };
    case 'note':
      return { title: 'Note', text: entry.note ?? undefined };
    case 'invoice':
      return { title: 'VAT invoice sent', text: entry.note ?? undefined };
    case 'issue':
      return { title: 'Issue', text: entry.text };
    case 'resolved':
      return { title: 'Issue resolved', text: entry.text };
    case 'undo':
      return { title: undoTitles[entry.undone] ?? 'Change undone' };
    case 'email':
      return emailText(entry);
  }
}

function emailText({ email, state, recipient, error }: Extract<Entry, { kind: 'email' }>) {
  const name = emailTitles[email] ?? 'Email';
  if (state === 'dead') return { title: `${name} failed`, text: joinSentences(recipient, error) };
  const title = state === 'sent' ? `${name} sent` : `${name} waits to be sent`;
  return { title, text: joinSentences(recipient, state === 'queued' ? error : undefined) };
}

function joinSentences(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join('. ');
}

function joinWithCommas(...parts: (string | null | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(', ') || undefined;
}

export const stateNames: Readonly<Record<OrderDetail['state'], string>> = {
  'awaiting-payment': 'Awaiting payment',
  paid: 'To dispatch',
  preparing: 'Packing',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

/** An address as the lines of a label. */
export function addressLines(address: OrderDetail['address']): string[] {
  if (!address) return [];
  const { line1, line2, town, county, postcode, country } = address;
  const abroad = country === 'GB' ? undefined : country;
  return [line1, line2, town, county, postcode, abroad].flatMap((line) => line || []);
}

/** The name of VAT beside its sum: with the rate, if all lines have the same one. */
export function vatLabel(lines: readonly Pick<OrderDetailLine, 'vatPercent'>[]): string {
  const [rate = 20, ...others] = new Set(lines.map(({ vatPercent }) => vatPercent));
  return others.length > 0 ? 'VAT' : `VAT ${rate}%`;
}
