import { products } from '../../catalogue/catalogue.ts';
import { indexForOrder } from '../../site/features/quick-order/product-index.ts';
import { readLines } from '../../site/features/quick-order/read-lines.ts';
import { atMost, type Effort, type Findings, type Measurement, median } from './measurement.ts';

const lines = 200;
const most = 100;
const rounds: Readonly<Record<Effort, number>> = { quick: 3, usual: 25, large: 100 };

/** What buyers paste: SKUs, names, spreadsheet rows, and some with mistakes. */
const writings: readonly ((sku: string, name: string) => string)[] = [
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
  const index = indexForOrder(products);
  const text = Array.from({ length: lines }, (_, at) => {
    const product = products[(at * 7) % products.length];
    return product && writings[at % writings.length]?.(product.sku, product.name);
  }).join('\n');
  const taken = Array.from({ length: times }, () => {
    const began = performance.now();
    readLines(text, index);
    return performance.now() - began;
  });
  const middle = Math.round(median(taken));
  const longest = Math.round(Math.max(...taken));
  return {
    rows: [{ lines, 'median, ms': middle, 'longest, ms': longest }],
    goals: [atMost(`${lines} pasted lines are read`, middle, most, 'ms')],
  };
}
