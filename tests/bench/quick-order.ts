import { products } from '../../catalogue/catalogue.ts';
import { parseOrderLines } from '../../site/features/quick-order/parse-lines.ts';
import { createProductIndex } from '../../site/features/quick-order/product-index.ts';
import {
  createMaxGoal,
  type Effort,
  type Findings,
  type Measurement,
  median,
} from './measurement.ts';

const lines = 200;
const maxMedianMs = 100;
const rounds: Readonly<Record<Effort, number>> = { quick: 3, usual: 25, large: 100 };

/** What buyers paste: SKUs, names, spreadsheet rows, and some with mistakes. */
const lineFormats: readonly ((sku: string, name: string) => string)[] = [
  (sku) => `${sku} 4`,
  (_, name) => `4 x ${name}`,
  (sku, name) => `${sku}\t${name}\t4\t£12.00`,
  (_, name) => `${name.slice(0, -2)} 3`,
  (sku) => `${sku}9 3`,
  (_, name) => name.split(' ').reverse().join(' '),
];

export const quickOrder: Measurement = {
  name: 'quick-order',
  title: 'Quick order',
  how: `How long ${lines} pasted lines take to read, in Node: SKUs, names, rows of a spreadsheet, and some with a slip. The index of the products is made before, once.`,
  measure: async (effort) => measure(rounds[effort]),
};

function measure(times: number): Findings {
  const index = createProductIndex(products);
  const text = Array.from({ length: lines }, (_, at) => {
    const product = products[(at * 7) % products.length];
    return product && lineFormats[at % lineFormats.length]?.(product.sku, product.name);
  }).join('\n');
  const durations = Array.from({ length: times }, () => {
    const startedAt = performance.now();
    parseOrderLines(text, index);
    return performance.now() - startedAt;
  });
  const medianMs = Math.round(median(durations));
  const maxMs = Math.round(Math.max(...durations));
  return {
    rows: [{ lines, 'median, ms': medianMs, 'longest, ms': maxMs }],
    goals: [createMaxGoal(`${lines} pasted lines are read`, medianMs, maxMedianMs, 'ms')],
  };
}
