import { addSecurityHeaders } from '../http/security-headers.ts';
import type { Encoding } from './negotiation.ts';
import { type Bytes, etagOf, type SiteFile } from './site-file.ts';

export type FileCache = {
  /** Caches a file in an encoding, with its bytes if given. */
  keep: (file: SiteFile, encoding: Encoding, body?: Bytes) => void;
  /** Drops a file that is no longer served. */
  forget: (file: SiteFile) => void;
};

/** Enough for the files that visitors of a shop with a few hundred products request. */
const defaultBudget = 32 * 1024 * 1024;

/** Approximate bytes of an entry besides its body. */
const overhead = 2048;

/**
 * Caches files up to so many bytes. Entries not used since the last eviction go first, so that a
 * crawler that reads everything once evicts little.
 */
export function createFileCache(budget = defaultBudget): FileCache {
  /** In the order in which `evict` last checked them, oldest first. */
  const entries = new Set<Prepared>();
  let bytes = 0;

  function remove(entry: Prepared): void {
    entries.delete(entry);
    entry.file.prepared[entry.encoding] = undefined;
    bytes -= sizeOf(entry);
  }

  function evict(): void {
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
      evict();
    },
    forget(file) {
      for (const entry of Object.values(file.prepared)) if (entry) remove(entry);
    },
  };
}

function sizeOf({ body }: Prepared): number {
  return overhead + (body?.length ?? 0);
}

/** A cached response, with headers in the form that Node sends fastest. */
export type Prepared = {
  file: SiteFile;
  encoding: Encoding;
  etag: string;
  /** Alternating names and values. */
  headers: string[];
  notModifiedHeaders: string[];
  /** Undefined if the body was not requested, or is too large. */
  body: Bytes | undefined;
  /** Whether it was sent since the last eviction. */
  wasUsed: boolean;
};

/** Prepares the response for a file in an encoding. */
export function prepare(file: SiteFile, encoding: Encoding, body: Bytes | undefined): Prepared {
  return {
    file,
    encoding,
    etag: etagOf(file, encoding),
    headers: flatHeaders(headersOf(file, encoding)),
    notModifiedHeaders: flatHeaders(notModifiedHeadersOf(file, encoding)),
    body: body && Buffer.from(body.buffer, body.byteOffset, body.length),
    wasUsed: false,
  };
}

/** The headers of a 304. */
export function notModifiedHeadersOf(file: SiteFile, encoding: Encoding): Record<string, string> {
  return { ...file.headers, etag: etagOf(file, encoding) };
}

/** The headers of a whole file. */
export function headersOf(file: SiteFile, encoding: Encoding): Record<string, string> {
  return {
    ...notModifiedHeadersOf(file, encoding),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(file.facts[encoding]),
  };
}

function flatHeaders(own: Record<string, string>): string[] {
  const headers = new Headers(own);
  addSecurityHeaders(headers);
  return [...headers].flat();
}
