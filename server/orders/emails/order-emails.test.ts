import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { company, registeredOfficeLine } from '../../../content/company.ts';
import { loadOf } from '../../../content/delivery.ts';
import { terms } from '../../../content/legal/terms.ts';
import { orderSuccess } from '../../../content/shop-texts.ts';
import { order } from '../../testing/order.ts';
import type { Order } from '../find-order.ts';
import { invoiceOf } from '../invoice.ts';
import {
  moneyGivenBack,
  orderCancelled,
  orderConfirmation,
  orderDispatched,
  orderNeedsAttention,
  orderPlaced,
} from './order-emails.ts';
import { vatInvoice } from './vat-invoice.ts';

const origin = 'https://shop.example';

describe('the order confirmation', () => {
  const { subject, text, html } = orderConfirmation(order, origin);

  it('[CC14] says what was bought, what it cost with VAT, and where it goes', () => {
    expect(subject).toBe('Your order RM-000007');
    expect(text).toContain('Order number: RM-000007');
    expect(text).toContain('2 × | Podium | CAL-P | £60.00 | £120.00');
    expect(text).toContain('Total ex VAT: £100.00\nVAT at 20%: £20.00\nTotal inc VAT: £120.00');
    expect(text).toContain('Deliver to:\n  A <Buyer>\n  1 Test Road\n  Leeds\n  LS1 1AA');
    expect(html).toContain('A &lt;Buyer&gt;');
    expect(text).toContain('https://shop.example/success?session_id=cs_test_1');
  });

  it('[CC14] repeats what a trade buyer added for their books and for the driver', () => {
    const trade = {
      ...order,
      company: 'Fellside Works',
      poNumber: 'PO-4471',
      deliveryNotes: 'Gate B, before ten',
    };
    const written = orderConfirmation(trade, origin).text;
    expect(written).toContain('Your PO number: PO-4471');
    expect(written).toContain('A <Buyer>\n  Fellside Works\n  1 Test Road');
    expect(written).toContain('Delivery notes: Gate B, before ten');
    expect(written).not.toContain("with your company's name and address");
    expect(orderDispatched(trade, origin).text).toContain('Your PO number: PO-4471');
    for (const absent of ['PO number', 'Delivery notes']) expect(text).not.toContain(absent);
  });

  it('[CC14] promises no day to an address for which carriage is still to be agreed', () => {
    const address = { line1: '1 Test Road', town: 'Durness', postcode: 'IV27 4QA', country: 'GB' };
    const far = orderConfirmation({ ...order, address }, origin).text;
    expect(far).toContain('Your address in IV27 is outside our standard delivery: we write to you');
    expect(far).not.toContain('Delivery is within');
    expect(text).toContain('Delivery is within 5 working days, by Wednesday 8 July.');
    expect(text).toContain(
      "Outside the UK mainland or in the Highlands? We'll agree the delivery cost",
    );
  });

  it('[CC14, OT1] carries what a consumer must have in a lasting form', () => {
    const facts = [
      'within 5 working days',
      'delivery to the UK mainland is included',
      "We'll agree the delivery cost with you before dispatch. If you do not want to pay it, you get",
      'Northern Ireland, the Isle of Wight and any other UK address off the mainland',
      'until 14 days after the day on which you',
      'never later than 14 days after they reach us',
      'if we have offered to collect the goods, it is 14 days after you tell us',
      'at most:\n\n- Parcel',
      ': £120.00',
      'If we agreed a delivery cost with you',
      'of satisfactory quality, fit for their purpose and as described',
      'for any complaint, write to trade@rungmoor.example or call 0808 157 0142',
      'quality guarantee',
      'https://shop.example/terms',
      'received on [*]: ordered on 1 July 2026, order RM-000007',
    ];
    for (const fact of facts) expect(text).toContain(fact);
  });

  it('[CC14, OT1] has the model cancellation form as the terms have it', () => {
    const blocks = terms.sections.find(({ id }) => id === 'cancellation-form')?.blocks ?? [];
    const form = blocks.find((block) => block.kind === 'list');
    const items = form?.kind === 'list' ? form.items : [];
    expect(items).toHaveLength(7);
    for (const item of items) expect(text).toContain(item);
  });

  it('[CC14] accepts no order that somebody must look at first', () => {
    const doubtful = { ...order, attention: 'Not in stock any more: 2 × Podium.', inDoubt: true };
    expect(text).toContain('accept the order with this e-mail');
    const careful = orderConfirmation(doubtful, origin).text;
    expect(careful).toContain('before we can accept it');
    expect(careful).not.toContain('Delivery is within');
    expect(orderNeedsAttention(doubtful).text).toMatch(/^Not in stock any more: 2 × Podium\./);
  });
});

describe('the VAT invoice', () => {
  // Half an hour after a midnight in summer, when it is the day before by UTC.
  const issuedAt = new Date('2026-07-09T23:30:00Z');
  const invoice = (changes: Partial<Order>, firm?: string) =>
    vatInvoice(invoiceOf({ ...order, ...changes }, { company: firm }), issuedAt);

  it('[CC14] holds what HMRC asks of a full one', () => {
    const { subject, text } = invoice({});
    expect(subject).toBe('VAT invoice RM-000007');
    const facts = [
      'VAT INVOICE\n',
      'Invoice number: RM-000007\nDate of issue: 10 July 2026\nTax point: 1 July 2026\n',
      `Seller:\n  ${company.legalName}\n  ${registeredOfficeLine}\n`,
      `VAT number: ${company.vatNumber}\n`,
      'Invoice to:\n  A <Buyer>\n  1 Test Road\n  Leeds\n  LS1 1AA\n',
      'Quantity | Product | SKU | Unit price ex VAT | VAT rate | Total ex VAT\n',
      '2 × | Podium | CAL-P | £50.00 | 20% | £100.00\n',
      'Total ex VAT: £100.00\nVAT at 20%: £20.00\nTotal inc VAT: £120.00\n',
      'Paid by card on: 1 July 2026\n',
    ];
    for (const fact of facts) expect(text).toContain(fact);
    for (const absent of ['PO number', 'Refunded', 'replaces']) expect(text).not.toContain(absent);
  });

  it('[CC14] is made out to the company of the order, or to another, and keeps whom it was for', () => {
    const trade = { company: 'Fellside Works', poNumber: 'PO-4471' };
    const own = invoice(trade).text;
    expect(own).toContain('Your PO number: PO-4471');
    expect(own).toContain('Invoice to:\n  Fellside Works\n  1 Test Road');
    const delivery = 'Delivery to:\n  A <Buyer>\n  Fellside Works\n  1 Test Road';
    expect(own).toContain(delivery);
    const other = invoice(trade, 'Fellside <Holdings>');
    expect(other.text).toContain('Invoice to:\n  Fellside <Holdings>\n  1 Test Road');
    expect(other.text).toContain(delivery);
    expect(other.html).toContain('Fellside &lt;Holdings&gt;');
  });

  it('[CC14] says what was given back since, and by when if that is known', () => {
    const part = { givenBackPence: 30_00 };
    expect(invoice(part).text).toContain('Refunded since: £30.00, of which VAT £5.00');
    const kind = 'part-refund' as const;
    const at = new Date('2026-07-04');
    const event = { id: 1, orderId: 7, state: 'paid' as const, note: null, kind, at };
    expect(invoice({ ...part, events: [event] }).text).toContain(
      'Refunded since: £30.00 by 4 July 2026, of which VAT £5.00',
    );
  });
});

describe('a load that takes more than one pair of hands', () => {
  const confirming = (...wanted: ('heavy' | 'long' | undefined)[]) => {
    const skus = wanted.map((load) => products.find((each) => loadOf(each) === load)?.sku ?? '');
    const [line] = order.lines;
    if (!line) throw new Error('The order of the tests has no line');
    return orderConfirmation({ ...order, lines: skus.map((sku) => ({ ...line, sku })) }, origin)
      .text;
  };

  it('[CC14] is told of before it comes, once', () => {
    expect(confirming('long', undefined)).toContain(orderSuccess.longLoad);
    expect(confirming('long', 'heavy')).toContain(orderSuccess.heavyLoad);
    expect(confirming('long', 'heavy')).not.toContain(orderSuccess.longLoad);
    expect(confirming(undefined)).not.toContain('kerb');
  });
});

describe('the other letters', () => {
  it('[CC14] a cancelled order says that nothing comes and what goes back', () => {
    const trade = { ...order, poNumber: 'PO-4471', givenBackPence: 20_00 };
    const { subject, text } = orderCancelled(trade);
    expect(subject).toBe('Your order RM-000007 is cancelled');
    expect(text).toContain('nothing more of it will be sent. Your £100.00 goes back to the card');
    expect(text).toContain('Your PO number: PO-4471');
    expect(text).toContain('2 × | Podium | CAL-P | £60.00 | £120.00');
  });

  it('[CC14] a refund says how much it is of what was paid', () => {
    const all = moneyGivenBack(order, { now: 120_00, before: 0 });
    expect(all.subject).toBe('Your refund for order RM-000007');
    expect(all.text).toContain('£120.00 is on its way back to the card you paid with.');
    expect(all.text).not.toContain('will be sent');
    const unsent = moneyGivenBack({ ...order, state: 'refunded' }, { now: 120_00, before: 0 });
    expect(unsent.text).toContain('Nothing of this order will be sent.');
    expect(all.text).toContain('You paid: £120.00\nRefunded now: £120.00');
    const rest = moneyGivenBack(order, { now: 90_00, before: 30_00 });
    expect(rest.text).toContain('You paid: £120.00\nRefunded before: £30.00\nRefunded now: £90.00');
  });

  it('[CC14] a new order tells the shop what to send, by when, where, and whom to call', () => {
    const { subject, text } = orderPlaced({
      ...order,
      phone: '+441614960142',
      poNumber: 'PO-4471',
    });
    expect(subject).toBe('New order RM-000007, £120.00');
    expect(text).toContain('Order number: RM-000007\nDue: Wednesday 8 July\nE-mail: buyer@');
    expect(text).toContain('E-mail: buyer@firm.example\nPhone: +441614960142\nPO number: PO-4471');
    expect(text).toContain('2 × | Podium | CAL-P | £60.00 | £120.00');
    expect(text).toContain('Deliver to:\n  A <Buyer>\n  1 Test Road');
    expect(text).toContain('orders dispatch RM-000007');
  });

  it('[CC14] a dispatch names carrier and tracking', () => {
    const { text } = orderDispatched({ ...order, carrier: 'Long Loads', tracking: 'LL1' }, origin);
    expect(text).toContain('Carrier: Long Loads\nTracking: LL1');
    expect(orderDispatched(order, origin).text).toContain('Tracking: None for this delivery');
  });
});
