import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Product } from '../catalogue/product.ts';
import { partsFor } from '../pictures/plans/parts.ts';
import { familiesFitted } from '../pictures/plans/what-it-fits.ts';
import { factsOf, type MadeDocument, makeDocument } from './make-document.ts';
import type { PaperSection } from './paper.ts';

/** What documents are made by; rows of the catalogue count by product. */
const sources = [
  'documents/**/*.{ts,ttf}',
  'pictures/{plans,drawings}/**/*.ts',
  'catalogue/*.ts',
  'content/company.ts',
  'node_modules/pdfkit/package.json',
];

type Documents = (product: Product, products: readonly Product[]) => Promise<MadeDocument>;

/** Documents kept in a folder: made again only where something of them has changed. */
export function openDocuments(folder: string): Documents {
  const known = new Map<string, Promise<MadeDocument>>();
  const readOrMake: Documents = async (product, products) => {
    const place = path.join(folder, product.id);
    const key = keyOf(product, products);
    const kept = readKept(place, key);
    if (kept) return kept;
    const document = await makeDocument(product, products);
    try {
      mkdirSync(folder, { recursive: true });
      replace(`${place}.pdf`, document.bytes);
      replace(`${place}.json`, JSON.stringify({ key, sections: document.sections }));
    } catch {
      // A shop that may not write there publishes all the same, and makes it again.
    }
    return document;
  };
  return (product, products) => {
    const document = known.get(product.id) ?? readOrMake(product, products);
    known.set(product.id, document);
    return document;
  };
}

/** A product's document, as an earlier build made it where that still holds. */
export const productDocument = openDocuments(path.resolve('.cache/documents'));

let made: string | undefined;

function readKept(place: string, key: string): MadeDocument | undefined {
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
function replace(file: string, content: string | Uint8Array): void {
  const part = `${file}.${crypto.randomUUID()}`;
  writeFileSync(part, content);
  renameSync(part, file);
}

function keyOf(product: Product, products: readonly Product[]): string {
  made ??= hashOf(
    sources
      .flatMap((pattern) => globSync(pattern))
      .sort()
      .map((file) => readFileSync(file)),
  );
  const parts = partsFor(product, products).map(({ name, sku }) => [name, sku]);
  const about = [factsOf(product), parts, familiesFitted(product, products)];
  return hashOf([made, JSON.stringify(about)]);
}

function hashOf(all: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const each of all) hash.update(each);
  return hash.digest('base64url');
}
