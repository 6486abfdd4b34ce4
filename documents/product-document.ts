import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Product } from '../catalogue/product.ts';
import { listFittedFamilies } from '../pictures/plans/fitted-families.ts';
import { findFittingParts } from '../pictures/plans/parts.ts';
import { documentFacts, type MadeDocument, makeDocument } from './make-document.ts';
import type { PaperSection } from './paper.ts';

/** What documents are made by; rows of the catalogue count by product. */
const sources = [
  'documents/**/*.{ts,ttf}',
  'pictures/{plans,drawings}/**/*.ts',
  'catalogue/*.ts',
  'content/company.ts',
  'node_modules/pdfkit/package.json',
];

type GetDocument = (product: Product, products: readonly Product[]) => Promise<MadeDocument>;

/** Documents kept in a folder: made again only where something of them has changed. */
export function createDocumentCache(folder: string): GetDocument {
  const known = new Map<string, Promise<MadeDocument>>();
  const readOrCreate: GetDocument = async (product, products) => {
    const place = path.join(folder, product.id);
    const key = cacheKey(product, products);
    const kept = readCached(place, key);
    if (kept) return kept;
    const document = await makeDocument(product, products);
    try {
      mkdirSync(folder, { recursive: true });
      writeAtomically(`${place}.pdf`, document.bytes);
      writeAtomically(`${place}.json`, JSON.stringify({ key, sections: document.sections }));
    } catch {
      // A shop that may not write there publishes all the same, and makes it again.
    }
    return document;
  };
  return (product, products) => {
    const document = known.get(product.id) ?? readOrCreate(product, products);
    known.set(product.id, document);
    return document;
  };
}

/** A product's document, as an earlier build made it where that still holds. */
export const getProductDocument = createDocumentCache(path.resolve('.cache/documents'));

let sourcesHash: string | undefined;

function readCached(place: string, key: string): MadeDocument | undefined {
  try {
    const kept: { key: string; sections: PaperSection[] } = JSON.parse(
      readFileSync(`${place}.json`, 'utf8'),
    );
    return kept.key === key
      ? { bytes: readFileSync(`${place}.pdf`), sections: kept.sections }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Renamed when complete, so that an interrupted build leaves no half file. */
function writeAtomically(file: string, content: string | Uint8Array): void {
  const part = `${file}.${crypto.randomUUID()}`;
  writeFileSync(part, content);
  renameSync(part, file);
}

function cacheKey(product: Product, products: readonly Product[]): string {
  sourcesHash ??= hashOf(
    sources
      .flatMap((pattern) => globSync(pattern))
      .sort()
      .map((file) => readFileSync(file)),
  );
  const parts = findFittingParts(product, products).map(({ name, sku }) => [name, sku]);
  const about = [documentFacts(product), parts, listFittedFamilies(product, products)];
  return hashOf([sourcesHash, JSON.stringify(about)]);
}

function hashOf(all: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const each of all) hash.update(each);
  return hash.digest('base64url');
}
