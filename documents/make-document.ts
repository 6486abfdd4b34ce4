import { createHash } from 'node:crypto';
import { isDomestic } from '../catalogue/domestic.ts';
import type { Product } from '../catalogue/product.ts';
import { getAssemblyStages } from '../pictures/plans/stages.ts';
import { drawAssembly } from './assembly-pages.ts';
import { drawDataSheet } from './data-sheet.ts';
import { drawInspectionRecord, drawPreUseCheck } from './inspection-pages.ts';
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
  const stages = getAssemblyStages(product);
  const code = `${product.sku}, issue ${documentIssue(product)}`;
  const paper = new Paper({ title: `${product.name}: data sheet`, code }, compress);
  paper.section('Data sheet', () => drawDataSheet(paper, product, products, stages));
  if (stages.length > 0) {
    paper.section('Assembly', () => drawAssembly(paper, product, stages));
    paper.section('Pre-use check', () => drawPreUseCheck(paper, product, stages));
    // What is not for work is in no construction.
    if (!isDomestic(product))
      paper.section('Inspection record', () => drawInspectionRecord(paper, product, stages));
  }
  return paper.finish();
}

/** What a document is made from; prices, stock and ratings are not on paper. */
export function documentFacts(product: Product): Partial<Product> {
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
function documentIssue(product: Product): string {
  const hash = createHash('sha256').update(JSON.stringify(documentFacts(product)));
  return hash.digest('hex').slice(0, 6).toUpperCase();
}
