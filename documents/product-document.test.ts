import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { products } from '../catalogue/catalogue.ts';
import { createDocumentCache } from './product-document.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rungmoor-documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('[CO5] keeps a document until the product or its parts change, whatever it costs', async () => {
  const part = products.find(({ id }) => id === 'hawsgate-castor-125-mm');
  if (!part) throw new Error('no castor');
  const made = await createDocumentCache(folder)(part, products);
  expect(made.bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
  writeFileSync(path.join(folder, `${part.id}.pdf`), 'kept');

  const dearer = { ...part, price: part.price + 100, stockCount: 0, inStock: false };
  const kept = await createDocumentCache(folder)(dearer, products);
  expect(kept).toEqual({ bytes: Buffer.from('kept'), sections: made.sections });

  const heavier = await createDocumentCache(folder)({ ...part, weight: part.weight + 1 }, products);
  expect(heavier.bytes.length).toBeGreaterThan(10_000);
});
