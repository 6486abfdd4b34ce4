import { once } from 'node:events';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { products } from '../../catalogue/catalogue.ts';
import { getProductDocument } from '../../documents/product-document.ts';

/** A small machine has two cores, and every further thread would have to load the catalogue too. */
const threads = 2;

/** Creates the PDF of every product that has changed, before the pages need them. */
export async function makeDocuments(): Promise<void> {
  const workers = Array.from(
    { length: threads },
    (_, share) => new Worker(new URL(import.meta.url), { workerData: { share } }),
  );
  // Rejects if a worker emits an error.
  await Promise.all(workers.map((worker) => once(worker, 'exit')));
}

if (!isMainThread && typeof workerData?.share === 'number') {
  for (const [at, product] of products.entries())
    if (at % threads === workerData.share) await getProductDocument(product, products);
}
