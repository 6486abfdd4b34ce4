import { formatPrice } from '../../../catalogue/money.ts';
import type { PostalAddress } from '../../database/schema.ts';
import { type Block, facts } from '../../email/email-template.ts';
import type { Order } from '../order.ts';
import { orderVat } from '../order-amounts.ts';

export type Fact = [name: string, value: string];

/** Leaves out facts without a value. */
export function buildFacts(...facts: [name: string, value: string | null][]): Fact[] {
  return facts.flatMap(([name, value]) => (value ? [[name, value] satisfies Fact] : []));
}

export function poNumberFact({ poNumber }: Order): Fact[] {
  return buildFacts(['Your PO number', poNumber]);
}

/** Recipients and their address, one line each. */
export function formatAddress(
  people: readonly (string | null)[],
  { line1, line2, town, county, postcode }: PostalAddress,
): string {
  return [...people, line1, line2, town, county, postcode].filter(Boolean).join('\n');
}

export function totalsBlock(order: Order): Block {
  const { exVatPence, rates } = orderVat(order);
  return facts([
    ['Total ex VAT', formatPrice(exVatPence)],
    ...rates.map(({ percent, vatPence }): Fact => [`VAT at ${percent}%`, formatPrice(vatPence)]),
    ['Total inc VAT', formatPrice(order.totalPence)],
  ]);
}
