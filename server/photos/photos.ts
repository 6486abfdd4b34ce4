import { and, eq, inArray, sql } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import type { UncheckedChange } from '../../catalogue/changes.ts';
import { photoFiles } from '../../catalogue/photo.ts';
import type { Database, Queries } from '../database/database.ts';
import { catalogueChange, catalogueDraft, productPhoto } from '../database/schema.ts';
import type { Photo } from './read-photo.ts';

/** Stores a photo, unless it is stored already. */
export async function storePhoto(queries: Queries, { file, files }: Photo): Promise<void> {
  const rows = photoFiles.flatMap(({ width, format }, at) => {
    const bytes = files[at];
    return bytes ? [{ file, width, format, bytes }] : [];
  });
  // An existing photo that would have been deleted soon is kept as long as a new one.
  await queries
    .insert(productPhoto)
    .values(rows)
    .onConflictDoUpdate({
      target: [productPhoto.file, productPhoto.width, productPhoto.format],
      set: { createdAt: sql`now()` },
    });
}

/** Whether a photo is stored. */
export async function hasPhoto(queries: Queries, file: string): Promise<boolean> {
  return (await queries.$count(productPhoto, eq(productPhoto.file, file))) > 0;
}

/** The photos of these changes, each file with the name that pages use for it. */
export async function findPhotoFiles(queries: Queries, changes: readonly UncheckedChange[]) {
  const used = changes.flatMap(({ field, value }) =>
    field === 'photo' && typeof value === 'string' ? [value] : [],
  );
  if (used.length === 0) return [];
  const rows = await queries.select().from(productPhoto).where(inArray(productPhoto.file, used));
  return rows.map(({ file, width, format, bytes }) => ({
    name: `${file}-${width}.${format}`,
    bytes,
  }));
}

/** Deletes photos older than a day that no version and no draft names. */
export async function deleteUnusedPhotos({ queries }: Database): Promise<void> {
  const photoNamesIn = (table: typeof catalogueChange | typeof catalogueDraft) =>
    sql`select value #>> '{}' from ${table} where field = 'photo' and jsonb_typeof(value) = 'string'`;
  await queries.delete(productPhoto).where(
    sql`${productPhoto.createdAt} < now() - interval '1 day'
      and file not in (${photoNamesIn(catalogueChange)}) and file not in (${photoNamesIn(catalogueDraft)})`,
  );
}

const photoPath = /^\/pictures\/([0-9a-f]{24})-(\d{3})\.(avif|webp)$/;

/** Serves photos under the same URLs as built pictures; passes other requests on. */
export function servePhotos(database: () => Promise<Database>): MiddlewareHandler {
  return async (context, next) => {
    const [, file, width, format] = photoPath.exec(context.req.path) ?? [];
    const photo = file && (await readPhotoFile(database, { file, width: Number(width), format }));
    if (!photo) return next();
    return context.body(photo, 200, {
      'content-type': `image/${format}`,
      'content-length': String(photo.length),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  };
}

type PhotoVariant = { file: string; width: number; format: string | undefined };

async function readPhotoFile(
  database: () => Promise<Database>,
  { file, width, format }: PhotoVariant,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { queries } = await database();
  const [row] = await queries
    .select({ bytes: productPhoto.bytes })
    .from(productPhoto)
    .where(
      and(
        eq(productPhoto.file, file),
        eq(productPhoto.width, width),
        eq(productPhoto.format, format === 'webp' ? 'webp' : 'avif'),
      ),
    );
  return row && new Uint8Array(row.bytes);
}
