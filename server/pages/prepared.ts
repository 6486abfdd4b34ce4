import { addSecurityHeaders } from '../http/security-headers.ts';
import type { Encoding } from './encoding.ts';
import { type Bytes, etagOf, type SiteFile } from './site-file.ts';

/** What is sent of a file in an encoding, with its headers in the form that Node sends fastest. */
export type Prepared = {
  file: SiteFile;
  encoding: Encoding;
  etag: string;
  /** Names and values in turn. */
  headers: string[];
  notModifiedHeaders: string[];
  /** Not there while the file was asked for without its bytes, or has too many of them. */
  body: Bytes | undefined;
  /** Whether it was sent since the cache last looked. */
  wasUsed: boolean;
};

/** Prepares what is sent of a file in an encoding. */
export function prepare(file: SiteFile, encoding: Encoding, body: Bytes | undefined): Prepared {
  return {
    file,
    encoding,
    etag: etagOf(file, encoding),
    headers: flatHeaders(headersOf(file, encoding)),
    notModifiedHeaders: flatHeaders(notModifiedHeadersOf(file, encoding)),
    body,
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
