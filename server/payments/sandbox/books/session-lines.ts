import { ApiError, missing } from '../api/api-error.ts';
import type { LineParameters } from '../api/session-parameters.ts';
import { randomId } from '../random-id.ts';
import type { WireLine, WirePrice } from '../wire.ts';
import { priceObject, productObject } from './catalogue-objects.ts';
import { findPrice } from './prices.ts';
import type { Work } from './work.ts';

/** The lines of a session to be made, each at its price of this moment. */
export async function linesOf(work: Work, asked: readonly LineParameters[]): Promise<WireLine[]> {
  const lines: WireLine[] = [];
  for (const [index, line] of asked.entries()) {
    const price = line.price_data
      ? passingPrice(work.now, line.price_data)
      : await pricedBefore(work, line.price ?? '', `line_items[${index}][price]`);
    lines.push(lineObject(price, line.quantity));
  }
  return lines;
}

async function pricedBefore(work: Work, id: string, param: string): Promise<WirePrice> {
  const price = await findPrice(work, id);
  if (!price) throw missing('price', id, { param });
  if (!price.active) {
    throw new ApiError('The price specified is inactive. This field only accepts active prices.', {
      code: 'price_inactive',
      param,
    });
  }
  return price;
}

/** A price and a product for one session alone. */
function passingPrice(now: Date, data: NonNullable<LineParameters['price_data']>): WirePrice {
  const { name, description = null, images = [], metadata = {} } = data.product_data;
  const product = productObject({
    id: randomId('prod', 14),
    active: false,
    facts: {
      name,
      description,
      images,
      metadata,
      default_price: null,
      shippable: null,
      tax_code: null,
      url: null,
    },
    createdAt: now,
    updatedAt: now,
  });
  const row = {
    id: randomId('price'),
    productId: product.id,
    lookupKey: null,
    active: false,
    facts: {
      unit_amount: data.unit_amount,
      tax_behavior: data.tax_behavior ?? 'unspecified',
      nickname: null,
      metadata: {},
    },
    createdAt: now,
  };
  return priceObject(row, product);
}

function lineObject(price: WirePrice, quantity: number): WireLine {
  const amount = (price.unit_amount ?? 0) * quantity;
  return {
    id: randomId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: 'gbp',
    description: typeof price.product === 'object' ? price.product.name : null,
    metadata: {},
    price,
    quantity,
  };
}
