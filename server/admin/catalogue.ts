import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import { formatPrice, penceFromPounds } from '../../catalogue/money.ts';
import { listedProducts } from '../app/catalogue.ts';
import { writeFileAtomically } from '../database/backup/backup-format.ts';
import { findPhotoFiles } from '../photos/photos.ts';
import { findChangesInForce } from '../publish/changes-in-force.ts';
import { InvalidChangesError, publishChanges } from '../publish/versions.ts';
import { confirmOverwrite } from './admin-context.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { findProduct } from './stock.ts';

const changesFile = fileURLToPath(new URL('../../catalogue/changes.json', import.meta.url));
const picturesFolder = fileURLToPath(new URL('../../site/public/pictures', import.meta.url));

export const exportCatalogue: Command = {
  name: 'catalogue export',
  options: { out: 'FILE' },
  help: 'writes the changes in force to catalogue/changes.json and their photos to site/public/pictures, for the next build',
  async run(context, args) {
    const file = args.option('out') ?? changesFile;
    if (file !== changesFile) await confirmOverwrite(context, file);
    const { queries } = await context.database();
    const inForce = await findChangesInForce(queries);
    await writeFileAtomically(file, (write) => write(formatChangesJson(inForce)));
    const { revision, changes } = inForce;
    const photos = await findPhotoFiles(queries, changes);
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
  positionals: ['ID', 'POUNDS'],
  options: { note: 'TEXT' },
  help: 'publishes a new price of a product (ID or SKU) at once, such as 283.49',
  async run(context, args) {
    const database = await context.database();
    const { id, name, price } = findProduct(context.catalogue(), args.positional(0));
    const value = parsePounds(args.positional(1));
    const changes = [{ productId: id, field: 'price', value }];
    const by = { kind: 'command' } as const;
    const note = args.option('note');
    const version = await publishChanges(database, listedProducts, { changes, by, note }).catch(
      (error) => Promise.reject(toCommandError(error)),
    );
    const text = `${name}: ${formatPrice(price)} → ${formatPrice(value)}, version ${version}.`;
    return { text, json: { productId: id, before: price, after: value, version } };
  },
};

function parsePounds(typed: string): number {
  try {
    return penceFromPounds(typed);
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}.`);
  }
}

function toCommandError(error: unknown): unknown {
  if (!(error instanceof InvalidChangesError)) return error;
  return new CommandError(error.errors.map(({ message }) => message).join(' '));
}

/** One line per change, sorted, so that diffs are readable. */
function formatChangesJson({ revision, changes }: CatalogueChanges): string {
  const lines = changes.map((change) => `    ${JSON.stringify(change)}`).sort();
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
  return `{\n  "revision": ${JSON.stringify(revision)},\n  "changes": ${list}\n}\n`;
}
