import { formatPrice } from '../../catalogue/money.ts';
import type { ActivityAction } from '../../contract/activity.ts';
import { pluralize } from '../order/order-texts.ts';

/** What someone did, up to the name of the record: 'dispatched' in 'Dan dispatched RM-000402'. */
export const actionPhrases: Readonly<Record<ActivityAction, string>> = {
  'order.prepare': 'began to pack',
  'order.dispatch': 'dispatched',
  'order.correct-shipment': 'corrected a shipment of',
  'order.deliver': 'marked as delivered',
  'order.cancel': 'cancelled',
  'order.refund': 'refunded',
  'order.goods-back': 'booked in returned goods of',
  'order.correct-email': 'corrected the email address of',
  'order.correct-address': 'corrected the address of',
  'order.note': 'added a note to',
  'order.resolve-issues': 'resolved an issue of',
  'order.invoice': 'sent an invoice for',
  'order.payment-event': 'recorded a payment event of',
  'order.undo': 'undid a change of',
  'order.fill': 'reserved goods from a delivery for',
  'order.export': 'exported',
  'activity.export': 'exported',
  'staff.sign-in': 'signed in',
  'staff.sign-out': 'signed out',
  'staff.join': 'joined the office',
  'staff.invite': 'invited a colleague',
  'staff.uninvite': 'withdrew an invitation',
  'staff.link': 'made a sign-in link',
  'staff.role': 'changed the role of a colleague',
  'staff.remove': 'removed a colleague',
  'staff.passkey': 'changed a passkey',
  'staff.password': 'changed a password',
  'staff.refund-limit': 'changed what staff may refund',
  'staff.discount-limit': 'changed what discount staff may offer',
  'offer.undo': 'undid a change of',
  'quote.answer': 'answered',
  'quote.reply': 'added a reply to',
  'quote.note': 'added a note to',
  'quote.assign': 'assigned',
  'quote.close': 'closed',
  'quote.reopen': 'reopened',
  'quote.undo': 'undid a change of',
  'offer.create': 'began',
  'offer.save': 'changed the draft of',
  'offer.send': 'sent',
  'offer.withdraw': 'withdrew',
  'offer.new-version': 'began a new version of',
  'offer.hold': 'held the goods of',
  'offer.release': 'released the goods of',
  'offer.lose': 'marked as lost',
  'offer.link': 'made a link to',
  'offer.accept': 'recorded that the customer accepted',
  'offer.decline': 'recorded that the customer declined',
  'offer.lapse': 'let lapse',
  'offer.question': 'recorded a question about',
  'offer.reminders-off': 'stopped reminders for',
  'order.record-payment': 'recorded a payment for',
  'order.extend-payment': 'gave more time to pay for',
  'question.answer': 'answered',
  'question.reply': 'added a reply to',
  'question.note': 'added a note to',
  'question.assign': 'assigned',
  'question.close': 'closed',
  'question.reopen': 'reopened',
  'question.undo': 'undid a change of',
  'stock.receive': 'received',
  'stock.count': 'counted',
  'stock.import': 'imported counts of',
  'stock.export': 'exported',
  'email.resend': 'sent an email again for',
  'email.undo': 'stopped an email for',
  'price.confirm-was': 'confirmed the was-price of',
  'price.export': 'exported',
  'catalogue.publish': 'published changes to',
  'catalogue.undo': 'undid published changes to',
  'customer.export': 'downloaded the data of',
  'customer.erase': 'erased the data of',
  'accounts.export': 'exported the accounts of',
  'accounts.invoices': 'changed when orders are invoiced',
  'accounts.numbers': 'entered the last numbers of documents',
  'claim.confirm': 'confirmed the claim',
  'claim.withdraw': 'withdrew the confirmation of',
};

type ActivityFacts = Readonly<Record<string, unknown>>;

export type RecordLink = { name: string; href?: string };

/** The record's name, with a link if it has a screen; undefined where the action's words are enough. */
export function recordLink(
  record: string,
  recordId: string,
  data: ActivityFacts,
): RecordLink | undefined {
  switch (record) {
    case 'order':
      return { name: recordId, href: `/orders/${recordId}` };
    case 'product':
      return {
        name: `${String(data.quantity ?? '')} × ${recordId}`.replace(/^ × /, ''),
        href: `/stock?product=${recordId}`,
      };
    case 'stock':
      return { name: pluralize(Number(data.products), 'product'), href: '/stock' };
    case 'catalogue':
      return { name: pluralize(Number(data.products), 'product'), href: '/prices/history' };
    case 'quote':
      return { name: `quote request ${recordId}`, href: `/enquiries/quote-${recordId}` };
    case 'question':
      return { name: `part question ${recordId}`, href: `/enquiries/question-${recordId}` };
    case 'offer':
      return { name: `offer ${recordId}`, href: `/offers/${recordId}` };
    case 'export':
      return { name: recordId === 'activity' ? 'the activity log' : recordId };
    case 'email':
      return { name: `email ${recordId}`, href: `/emails?open=${recordId}` };
    case 'customer':
      return { name: `customer ${recordId}`.trim(), href: `/customers/${recordId}` };
    case 'accounts':
      return { name: recordId === 'invoices' ? '' : recordId, href: '/reports' };
    case 'claim':
      return { name: recordId, href: '/health' };
    default:
      return undefined;
  }
}

/** Details that follow the record's name: ' with DPD, 1550 2210'. */
export function factText(action: ActivityAction, data: ActivityFacts): string {
  const text = (name: string) => (typeof data[name] === 'string' ? data[name] : '');
  const { pence } = data;
  if (action === 'order.dispatch' || action === 'order.correct-shipment') {
    return ` with ${[text('carrier'), text('tracking')].filter(Boolean).join(', ')}`;
  }
  if (action === 'price.confirm-was') return `, ${formatPrice(Number(pence))}: ${text('reason')}`;
  if (action === 'stock.count') return `: ${data.counted}, ${data.expected} expected`;
  if (action === 'order.refund' && typeof pence === 'number') return `, ${formatPrice(pence)}`;
  return '';
}

const fieldNames: Readonly<Record<string, string>> = {
  state: 'State',
  email: 'Email',
  address: 'Address',
  givenBackPence: 'Refunded',
};

export function fieldName(field: string): string {
  return fieldNames[field] ?? field;
}
