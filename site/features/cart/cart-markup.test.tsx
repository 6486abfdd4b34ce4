import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { exVat, penceFromPounds } from '../../../catalogue/money.ts';
import { Stepper } from '../../../ui/Stepper.tsx';
import { sampleProduct } from '../../testing/sample-product.ts';
import { AddToCart } from './AddToCart.tsx';
import { AddWithQuantity } from './AddWithQuantity.tsx';
import { CartFooter } from './CartFooter.tsx';
import { CartLine } from './CartLine.tsx';
import { CartLines, RemovedLines } from './CartLines.tsx';
import { CartPanel, PaymentNotTaken } from './CartPanel.tsx';
import { cartReducer, emptyCart } from './cart.ts';

const words = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('add to cart, server-rendered', () => {
  it('[CC5] shows Add to Cart for products in stock and holds early clicks', () => {
    const card = renderToStaticMarkup(<AddToCart product={sampleProduct()} />);
    expect(words(card)).toBe('Add to Cart');
    expect(card).toMatch(/<button[^>]* data-early=""/);
    const page = renderToStaticMarkup(<AddWithQuantity product={sampleProduct()} />);
    expect(words(page)).toBe('Add to Cart £1,631.00 £1,359.17 ex VAT Add to Cart');
    expect(page).toMatch(/<input[^>]* aria-label="Quantity"[^>]* max="7"[^>]* value="1"/);
  });

  it('[CC5] [CC6] shows only the restock email when out of stock', () => {
    const product = sampleProduct({ inStock: false, stockCount: 0 });
    const card = renderToStaticMarkup(<AddToCart product={product} />);
    expect(words(card)).toBe('Notify Me');
    const page = renderToStaticMarkup(<AddWithQuantity product={product} />);
    expect(words(page)).toBe('Notify When Available');
    expect(card + page).not.toContain('Add to Cart');
  });
});

describe('cart panel, server-rendered', () => {
  const panel = renderToStaticMarkup(<CartPanel />);

  it('[SH8] renders a closed dialog with a loading message', () => {
    expect(panel).toMatch(/^<dialog id="cart"(?![^>]* open)/);
    expect(words(panel)).toBe('Cart Loading your cart');
  });

  it('[SH8] has no inline styles, which the CSP forbids', () => {
    expect(panel).not.toContain('style=');
  });
});

describe('cart line', () => {
  it('[PL16] contains prices and saving with and without VAT', () => {
    const product = sampleProduct({ price: 120_00, originalPrice: 150_00 });
    const item = { product, quantity: 2 };
    const nothing = () => {};
    const line = renderToStaticMarkup(
      <CartLine
        item={item}
        exVat={200_01}
        remaining={7}
        limited={false}
        onQuantity={nothing}
        onRemove={nothing}
      />,
    );
    const shown = (vat: 'inc' | 'ex') =>
      [...line.matchAll(new RegExp(`data-price="${vat}"[^>]*>([^<]+)`, 'g'))].map(
        ([, text]) => text,
      );
    expect(shown('inc')).toEqual(['£240.00', '£120.00 each', 'Save £60']);
    expect(shown('ex')).toEqual(['£200.01', 'ex VAT', '£100.00 each', 'Save £50']);
  });
});

describe('cart lines', () => {
  it('[PL16, CC4] add up to the total without VAT', () => {
    const items = [253_95, 316_95].map((price, at) => ({
      product: sampleProduct({ id: `product-${at}`, price }),
      quantity: 1,
    }));
    const lines = renderToStaticMarkup(
      <CartLines items={items} getRemaining={() => 9} onChanged={() => {}} />,
    );
    const shown = [
      ...lines.matchAll(
        /text-22"><span data-price="inc">[^<]+<\/span><span data-price="ex">£([\d,.]+)/g,
      ),
    ];
    const pence = shown.map(([, text = '']) => penceFromPounds(text.replace(',', '')));
    const sum = items.reduce((total, { product, quantity }) => total + product.price * quantity, 0);
    expect(pence).toHaveLength(2);
    expect(pence.reduce((one, other) => one + other, 0)).toBe(exVat(sum));
    expect(pence).not.toEqual(
      items.map(({ product, quantity }) => exVat(product.price * quantity)),
    );
  });
});

describe('cart footer', () => {
  const two = cartReducer(emptyCart, {
    type: 'ADD_TO_CART',
    product: sampleProduct(),
    quantity: 2,
  });
  const idle = {
    busy: false,
    unpaid: false,
    alert: undefined,
    checkOut: async () => {},
    forgetAlert: () => {},
  };
  const foot = (cart = two, checkout = {}) =>
    renderToStaticMarkup(<CartFooter cart={cart} checkout={{ ...idle, ...checkout }} />);

  it('[SH8] [CC4] shows totals with and without VAT that add up', () => {
    expect(words(foot())).toContain(
      'Total ex VAT £2,718.33 VAT 20% £543.67 Total inc VAT £3,262.00 Checkout',
    );
    expect(words(foot())).toContain('UK mainland delivery Included Within 5 working days, by ');
  });

  it('[PD12] shows the delivery date for an order placed now', () => {
    vi.setSystemTime('2026-12-22T12:00Z');
    expect(words(foot())).toContain('Included Within 5 working days, by Thu 31 Dec.');
    vi.useRealTimers();
  });

  it('[CC7] disables checkout for an empty cart or during a request', () => {
    expect(foot()).not.toContain('disabled=""');
    expect(foot(emptyCart)).toMatch(/<button[^>]* disabled=""[^>]*>Checkout/);
    expect(foot(two, { busy: true })).toMatch(/<button[^>]* disabled=""[^>]*>Processing\.\.\./);
  });

  it('[CC9] [CC10] shows an alert with the reason or the phone number', () => {
    const alert = { message: 'Failed to start checkout. Please try again.' };
    const unexplained = foot(two, { alert: { ...alert, unexplained: true } });
    expect(words(unexplained)).toContain(`${alert.message} You haven&#x27;t been charged`);
    expect(words(foot(two, { alert }))).not.toContain('been charged');
    const told = foot(two, { alert: { ...alert, reason: 'Only 1 left.' } });
    expect(told).toContain('role="alert"');
    expect(words(told)).toContain(`${alert.message} Only 1 left.`);
  });

  it('[CC7, CC14] shows the checkout blocker and the excluded items', () => {
    const hindered = renderToStaticMarkup(
      <CartFooter cart={two} excludedCount={1} blocker="Lower the quantity." checkout={idle} />,
    );
    expect(hindered).toMatch(/<button[^>]* disabled="" aria-describedby="cart-blocker"/);
    expect(words(hindered)).toContain(
      'Total excludes 1 item not available now. Lower the quantity. Checkout',
    );
  });

  it('[PD12] shows the return cost with a link to the terms', () => {
    expect(foot()).toMatch(
      /href="\/terms#returns"[^>]*>14 days to cancel\. Returns from the mainland/,
    );
    expect(foot(emptyCart)).not.toContain('#returns');
  });

  it('[QU4] links to the quote form for the cart', () => {
    expect(foot()).toMatch(/href="\/\?quote=cart#bulk-order-cta"[^>]*>Get a trade quote/);
    expect(foot(emptyCart)).not.toContain('trade quote');
  });
});

describe('a cart line with too little stock', () => {
  const item = { product: sampleProduct({ name: 'Tower' }), quantity: 3 };
  const line = (left: number, limited = false) =>
    words(
      renderToStaticMarkup(
        <CartLine
          item={item}
          exVat={0}
          remaining={left}
          limited={limited}
          onQuantity={vi.fn()}
          onRemove={vi.fn()}
        />,
      ),
    );

  it('[CC6, CC14] shows sold out without a price, with notify and remove', () => {
    expect(line(0)).toMatch(/Sold out Notify Me Remove Tower$/);
    expect(line(0)).not.toContain('£');
  });

  it('[CC14] shows the stock left and does not lower the quantity', () => {
    expect(line(2)).toMatch(/£4,893\.00 .*Only 2 left Change to 2 of Tower Remove Tower$/);
    for (const enough of [3, 7]) expect(line(enough)).not.toContain('left');
  });

  it('[CC4] shows the stock limit after a larger quantity was requested', () => {
    expect(line(3, true)).toMatch(/Only 3 in stock Remove Tower$/);
    expect(line(3)).not.toContain('in stock');
  });
});

describe('cart panel notices', () => {
  it('[CC1] shows removed lines with Undo, hidden from screen readers', () => {
    const item = { product: sampleProduct({ name: 'Folding Tower, 2.9 m' }), quantity: 2 };
    const message = renderToStaticMarkup(
      <RemovedLines removed={[{ item, place: 0 }]} onUndone={vi.fn()} />,
    );
    expect(message).toMatch(/<p aria-hidden="true"[^>]*>Folding Tower, 2\.9\u00a0m removed\.<\/p>/);
    expect(message).toMatch(/<button[^>]* class="[^"]*\bmin-h-11\b[^>]*>Undo</);
    expect(words(message)).toBe(
      'Folding Tower, 2.9 m removed. Undo removal of Folding Tower, 2.9 m',
    );
    expect(message).not.toContain('role=');
  });

  it('[CC13] shows payment not taken', () => {
    const message = renderToStaticMarkup(<PaymentNotTaken />);
    expect(words(message)).toBe('Payment not taken. Your cart hasn&#x27;t changed.');
    expect(message).not.toContain('role=');
  });
});

describe('quantity stepper', () => {
  const stepper = (value: number, min: 0 | 1) =>
    renderToStaticMarkup(
      <Stepper label="Quantity of tower" value={value} min={min} max={7} onChange={vi.fn()} />,
    );

  it('[CC1] labels the field and both buttons', () => {
    const names = [...stepper(2, 0).matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual([
      'Quantity of tower: one fewer',
      'Quantity of tower',
      'Quantity of tower: one more',
    ]);
    expect(stepper(1, 0)).toContain('aria-label="Quantity of tower: remove"');
  });

  it('[CC1] stops at the minimum of one', () => {
    expect(stepper(1, 1)).toContain('aria-disabled="true"');
    expect(stepper(2, 1)).not.toContain('aria-disabled=');
  });
});
