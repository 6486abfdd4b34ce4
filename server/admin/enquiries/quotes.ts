import { productById } from '../../../catalogue/catalogue.ts';
import { quote } from '../../database/schema.ts';
import { factsOf } from '../report.ts';
import { tableOf } from '../table.ts';
import { ukTime } from '../uk-time.ts';
import { enquiryCommands } from './enquiry-commands.ts';

type Quote = typeof quote.$inferSelect;

export const quoteCommands = enquiryCommands<Quote>({
  noun: 'quotes',
  one: 'quote',
  table: quote,
  columns: [
    ['Quote', (row) => row.id],
    ['Asked', (row) => ukTime(row.createdAt)],
    ['State', (row) => row.state],
    ['Company', (row) => row.company],
    ['Items', (row) => row.quantity],
    ['Answer to', (row) => row.email],
  ],
  describe: (asked) => [factsOf(quoteFacts(asked)), ...linesOf(asked)].join('\n\n'),
});

function quoteFacts({ id, state, createdAt, closedAt, ...asked }: Quote) {
  return [
    ['Quote', String(id)],
    ['State', state],
    ['Asked', ukTime(createdAt)],
    ['Closed', closedAt && ukTime(closedAt)],
    ['Company', asked.company],
    ['Answer to', asked.email],
    ['Items', asked.quantity],
    ['Deliver to', asked.city],
    ['Message', asked.message],
  ] as const;
}

function linesOf({ lines }: Quote): string[] {
  if (lines.length === 0) return [];
  const rows = lines.map(({ productId, quantity }) => {
    const product = productById(productId);
    return [quantity, product?.sku ?? '', product?.name ?? productId];
  });
  return [tableOf(['Quantity', 'SKU', 'Product'], rows)];
}
