import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { TrackedOrder } from '../../../contract/order.ts';
import type { OrderResult } from './fetch-order.ts';
import { OrderReference } from './OrderConfirmation.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderTracking } from './OrderTracking.tsx';
import { useOrder } from './use-order.ts';

vi.mock('./use-order.ts');

const order: TrackedOrder = {
  reference: 'RM-000002',
  state: 'dispatched',
  placedAt: '2026-11-15T10:00:00.000Z',
  lines: [
    { productId: 'tower', name: 'A tower', sku: 'T', quantity: 2, unitPence: 100_000 },
    { productId: 'steps', name: 'Some steps', sku: 'S', quantity: 1, unitPence: 9995 },
  ],
  total: 209_995,
  rates: [],
  documents: [],
  shipments: [
    {
      carrier: 'Fell Freight',
      tracking: 'FF-7',
      at: '2026-11-16T10:00:00.000Z',
      items: [
        { name: 'A tower', quantity: 2 },
        { name: 'Some steps', quantity: 1 },
      ],
    },
  ],
  history: [{ state: 'paid', at: '2026-11-15T10:00:00.000Z' }],
};

/** The page's island for this response, before Track Your Order is pressed. */
function shown(answer: OrderResult | undefined, session = 'cs_1') {
  vi.mocked(useOrder).mockReturnValue({ session, answer });
  const page = renderToStaticMarkup(
    <OrderTracking loads={{ long: [], heavy: [] }} withoutReference={<p>No reference</p>}>
      <OrderReference />
    </OrderTracking>,
  );
  if (answer?.kind !== 'order') return page;
  // The order's details are loaded once it is known, below the rest.
  return page + renderToStaticMarkup(<OrderDetails session={session} order={answer.order} />);
}

const panel = /<div id="order-tracking" hidden="".*?<\/section><\/div>/;
const words = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the order after payment', () => {
  const page = shown({ kind: 'order', order });
  const unpressed = words(page.replace(panel, ''));

  it('[CC12] shows the order number with the payment reference below', () => {
    expect(page).toMatch(/<h2[^>]*>Order RM-000002<\/h2>/);
    expect(page.indexOf('Order RM-000002')).toBeLessThan(page.indexOf('Order Reference'));
    expect(page).toMatch(/Order Reference<\/dt><dd data-order-reference=""/);
  });

  it('[CC12] lists the purchased items and VAT without a click', () => {
    expect(unpressed).toContain('What you bought 15 November 2026');
    expect(unpressed).toContain(
      '2 × A tower T, £1,000.00 each inc VAT £2,000.00 1 × Some steps S, £99.95 each inc VAT £99.95',
    );
    expect(unpressed).toContain('Total ex VAT £1,749.96 VAT 20% £349.99 Total inc VAT £2,099.95');
  });

  it('[CC12] shows the PO number if there is one', () => {
    expect(unpressed).not.toContain('PO number');
    const asked = shown({ kind: 'order', order: { ...order, poNumber: 'PO-4471 <b>' } });
    expect(words(asked)).toContain('Your PO number: PO-4471 &lt;b&gt;');
  });

  it('[CC12] prints seller, number, date and VAT invoice details', () => {
    expect(unpressed).toContain(
      'Order RM-000002 Rungmoor Access Ltd, 1 Example Way, Trafford Park, Manchester M17 0XX VAT number GB 000 0000 00.',
    );
    expect(unpressed).toContain(
      'Need a VAT invoice? Reply to your confirmation email. Add your company name and address if they aren&#x27;t on the order.',
    );
  });

  it('[CC13] prints a cancellation or refund but no thank-you', () => {
    expect(page).toMatch(/data-screen-only=""[^>]*><h1[^>]*>Thank you for your order</);
    for (const state of ['cancelled', 'refunded'] as const) {
      const ended = shown({ kind: 'order', order: { ...order, state } });
      expect(ended).toMatch(new RegExp(`<h1[^>]*>Your order has been ${state}</h1>`));
      expect(ended).not.toMatch(/data-screen-only=""[^>]*><h1/);
    }
  });

  it('[CC12] is placed below the controls, so that they do not move', () => {
    expect(page.indexOf('Track Your Order')).toBeGreaterThan(page.indexOf('Continue Shopping'));
    expect(page.indexOf('What you bought')).toBeGreaterThan(page.indexOf('id="order-tracking"'));
    const room = /<div aria-live="polite" class="[^"]*\bmin-h-/;
    expect(page).toMatch(room);
    expect(shown(undefined)).toMatch(room);
  });

  it('[CC13] shows its state once, in the tracking panel', () => {
    const state = words(panel.exec(page)?.[0] ?? '');
    expect(state).toContain('RM-000002: Dispatched Fell Freight, tracking FF-7 Paid 15 November');
    expect(state).toMatch(/Paid 15 November 2026 at 10:00 Delivered , to come $/);
    expect(state).not.toMatch(/A tower|£/);
    expect(words(page).match(/A tower/g)).toHaveLength(1);
  });
});

describe('a part-dispatched order', () => {
  const parts: TrackedOrder = {
    ...order,
    state: 'paid',
    shipments: [
      {
        carrier: 'DPD',
        tracking: '1550',
        trackingUrl: 'https://track.example/1550',
        at: '2026-11-16T10:00:00.000Z',
        items: [{ name: 'A tower', quantity: 1 }],
      },
    ],
    toFollow: [
      { name: 'A tower', quantity: 1 },
      { name: 'Some steps', quantity: 1 },
    ],
  };
  const page = shown({ kind: 'order', order: parts });

  it('[TO6] shows dispatched items with a tracking link, and items to follow', () => {
    const state = panel.exec(page)?.[0] ?? '';
    expect(words(state)).toContain(
      'RM-000002: Part dispatched DPD, tracking 1550 : 1 × A tower To follow: 1 × A tower, 1 × Some steps Paid',
    );
    expect(state).toContain('<a href="https://track.example/1550"');
  });

  it('[TO6] promises an email about the rest', () => {
    expect(words(page)).toContain(
      'Part of your order is on its way. We&#x27;ll email you when we dispatch the rest.',
    );
  });
});

describe('the stages of an order', () => {
  const stagesOf = (state: TrackedOrder['state']) => {
    const page = shown({ kind: 'order', order: { ...order, state } });
    return words(/<ol class="[^"]*">.*?<\/ol>/.exec(panel.exec(page)?.[0] ?? '')?.[0] ?? '');
  };
  const paid = ' Paid 15 November 2026 at 10:00 ';

  it('[CC13] show reached stages with dates, then those to come', () => {
    expect(stagesOf('paid')).toBe(
      `${paid}Being prepared , to come Dispatched , to come Delivered , to come `,
    );
    expect(stagesOf('preparing')).toBe(`${paid}Dispatched , to come Delivered , to come `);
    expect(stagesOf('delivered')).toBe(paid);
  });

  it('[CC13] show no stages to come if cancelled or refunded', () => {
    expect(stagesOf('cancelled')).toBe(paid);
    expect(stagesOf('refunded')).toBe(paid);
  });
});

describe('a missing order', () => {
  it.each([
    [undefined, 'Loading your order…', 'Loading your order…'],
    [{ kind: 'pending' }, 'Confirming your payment…', 'We&#x27;re still confirming your payment.'],
    [{ kind: 'unknown' }, 'No order with this reference', 'If you&#x27;ve paid, call us'],
    [
      { kind: 'no answer' },
      'We&#x27;ll email your order number',
      'Nothing is lost. Try again in a minute.',
    ],
  ] as const)(
    '[CC12] [CC13] shows a heading, an explanation and no order details: %o',
    (answer, short, long) => {
      const page = words(shown(answer));
      expect(page).toContain(` ${short} Order Reference `);
      expect(page).toContain(long);
      expect(page).not.toMatch(/RM-|What you bought|VAT|Thank you|[Dd]elivery/);
    },
  );

  it('[CC12] shows no empty box without a reference', () => {
    const page = shown(undefined, '');
    expect(page).toContain('has-[[data-with-reference][hidden]]:hidden');
    expect(words(page)).toContain('To see it, open the link in your confirmation email.');
  });
});
