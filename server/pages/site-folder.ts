import { createReadStream, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileCache } from './file-cache.ts';
import { manifestFile, variantName } from './manifest.ts';
import type { ByteRange, Encoding } from './negotiation.ts';
import type { Bytes, SiteFile } from './site-file.ts';

/** Larger files are streamed each time. */
const maxCachedBytes = 1024 * 1024;

/** A folder with files of the site, read on demand. */
export type SiteFolder = FileCache & {
  /** Reads a file or a range of it. Fails if it does not match the manifest. */
  read: (
    file: SiteFile,
    name: string,
    encoding: Encoding,
    range?: ByteRange,
  ) => Promise<Bytes | ReadableStream<Bytes>>;
};

/** The folder of a build. Its files can be read until another build replaces it. */
export function openSiteFolder(dist: string, cache: FileCache): SiteFolder {
  const manifest = path.join(dist, manifestFile);
  const buildStamp = formatFileStamp(statSync(manifest));
  /** A new build has other policies, tags and scripts than this server has read. */
  return openFolder(dist, cache, async () => {
    if (formatFileStamp(await stat(manifest)) !== buildStamp)
      throw new Error('the site has been rebuilt');
  });
}

/** A folder of files that are checked before they are sent. */
export function openFolder(
  folder: string,
  cache: FileCache,
  check: () => Promise<void> = async () => {},
): SiteFolder {
  const loading = new Map<string, Promise<Bytes>>();

  async function load(filePath: string, size: number): Promise<Bytes> {
    const bytes = await readFile(filePath);
    await check();
    if (bytes.length !== size) throw new Error(`${filePath} has a different size`);
    return bytes;
  }

  async function stream(filePath: string, size: number, range: ByteRange | undefined) {
    const found = await stat(filePath);
    await check();
    if (found.size !== size) throw new Error(`${filePath} has a different size`);
    return toReadableStream(readChunks(filePath, range ?? { first: 0, last: size - 1 }));
  }

  async function read(...[file, name, encoding, range]: Parameters<SiteFolder['read']>) {
    const filePath = path.join(folder, variantName(name, encoding));
    const size = file.metadata[encoding] ?? 0;
    if (size > maxCachedBytes) return stream(filePath, size, range);
    // Concurrent requests share one read.
    const reading = loading.get(filePath) ?? load(filePath, size);
    loading.set(filePath, reading);
    const bytes = await reading.finally(() => loading.delete(filePath));
    cache.keep(file, encoding, bytes);
    return range ? bytes.subarray(range.first, range.last + 1) : bytes;
  }

  return {
    ...cache,
    read: (...args) =>
      read(...args).catch((cause) => {
        throw new Error('a file of the built site has changed since the start', {
          cause,
        });
      }),
  };
}

function formatFileStamp({
  ino,
  mtimeMs,
  size,
}: {
  ino: number;
  mtimeMs: number;
  size: number;
}): string {
  return `${ino} ${mtimeMs} ${size}`;
}

/** Reads the next chunk only after the last is sent, so that an unread response leaves no file open. */
function toReadableStream(pieces: AsyncGenerator<Bytes>): ReadableStream<Bytes> {
  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* readChunks(filePath: string, { first, last }: ByteRange): AsyncGenerator<Bytes> {
  let remainingBytes = last - first + 1;
  for await (const piece of createReadStream(filePath, { start: first, end: last })) {
    remainingBytes -= piece.length;
    yield piece;
  }
  // The length has been sent: only aborting can show that the response is incomplete.
  if (remainingBytes !== 0) throw new Error('the file was truncated while being sent');
}
