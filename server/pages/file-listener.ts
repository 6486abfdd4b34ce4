import type { IncomingMessage, ServerResponse } from 'node:http';
import { pagesRoute, type RecordRequest } from '../http/request-log.ts';
import { matchesEntityTag } from './negotiation.ts';
import type { LiveSite } from './read-site.ts';
import { chooseEncoding } from './serve-file.ts';

/** Responds to a request if it can; returns whether it did. */
export type FileListener = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/**
 * Serves files from memory without any framework. Leaves all other requests to it: queries, ranges,
 * other spellings, and files on disk. `record` is omitted if nothing uses the records.
 */
export function createFileListener(site: LiveSite, record?: RecordRequest): FileListener {
  return (incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming;
    const isHead = method === 'HEAD';
    if (!(isHead || method === 'GET')) return false;
    const file = site.current.files.get(url);
    // Paths are stored decoded: one with a % is spelled differently in a request.
    if (!file || headers.range !== undefined || url.includes('%')) return false;
    const start = record ? performance.now() : 0;
    const encoding = chooseEncoding(file, headers['accept-encoding'] ?? null);
    const cachedResponse = file.cachedResponses[encoding];
    if (!cachedResponse) return false;

    const isNotModified = matchesEntityTag(headers['if-none-match'] ?? null, cachedResponse.etag);
    if (!(isNotModified || isHead || cachedResponse.body)) return false;
    cachedResponse.wasUsed = true;
    const status = isNotModified ? 304 : 200;
    outgoing.writeHead(
      status,
      isNotModified ? cachedResponse.notModifiedHeaders : cachedResponse.headers,
    );
    outgoing.end(isNotModified || isHead ? undefined : cachedResponse.body);
    record?.({
      requestId: crypto.randomUUID(),
      method,
      route: pagesRoute,
      path: url,
      status,
      ms: performance.now() - start,
    });
    return true;
  };
}
