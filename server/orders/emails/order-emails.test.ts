import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { loadOf } from '../../../content/delivery.ts';
import { terms } from '../../../content/legal/terms.ts';
import { orderSuccess } from '../../../content/shop-texts.ts';
import { getBuiltCatalogue as catalogue } from '../../app/catalogue.ts';
import { order } from '../../testing/order.ts';
import type { Order, Shipment } from '../order.ts';
import {
  orderCancelledEmail,
  orderConfirmation,
  orderDispatchedEmail,
  orderIssuesEmail,
  orderPlacedEmail,
  orderRefundedEmail,
} from './order-emails.ts';

const origin = 'https://shop.example';

/** An order and its last shipment, which has both podiums by default. */
function sent(
  from: Order,
  { quantity = 2, carrier = 'Long Loads', tracking = null }: Partial<Sent> = {},
): [Order, Shipment] {
  const lines = [{ line: 1, quantity }];
  const id = from.shipments.length + 1;
  const shipment = { id, orderId: from.id, carrier, tracking, at: from.createdAt, lines };
  return [{ ...from, shipments: [...from.shipments, shipment] }, shipment];
}

type Sent = { quantity: number; carrier: string; tracking: string | null };

describe('the order confirmation', () => {
  const { subject, text, html } = orderConfirmation(order, origin, catalogue());

  it('[CC14] says what was bought, what it cost with VAT, and where it goes', () => {
    expect(subject).toBe('Your order RM-000007');
    expect(text).toContain('Order number: RM-000007');
    expect(text).toContain('2 × | Podium | CAL-P | £60.00 | £120.00');
    expect(text).toContain('Total ex VAT: £100.00\nVAT at 20%: £20.00\nTotal inc VAT: £120.00');
    expect(text).toContain('Deliver to:\n  A <Buyer>\n  1 Test Road\n  Leeds\n  LS1 1AA');
    expect(html).toContain('A &lt;Buyer&gt;');
    expect(text).toContain('https://shop.example/success?session_id=cs_test_1');
  });

  it('[CC14] repeats what a trade buyer added for their accounts and for the driver', () => {
    const trade = {
      ...order,
      company: 'Fellside Works',
      poNumber: 'PO-4471',
      deliveryNotes: 'Gate B, before ten',
    };
    const written = orderConfirmation(trade, origin, catalogue()).text;
    expect(written).toContain('Your PO number: PO-4471');
    expect(written).toContain('A <Buyer>\n  Fellside Works\n  1 Test Road');
    expect(written).toContain('Delivery notes: Gate B, before ten');
    expect(written).not.toContain("with your company's name and address");
    expect(orderDispatchedEmail(...sent(trade), origin).text).toContain('Your PO number: PO-4471');
    for (const absent of ['PO number', 'Delivery notes']) expect(text).not.toContain(absent);
  });

  const raised = { id: 1, orderId: 7, key: 'k', raisedAt: new Date() };
  const highlands = {
    ...order,
    address: { line1: '1 Test Road', town: 'Durness', postcode: 'IV27 4QA', country: 'GB' },
  };
  const [goods] = order.lines;
  const charge = (delivery: 'standard' | 'express') => ({
    orderId: 7,
    line: 2,
    productId: 'delivery',
    sku: 'DELIVERY',
    name: 'Delivery, Highlands',
    unitPence: 48_00,
    quantity: 1,
    delivery,
    vatPercent: 20,
  });

  it('[CO3] has the delivery charge as a line, and the days of its zone', () => {
    expect(text).toContain("We'll deliver it within 5 working days, by Wednesday 8 July.");
    const lines = goods ? [goods, charge('standard')] : [];
    const far = { ...highlands, lines, totalPence: 168_00 };
    const { text: written } = orderConfirmation(far, origin, catalogue());
    expect(written).toContain("We'll deliver it within 7 working days, by Friday 10 July.");
    expect(written).toMatch(/1 ×.*Delivery, Highlands.*£48\.00/);
    expect(written).toContain('Total inc VAT: £168.00');
  });

  it('[CO4] promises the express delivery date', () => {
    const lines = goods ? [goods, charge('express')] : [];
    const london = { ...order, lines, address: { ...highlands.address, postcode: 'EC1A 1BB' } };
    expect(orderConfirmation(london, origin, catalogue()).text).toContain(
      "We'll deliver it by express, by Thursday 2 July.",
    );
  });

  it('[CO3] does not accept an order before a delivery surcharge is agreed', () => {
    const issue = {
      ...raised,
      kind: 'delivery-surcharge',
      data: { district: 'IV27', paidPence: 0, duePence: 48_00 },
      clearedAt: null,
      clearedBy: null,
    } as const;
    const { text: far } = orderConfirmation({ ...highlands, issues: [issue] }, origin, catalogue());
    expect(far).toContain('Your address in IV27 is in our delivery area Highlands');
    expect(far).toContain('delivery of this order costs £48.00. You paid £0.00 for delivery.');
    expect(far).toContain(
      "We'll accept your order once you've agreed the difference of £48.00. Reply to this email or call 0808 157 0142. If you don't want to pay it, we'll refund you in full.",
    );
    expect(far).not.toContain('accept your order with this email');
    expect(far).not.toContain('deliver it within');
  });

  it('[CC14, OT1] contains the consumer information required in a durable form', () => {
    const facts = [
      'within 5 working days',
      'delivery to the UK mainland is included',
      'These areas pay a charge by the size of the order',
      'Isle of Wight, Highlands, Northern Ireland, Scottish islands, Isle of Man, Isles of Scilly',
      'until 14 days after the day on which you',
      'never later than 14 days after they reach us',
      "if we've offered to collect the goods, it's 14 days after you tell us",
      'at most:\n\n- Goods up to 1.5 m and 25 kg',
      ': £120.00',
      'From an address that pays for standard delivery',
      'of satisfactory quality, fit for their purpose and as described',
      'for any complaint, email trade@rungmoor.example or call 0808 157 0142',
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

  it('[CC14] does not accept an order under review', () => {
    const raised = { id: 1, orderId: 7, key: 'k', raisedAt: new Date() };
    const doubtful: Order = {
      ...order,
      issues: [
        {
          ...raised,
          kind: 'out-of-stock',
          data: { items: [{ name: 'Podium', quantity: 2 }] },
          clearedAt: null,
          clearedBy: null,
        },
        { ...raised, kind: 'no-address', data: {}, clearedAt: new Date(), clearedBy: 'admin' },
      ],
    };
    expect(text).toContain('accept your order with this email');
    const careful = orderConfirmation(doubtful, origin, catalogue()).text;
    expect(careful).toContain(
      'We need to check your order before we can accept it and will email you today.',
    );
    expect(careful).not.toContain('deliver it within');
    const toOwner = orderIssuesEmail(doubtful).text;
    expect(toOwner).toMatch(/^Out of stock when it was paid: 2 × Podium\.\n/);
    expect(toOwner).not.toContain('no delivery address');
    expect(toOwner).toContain('orders clear RM-000007');
  });
});

describe('unloading notice for heavy or long items', () => {
  const confirming = (...wanted: ('heavy' | 'long' | undefined)[]) => {
    const skus = wanted.map((load) => products.find((each) => loadOf(each) === load)?.sku ?? '');
    const [line] = order.lines;
    if (!line) throw new Error('The order of the tests has no line');
    const lines = skus.map((sku) => ({ ...line, sku }));
    return orderConfirmation({ ...order, lines }, origin, catalogue()).text;
  };

  it('[CC14] is announced before delivery, once', () => {
    expect(confirming('long', undefined)).toContain(orderSuccess.longLoad);
    expect(confirming('long', 'heavy')).toContain(orderSuccess.heavyLoad);
    expect(confirming('long', 'heavy')).not.toContain(orderSuccess.longLoad);
    expect(confirming(undefined)).not.toContain('ready to unload');
  });
});

describe('an order that is paid by bank transfer', () => {
  const transfer: Order = { ...order, paidBy: 'bank-transfer', sessionId: null, paymentId: null };

  it('[CC14] has no card to refund to, and no page of a card payment', () => {
    const { text } = orderConfirmation(transfer, origin, catalogue());
    expect(text).toContain('Order number: RM-000007');
    expect(text).not.toContain('session_id');
    expect(orderRefundedEmail(transfer, { now: 120_00, before: 0 }).text).toContain(
      "We've refunded £120.00 by bank transfer.",
    );
  });
});

describe('the other emails', () => {
  it('[CC14] cancellation states that nothing will be sent and what is refunded', () => {
    const trade = { ...order, poNumber: 'PO-4471', givenBackPence: 20_00 };
    const { subject, text } = orderCancelledEmail(trade);
    expect(subject).toBe('Your order RM-000007 has been cancelled');
    expect(text).toContain(
      "won't send anything else for it. We'll refund £100.00 to the card you paid with",
    );
    expect(text).toContain('Your PO number: PO-4471');
    expect(text).toContain('2 × | Podium | CAL-P | £60.00 | £120.00');
  });

  it('[CC14] a refund says how much it is of what was paid', () => {
    const all = orderRefundedEmail(order, { now: 120_00, before: 0 });
    expect(all.subject).toBe('Your refund for order RM-000007');
    expect(all.text).toContain("We've refunded £120.00 to the card you paid with.");
    expect(all.text).not.toContain("won't send");
    const unsent = orderRefundedEmail({ ...order, state: 'refunded' }, { now: 120_00, before: 0 });
    expect(unsent.text).toContain("We won't send anything for this order.");
    expect(all.text).toContain('You paid: £120.00\nRefunded now: £120.00');
    const rest = orderRefundedEmail(order, { now: 90_00, before: 30_00 });
    expect(rest.text).toContain('You paid: £120.00\nRefunded before: £30.00\nRefunded now: £90.00');
  });

  it('[CC14] a new order tells the shop what to send, by when, where, and whom to call', () => {
    const { subject, text } = orderPlacedEmail({
      ...order,
      phone: '+441614960142',
      poNumber: 'PO-4471',
    });
    expect(subject).toBe('New order RM-000007, £120.00');
    expect(text).toContain('Order number: RM-000007\nDue: Wednesday 8 July\nEmail: buyer@');
    expect(text).toContain('Email: buyer@firm.example\nPhone: +441614960142\nPO number: PO-4471');
    expect(text).toContain('2 × | Podium | CAL-P | £60.00 | £120.00');
    expect(text).toContain('Deliver to:\n  A <Buyer>\n  1 Test Road');
    expect(text).toContain('orders dispatch RM-000007');
  });

  it('[CC14] a dispatch names carrier and tracking', () => {
    const { text } = orderDispatchedEmail(...sent(order, { tracking: 'LL1' }), origin);
    expect(text).toContain('Carrier: Long Loads\nTracking: LL1');
    const untracked = orderDispatchedEmail(...sent(order), origin).text;
    expect(untracked).toContain('Tracking: None for this delivery');
  });
});
