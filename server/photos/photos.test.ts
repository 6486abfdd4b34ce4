import { deflateSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { photoFiles } from '../../catalogue/photo.ts';
import { catalogueDraft, productPhoto } from '../database/schema.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { deleteUnusedPhotos, findPhotoFiles, hasPhoto, servePhotos, storePhoto } from './photos.ts';
import { InvalidPhotoError, type Photo, readPhoto } from './read-photo.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c03010' } });

const problemOf = async (bytes: Uint8Array, type: string, patience?: number) => {
  const error = await readPhoto(bytes, type, patience).catch((reason) => reason);
  return error instanceof InvalidPhotoError ? error.problem : error;
};

/** A PNG whose header gives these dimensions, with hardly any bytes. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('an uploaded photo', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    '[LC7] of type %s becomes square files as the studio makes them, without EXIF',
    async (format) => {
      const given = await picture(900, 600)
        .withExif({ IFD0: { Copyright: 'The photographer', Model: 'Camera' } })
        .toFormat(format)
        .toBuffer();
      const { file, files } = await readPhoto(given, `image/${format}`);
      expect(file).toMatch(/^[0-9a-f]{24}$/);
      expect(files).toHaveLength(photoFiles.length);
      for (const [at, { width, format: made }] of photoFiles.entries()) {
        const facts = await sharp(files[at]).metadata();
        expect([facts.width, facts.height]).toEqual([width, width]);
        expect(facts.format).toBe(made === 'avif' ? 'heif' : 'webp');
        expect(facts.exif).toBeUndefined();
      }
      // The background is the page's colour, and the picture is in the middle.
      const { data } = await sharp(files[0]).raw().toBuffer({ resolveWithObject: true });
      expect(data[0]).toBeGreaterThan(245);
      expect(data[3 * (120 * 240 + 120) + 1]).toBeLessThan(90);
      expect((await readPhoto(given, `image/${format}`)).file).toBe(file);
    },
  );

  it('[LC7] is rotated as the camera was held', async () => {
    const turned = await picture(900, 600).withExif({}).jpeg().withMetadata({ orientation: 6 });
    const { files } = await readPhoto(await turned.toBuffer(), 'image/jpeg');
    const { data } = await sharp(files[0]).raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number, y: number) => (data[3 * (y * 240 + x) + 1] ?? 0) < 90;
    expect([redAt(120, 5), redAt(5, 120)]).toEqual([true, false]);
  });

  it('[LC7] is rejected if it is damaged, not a picture, or of another type than declared', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
    const jpeg = await picture(700, 700).jpeg().toBuffer();
    const gif = await picture(700, 700).gif().toBuffer();
    const heads = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n'].map((each) => Buffer.from(each, 'latin1'));
    expect(await problemOf(svg, 'image/svg+xml')).toBe('unknown-type');
    expect(await problemOf(svg, 'image/png')).toBe('unknown-type');
    expect(await problemOf(gif, 'image/gif')).toBe('unknown-type');
    expect(await problemOf(Buffer.alloc(0), 'image/jpeg')).toBe('unknown-type');
    expect(await problemOf(jpeg, 'image/png')).toBe('other-type');
    for (const [at, type] of ['image/jpeg', 'image/png'].entries()) {
      const lie = Buffer.concat([heads[at] ?? svg, svg]);
      expect(await problemOf(lie, type)).toBe('damaged');
    }
    expect(await problemOf(jpeg.subarray(0, jpeg.length / 2), 'image/jpeg')).toBe('damaged');
  });

  it('[LC7] is rejected if it is too large, too small or too slow to decode', async () => {
    expect(await problemOf(pngOf(30_000, 30_000), 'image/png')).toBe('too-large');
    expect(await problemOf(pngOf(100_000, 100_000), 'image/png')).toMatch(/^(too-large|damaged)$/);
    expect(await problemOf(await picture(500, 300).png().toBuffer(), 'image/png')).toBe(
      'too-small',
    );
    const given = await picture(700, 700).png().toBuffer();
    expect(await problemOf(given, 'image/png', 1)).toBe('took-too-long');
    // A picture that failed does not block the next.
    expect((await readPhoto(given, 'image/png')).files).toHaveLength(4);
  });
});

describeOnBothEngines('photos', (database) => {
  const photo: Photo = {
    file: '0a1b2c3d4e5f0a1b2c3d4e5f',
    files: photoFiles.map((_, at) => new Uint8Array([0, 128, 255, at])),
  };
  const app = new Hono()
    .get(
      '/pictures/*',
      servePhotos(async () => database()),
    )
    .notFound((context) => context.text('Not Found', 404));
  beforeEach(async () => {
    await database().queries.delete(productPhoto);
    await database().queries.delete(catalogueDraft);
  });

  it('[LC7] are served from the database under an immutable URL', async () => {
    await storePhoto(database().queries, photo);
    await storePhoto(database().queries, photo);
    const answer = await app.request(`/pictures/${photo.file}-480.avif`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/avif');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([0, 128, 255, 1]);
    for (const other of [`${photo.file}-481.avif`, `${photo.file}-480.webp`, `x-480.avif`])
      expect((await app.request(`/pictures/${other}`)).status).toBe(404);
  });

  it('[LC7] [LC10] are exported with the changes that use them', async () => {
    await storePhoto(database().queries, photo);
    const named = { productId: 'a', field: 'photo', value: photo.file } as const;
    const files = await findPhotoFiles(database().queries, [named]);
    expect(files.map(({ name }) => name).sort()).toEqual(
      ['240.avif', '480.avif', '640.webp', '960.avif'].map((end) => `${photo.file}-${end}`),
    );
    expect(await findPhotoFiles(database().queries, [{ ...named, value: null }])).toEqual([]);
  });

  it('[LC7] are deleted after being unused for a day', async () => {
    const { queries } = database();
    await storePhoto(queries, photo);
    await deleteUnusedPhotos(database());
    expect(await hasPhoto(queries, photo.file)).toBe(true);
    await queries.update(productPhoto).set({ createdAt: sql`now() - interval '25 hours'` });
    const change = { productId: 'a', field: 'photo', value: photo.file };
    await queries.insert(catalogueDraft).values(change);
    await deleteUnusedPhotos(database());
    expect(await hasPhoto(queries, photo.file)).toBe(true);
    await queries.delete(catalogueDraft);
    await deleteUnusedPhotos(database());
    expect(await hasPhoto(queries, photo.file)).toBe(false);
  });
});
