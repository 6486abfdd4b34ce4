import { createHash } from 'node:crypto';
import { isDomestic } from '../catalogue/domestic.ts';
import type { Product } from '../catalogue/product.ts';
import { stagesOf } from '../pictures/plans/stages.ts';
import { assembly } from './assembly.ts';
import { dataSheet } from './data-sheet.ts';
import { inspectionRecord, preUseCheck } from './inspection.ts';
import { Paper, type PaperSection } from './paper.ts';

export interface MadeDocument {
  readonly bytes: Buffer;
  readonly sections: readonly PaperSection[];
}

/** A product's document: its data sheet and, for towers and podiums, assembly and inspection. */
export function makeDocument(
  product: Product,
  products: readonly Product[],
  compress = true,
): Promise<MadeDocument> {
  const stages = stagesOf(product);
  const code = `${product.sku}, issue ${issueOf(product)}`;
  const paper = new Paper({ title: `${product.name}: data sheet`, code }, compress);
  paper.section('Data sheet', () => dataSheet(paper, product, products, stages));
  if (stages.length > 0) {
    paper.section('Assembly', () => assembly(paper, product, stages));
    paper.section('Pre-use check', () => preUseCheck(paper, product, stages));
    // What is not for work is in no construction.
    if (!isDomestic(product))
      paper.section('Inspection record', () => inspectionRecord(paper, product, stages));
  }
  return paper.finish();
}

/** What a document is made from; prices, stock and ratings are not on paper. */
export function factsOf(product: Product): Partial<Product> {
  const {
    price,
    originalPrice,
    priceId,
    inStock,
    stockCount,
    estimatedRestock,
    rating,
    badges,
    image,
    ...facts
  } = product;
  return facts;
}

/** Another issue wherever a figure or a word of the product is another. */
function issueOf(product: Product): string {
  const hash = createHash('sha256').update(JSON.stringify(factsOf(product)));
  return hash.digest('hex').slice(0, 6).toUpperCase();
}
