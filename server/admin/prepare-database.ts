import type { Command } from './command.ts';
import { describeWithoutStock } from './stock/describe-without-stock.ts';

/** Opening the books is all there is to it; serverless functions find them ready. */
export const prepareDatabase: Command = {
  name: 'database prepare',
  says: 'makes or updates the tables and opens a stock account for every new product',
  async run(desk) {
    const { engine } = await desk.prepared();
    const withoutStock = desk.takeWithoutStock();
    const ready = `The books are ready on ${engine}.`;
    const text = [ready, describeWithoutStock(withoutStock)].filter(Boolean).join('\n');
    return { text, json: { engine, withoutStock } };
  },
};
