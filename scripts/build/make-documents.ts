import { once } from 'node:events';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { products } from '../../catalogue/catalogue.ts';
import { productDocument } from '../../documents/product-document.ts';

/** A small machine has two cores; more threads would each load the catalogue for less. */
const threads = 2;

/** Makes the PDF of every product that has changed, so that the pages find them made. */
export async function makeDocuments(): Promise<void> {
  const workers = Array.from(
    { length: threads },
    (_, share) => new Worker(new URL(import.meta.url), { workerData: { share } }),
  );
  // An error of a worker rejects.
  await Promise.all(workers.map((worker) => once(worker, 'exit')));
}

if (!isMainThread && typeof workerData?.share === 'number') {
  for (const [at, product] of products.entries())
    if (at % threads === workerData.share) await productDocument(product, products);
}
