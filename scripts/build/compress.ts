import { createHash } from 'node:crypto';
import { copyFile, glob, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFiles = '**/*.{css,csv,gltf,html,js,json,mjs,svg,txt,webmanifest,xml}';
const smallest = 512;
const best = constants.BROTLI_MAX_QUALITY;
/** Each takes megabytes while it is compressed; more at once than the machine has cores gains nothing. */
const atOnce = 8;

/**
 * How the distance to a repetition is written. Which is smallest differs from script to script, by up
 * to fifty bytes, and even with the hash in an import's name.
 */
const ways: readonly Record<number, number>[] = [
  {},
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  { [constants.BROTLI_PARAM_NDIRECT]: 2 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 2 },
];

const compressors = {
  '.br': async (bytes: Buffer, quality: number) => {
    const compress = (way: Record<number, number>) =>
      promisify(brotliCompress)(bytes, {
        params: {
          ...way,
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });
    const tried = await Promise.all((quality < best ? ways.slice(0, 1) : ways).map(compress));
    return tried.reduce((least, each) => (each.length < least.length ? each : least));
  },
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * The highest quality takes three times as long for a fiftieth less: worth it for what every visitor
 * loads, scripts, styles and the pages at the root, and not for hundreds of products. Their drawings,
 * seven for each, gain twenty bytes for ten times as long.
 */
function qualityOf(file: string): number {
  if (/^(?:_astro\/.*|[^/]*)$/.test(file.split(path.sep).join('/'))) return best;
  return file.endsWith('.svg') ? 8 : best - 1;
}

/**
 * Puts a brotli and a gzip variant beside every text file they make smaller. The variants are kept
 * in a cache by content, so that the next build compresses only what has changed.
 */
export async function compressTexts(dist: string, cache: string): Promise<number> {
  await mkdir(cache, { recursive: true });
  const kept = new Set(await readdir(cache));
  const used = new Set<string>();

  const compressText = async (name: string) => {
    const file = path.join(dist, name);
    const quality = qualityOf(name);
    const bytes = await readFile(file);
    if (bytes.length < smallest) return;
    const hash = createHash('sha256').update(bytes).digest('base64url');
    for (const [suffix, compress] of Object.entries(compressors)) {
      // With another way to try, nothing in the cache is known to be the smallest.
      const key = `${hash}-${quality}-${ways.length}${suffix}`;
      used.add(key);
      if (kept.has(key)) {
        await copyFile(path.join(cache, key), `${file}${suffix}`);
        continue;
      }
      const compressed = await compress(bytes, quality);
      if (compressed.length >= bytes.length) continue;
      await writeFile(`${file}${suffix}`, compressed);
      // Renamed when whole, so that a build stopped half-way leaves no half file to serve.
      const part = path.join(cache, `${crypto.randomUUID()}.part`);
      await copyFile(`${file}${suffix}`, part);
      await rename(part, path.join(cache, key));
    }
  };

  const files = await Array.fromAsync(glob(textFiles, { cwd: dist }));
  const waiting = files.values();
  const takeFiles = async () => {
    for (const name of waiting) await compressText(name);
  };
  await Promise.all(Array.from({ length: atOnce }, takeFiles));
  const unused = [...kept].filter((name) => !used.has(name));
  await Promise.all(unused.map((name) => rm(path.join(cache, name))));
  return files.length;
}
