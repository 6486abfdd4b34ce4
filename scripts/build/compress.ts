import { createHash } from 'node:crypto';
import { copyFile, glob, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import {
  type Compression,
  chooseCompression,
  compressibleExtensions,
  findSmallest,
} from '../../server/pages/compression.ts';

/** Each takes megabytes while compressing. */
const concurrency = 8;

const compressors = {
  '.br': ({ br }: Compression, bytes: Buffer) =>
    Promise.all(br.map((options) => promisify(brotliCompress)(bytes, options))),
  '.gz': async (compression: Compression, bytes: Buffer) => [
    await promisify(gzip)(bytes, compression.gzip),
  ],
};

/** Writes brotli and gzip variants beside every text file they make smaller, cached by content. */
export async function compressTextFiles(dist: string, cache: string): Promise<number> {
  await mkdir(cache, { recursive: true });
  const cachedFiles = new Set(await readdir(cache));
  const used = new Set<string>();

  const compressText = async (name: string) => {
    const file = path.join(dist, name);
    const bytes = await readFile(file);
    const settings = chooseCompression(name.split(path.sep).join('/'), bytes.length, 'best');
    if (!settings) return;
    const hash = createHash('sha256').update(bytes).digest('base64url');
    for (const [suffix, compress] of Object.entries(compressors)) {
      const key = `${hash}-${settings.key}${suffix}`;
      used.add(key);
      if (cachedFiles.has(key)) {
        await copyFile(path.join(cache, key), `${file}${suffix}`);
        continue;
      }
      const compressed = findSmallest(await compress(settings, bytes), bytes.length);
      if (!compressed) continue;
      await writeFile(`${file}${suffix}`, compressed);
      // Renamed when complete, so that an interrupted build leaves no half file.
      const part = path.join(cache, `${crypto.randomUUID()}.part`);
      await copyFile(`${file}${suffix}`, part);
      await rename(part, path.join(cache, key));
    }
  };

  const files = await Array.fromAsync(
    glob(`**/*.{${compressibleExtensions.join(',')}}`, { cwd: dist }),
  );
  const queue = files.values();
  const processQueue = async () => {
    for (const name of queue) await compressText(name);
  };
  await Promise.all(Array.from({ length: concurrency }, processQueue));
  const unused = [...cachedFiles].filter((name) => !used.has(name));
  await Promise.all(unused.map((name) => rm(path.join(cache, name))));
  return files.length;
}
