import { createHash } from 'node:crypto';
import { copyFile, glob, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFiles = '**/*.{css,csv,gltf,html,js,json,mjs,svg,txt,webmanifest,xml}';
const smallest = 512;
const best = constants.BROTLI_MAX_QUALITY;
/** Each takes megabytes while compressing. */
const atOnce = 8;

/** Brotli parameters to try. Which is smallest differs by file, by up to fifty bytes. */
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
 * The best quality takes three times as long for 2%: worth it for what every visitor loads, not for
 * hundreds of products and their drawings.
 */
function qualityOf(file: string): number {
  if (/^(?:_astro\/.*|[^/]*)$/.test(file.split(path.sep).join('/'))) return best;
  return file.endsWith('.svg') ? 8 : best - 1;
}

/** Writes brotli and gzip variants beside every text file they make smaller, cached by content. */
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
      // A new set of parameters invalidates the cache.
      const key = `${hash}-${quality}-${ways.length}${suffix}`;
      used.add(key);
      if (kept.has(key)) {
        await copyFile(path.join(cache, key), `${file}${suffix}`);
        continue;
      }
      const compressed = await compress(bytes, quality);
      if (compressed.length >= bytes.length) continue;
      await writeFile(`${file}${suffix}`, compressed);
      // Renamed when complete, so that an interrupted build leaves no half file.
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
