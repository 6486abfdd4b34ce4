import { createReadStream, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileCache } from './file-cache.ts';
import { manifestFile, variantName } from './manifest.ts';
import type { ByteRange, Encoding } from './negotiation.ts';
import type { Bytes, SiteFile } from './site-file.ts';

/** Larger files are streamed each time. */
const largestKept = 1024 * 1024;

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
  const stamp = stampOf(statSync(manifest));
  /** A new build has other policies, tags and scripts than this server has read. */
  return openFolder(dist, cache, async () => {
    if (stampOf(await stat(manifest)) !== stamp) throw new Error('the site has been rebuilt');
  });
}

/** A folder of files that are checked before they are sent. */
export function openFolder(
  folder: string,
  cache: FileCache,
  check: () => Promise<void> = async () => {},
): SiteFolder {
  const loading = new Map<string, Promise<Bytes>>();

  async function load(place: string, size: number): Promise<Bytes> {
    const bytes = await readFile(place);
    await check();
    if (bytes.length !== size) throw new Error(`${place} has a different size`);
    return bytes;
  }

  async function stream(place: string, size: number, range: ByteRange | undefined) {
    const found = await stat(place);
    await check();
    if (found.size !== size) throw new Error(`${place} has a different size`);
    return streamOf(pieces(place, range ?? { first: 0, last: size - 1 }));
  }

  async function read(...[file, name, encoding, range]: Parameters<SiteFolder['read']>) {
    const place = path.join(folder, variantName(name, encoding));
    const size = file.facts[encoding] ?? 0;
    if (size > largestKept) return stream(place, size, range);
    // Concurrent requests share one read.
    const reading = loading.get(place) ?? load(place, size);
    loading.set(place, reading);
    const bytes = await reading.finally(() => loading.delete(place));
    cache.keep(file, encoding, bytes);
    return range ? bytes.subarray(range.first, range.last + 1) : bytes;
  }

  return {
    ...cache,
    read: (...asked) =>
      read(...asked).catch((cause) => {
        throw new Error('a file of the built site has changed since the start', {
          cause,
        });
      }),
  };
}

function stampOf({ ino, mtimeMs, size }: { ino: number; mtimeMs: number; size: number }): string {
  return `${ino} ${mtimeMs} ${size}`;
}

/** Reads the next chunk only after the last is sent, so that an unread response leaves no file open. */
function streamOf(pieces: AsyncGenerator<Bytes>): ReadableStream<Bytes> {
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

async function* pieces(place: string, { first, last }: ByteRange): AsyncGenerator<Bytes> {
  let left = last - first + 1;
  for await (const piece of createReadStream(place, { start: first, end: last })) {
    left -= piece.length;
    yield piece;
  }
  // The length has been sent: only aborting can show that the response is incomplete.
  if (left !== 0) throw new Error('the file was truncated while being sent');
}
