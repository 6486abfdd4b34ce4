import { addSecurityHeaders } from '../http/security-headers.ts';
import type { Encoding } from './negotiation.ts';
import { type Bytes, formatEtag, type SiteFile } from './site-file.ts';

export type FileCache = {
  /** Caches a file in an encoding, with its bytes if given. */
  keep: (file: SiteFile, encoding: Encoding, body?: Bytes) => void;
  /** Drops a file that is no longer served. */
  drop: (file: SiteFile) => void;
};

/** Enough for the files that visitors of a shop with a few hundred products request. */
const defaultMaxBytes = 32 * 1024 * 1024;

/** Approximate bytes of an entry besides its body. */
const entryOverheadBytes = 2048;

/**
 * Caches files up to so many bytes. Entries not used since the last eviction go first, so that a
 * crawler that reads everything once evicts little.
 */
export function createFileCache(maxBytes = defaultMaxBytes): FileCache {
  /** In the order in which `evict` last checked them, oldest first. */
  const entries = new Set<CachedResponse>();
  let bytes = 0;

  function remove(entry: CachedResponse): void {
    entries.delete(entry);
    entry.file.cachedResponses[entry.encoding] = undefined;
    bytes -= sizeOf(entry);
  }

  function evict(): void {
    for (const entry of entries) {
      if (bytes <= maxBytes) return;
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
      const known = file.cachedResponses[encoding];
      if (known && (known.body || !body)) return;
      if (known) remove(known);
      const entry = buildCachedResponse(file, encoding, body);
      file.cachedResponses[encoding] = entry;
      entries.add(entry);
      bytes += sizeOf(entry);
      evict();
    },
    drop(file) {
      for (const entry of Object.values(file.cachedResponses)) if (entry) remove(entry);
    },
  };
}

function sizeOf({ body }: CachedResponse): number {
  return entryOverheadBytes + (body?.length ?? 0);
}

/** A cached response, with headers in the form that Node sends fastest. */
export type CachedResponse = {
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
export function buildCachedResponse(
  file: SiteFile,
  encoding: Encoding,
  body: Bytes | undefined,
): CachedResponse {
  return {
    file,
    encoding,
    etag: formatEtag(file, encoding),
    headers: flattenHeaders(buildHeaders(file, encoding)),
    notModifiedHeaders: flattenHeaders(buildNotModifiedHeaders(file, encoding)),
    body: body && Buffer.from(body.buffer, body.byteOffset, body.length),
    wasUsed: false,
  };
}

/** The headers of a 304. */
export function buildNotModifiedHeaders(
  file: SiteFile,
  encoding: Encoding,
): Record<string, string> {
  return { ...file.headers, etag: formatEtag(file, encoding) };
}

/** The headers of a whole file. */
export function buildHeaders(file: SiteFile, encoding: Encoding): Record<string, string> {
  return {
    ...buildNotModifiedHeaders(file, encoding),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(file.metadata[encoding]),
  };
}

function flattenHeaders(own: Record<string, string>): string[] {
  const headers = new Headers(own);
  addSecurityHeaders(headers);
  return [...headers].flat();
}
