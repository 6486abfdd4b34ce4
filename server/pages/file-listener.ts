import type { IncomingMessage, ServerResponse } from 'node:http';
import { pagesRoute, type RecordRequest } from '../http/request-log.ts';
import { encodingFor } from './answer.ts';
import { namesEntityTag } from './negotiation.ts';
import type { LiveSite } from './read-site.ts';

/** Answers a request if it can; returns whether it did. */
export type FileListener = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/**
 * Serves files from memory before any framework. Leaves everything else: queries, ranges, other
 * spellings, and files on disk. `record` is left out where nobody reads it.
 */
export function createFileListener(site: LiveSite, record?: RecordRequest): FileListener {
  return (incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming;
    const isHead = method === 'HEAD';
    if (!(isHead || method === 'GET')) return false;
    const file = site.current.files.get(url);
    // Addresses are stored decoded: one with a % is spelled differently in a request.
    if (!file || headers.range !== undefined || url.includes('%')) return false;
    const start = record ? performance.now() : 0;
    const encoding = encodingFor(file, headers['accept-encoding'] ?? null);
    const prepared = file.prepared[encoding];
    if (!prepared) return false;

    const isKnown = namesEntityTag(headers['if-none-match'] ?? null, prepared.etag);
    if (!(isKnown || isHead || prepared.body)) return false;
    prepared.wasUsed = true;
    const status = isKnown ? 304 : 200;
    outgoing.writeHead(status, isKnown ? prepared.notModifiedHeaders : prepared.headers);
    outgoing.end(isKnown || isHead ? undefined : prepared.body);
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
