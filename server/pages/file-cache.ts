import type { Encoding } from './encoding.ts';
import { type Prepared, prepare } from './prepared.ts';
import type { Bytes, SiteFile } from './site-file.ts';

export type FileCache = {
  /** Keeps what is sent of a file in an encoding, with its bytes where they are given. */
  keep: (file: SiteFile, encoding: Encoding, body?: Bytes) => void;
};

/** What an entry takes besides its file's bytes, about. */
const overhead = 2048;

/**
 * Keeps what visitors ask for in memory, up to so many bytes. What nobody asked for since room was
 * last needed goes first, so that a robot which reads everything once pushes out little.
 */
export function createFileCache(budget: number): FileCache {
  /** The one that was looked at longest ago first. */
  const entries = new Set<Prepared>();
  let bytes = 0;

  function remove(entry: Prepared): void {
    entries.delete(entry);
    entry.file.prepared[entry.encoding] = undefined;
    bytes -= sizeOf(entry);
  }

  function makeRoom(): void {
    for (const entry of entries) {
      if (bytes <= budget) return;
      if (!entry.wasUsed) {
        remove(entry);
        continue;
      }
      entry.wasUsed = false;
      entries.delete(entry);
      entries.add(entry);
    }
  }

  return {
    keep(file, encoding, body) {
      const known = file.prepared[encoding];
      if (known && (known.body || !body)) return;
      if (known) remove(known);
      const entry = prepare(file, encoding, body);
      file.prepared[encoding] = entry;
      entries.add(entry);
      bytes += sizeOf(entry);
      makeRoom();
    },
  };
}

function sizeOf({ body }: Prepared): number {
  return overhead + (body?.length ?? 0);
}
