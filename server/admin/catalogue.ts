import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import { formatPrice, penceFromPounds } from '../../catalogue/money.ts';
import { listedProducts } from '../app/catalogue.ts';
import { writeWhole } from '../database/backup/backup-format.ts';
import { photosOf } from '../photos/photos.ts';
import { changesInForce } from '../publish/changes-in-force.ts';
import { ChangesRejected, publishChanges } from '../publish/versions.ts';
import { confirmOverwrite } from './admin-context.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { findProduct } from './stock.ts';

const changesFile = fileURLToPath(new URL('../../catalogue/changes.json', import.meta.url));
const picturesFolder = fileURLToPath(new URL('../../site/public/pictures', import.meta.url));

export const exportCatalogue: Command = {
  name: 'catalogue export',
  options: { out: 'FILE' },
  help: 'writes the changes in force to catalogue/changes.json and their photos to site/public/pictures, for the next build',
  async run(context, given) {
    const file = given.option('out') ?? changesFile;
    if (file !== changesFile) await confirmOverwrite(context, file);
    const { queries } = await context.database();
    const inForce = await changesInForce(queries);
    await writeWhole(file, (write) => write(jsonOf(inForce)));
    const { revision, changes } = inForce;
    const photos = await photosOf(queries, changes);
    const folder =
      file === changesFile ? picturesFolder : path.join(path.dirname(file), 'pictures');
    if (photos.length > 0) await mkdir(folder, { recursive: true });
    for (const { name, bytes } of photos) await writeFile(path.join(folder, name), bytes);
    const wrote = `Wrote ${changes.length} changes of revision ${revision} to ${file}.`;
    const text =
      photos.length > 0 ? `${wrote}\nTheir ${photos.length} photo files are in ${folder}.` : wrote;
    return { text, json: { revision, changes: changes.length, file, photos: photos.length } };
  },
};

export const setPrice: Command = {
  name: 'catalogue price',
  takes: ['ID', 'POUNDS'],
  options: { note: 'TEXT' },
  help: 'publishes a new price of a product (ID or SKU) at once, such as 283.49',
  async run(context, given) {
    const database = await context.database();
    const { id, name, price } = findProduct(context.catalogue(), given.word(0));
    const value = penceOf(given.word(1));
    const changes = [{ productId: id, field: 'price', value }];
    const by = { kind: 'command' } as const;
    const note = given.option('note');
    const version = await publishChanges(database, listedProducts, { changes, by, note }).catch(
      (error) => Promise.reject(rejectionOf(error)),
    );
    const text = `${name}: ${formatPrice(price)} → ${formatPrice(value)}, version ${version}.`;
    return { text, json: { productId: id, before: price, after: value, version } };
  },
};

function penceOf(typed: string): number {
  try {
    return penceFromPounds(typed);
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}.`);
  }
}

function rejectionOf(error: unknown): unknown {
  if (!(error instanceof ChangesRejected)) return error;
  return new CommandError(error.errors.map(({ message }) => message).join(' '));
}

/** One line per change, sorted, so that diffs are readable. */
function jsonOf({ revision, changes }: CatalogueChanges): string {
  const lines = changes.map((change) => `    ${JSON.stringify(change)}`).sort();
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
  return `{\n  "revision": ${JSON.stringify(revision)},\n  "changes": ${list}\n}\n`;
}
