import { createHash } from 'node:crypto';
import { isContentHashed } from '../../contract/content-hashed.ts';
import { policyForType } from '../http/security-headers.ts';
import type { CachedResponse } from './file-cache.ts';
import type { Encoding } from './negotiation.ts';
import type { SiteFolder } from './site-folder.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** A value per encoding. */
type ByEncoding<Value> = { identity: Value } & { [Name in Encoding]?: Value | undefined };

/** The recorded facts of a file, so that it does not have to be read. */
export type FileMetadata = ByEncoding<number> & {
  /** Changes with its content and policy. */
  tag: string;
};

export type SiteFile = {
  headers: Readonly<Record<string, string>>;
  /** Its tag and its size in each encoding. */
  metadata: Readonly<FileMetadata>;
  /** Its bytes, or where to read them. */
  content: ByEncoding<Bytes> | { folder: SiteFolder; name: string };
  /** Responses ready in memory. */
  cachedResponses: { [Name in Encoding]?: CachedResponse | undefined };
};

/** A file that stays in memory. */
export type MemoryFile = SiteFile & { content: ByEncoding<Bytes> };

/** Creates a file from its bytes in each encoding. */
export function createMemoryFile(
  headers: Record<string, string>,
  content: ByEncoding<Bytes>,
): MemoryFile {
  const { identity, br, gzip } = content;
  const metadata = {
    tag: computeTag(identity, headers['content-security-policy'] ?? ''),
    identity: identity.length,
    br: br?.length,
    gzip: gzip?.length,
  };
  return {
    headers: withEncodingHeaders(headers, metadata),
    metadata,
    content,
    cachedResponses: {},
  };
}

const decoder = new TextDecoder();

/** The text of a file in memory. */
export function decodeText({ content }: MemoryFile): string {
  return decoder.decode(content.identity);
}

/** Browsers ignore a new policy on a 304, so a new policy needs a new tag. */
export function computeTag(identity: Uint8Array, policy: string): string {
  return createHash('sha256').update(identity).update(policy).digest('base64url').slice(0, 22);
}

const etagSuffixes: Record<Encoding, string> = { identity: '', br: '-br', gzip: '-gz' };

/** The entity tag, one per encoding. */
export function formatEtag({ metadata }: SiteFile, encoding: Encoding): string {
  return `"${metadata.tag}${etagSuffixes[encoding]}"`;
}

/** The headers of a file by its name. */
export function buildFileHeaders(name: string, policy?: string): Record<string, string> {
  const type = contentTypeOf(name);
  return {
    'content-type': type,
    'cache-control': chooseCacheControl(name),
    'content-security-policy': policy ?? policyForType(type),
  };
}

/** Adds the headers that depend on compression. */
export function withEncodingHeaders(
  { vary, 'accept-ranges': ranges, ...headers }: Readonly<Record<string, string>>,
  { br, gzip }: Pick<FileMetadata, 'br' | 'gzip'>,
): Record<string, string> {
  return br === undefined && gzip === undefined
    ? { ...headers, 'accept-ranges': 'bytes' }
    : { ...headers, vary: 'accept-encoding' };
}

/** How long a browser may cache a file. */
export function chooseCacheControl(name: string): string {
  if (isContentHashed(`/${name}`)) return 'public, max-age=31536000, immutable';
  if (/^((image|font|model|video)\/|application\/pdf)/.test(contentTypeOf(name)))
    return 'public, max-age=3600';
  return 'no-cache';
}

const types: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  gif: 'image/gif',
  glb: 'model/gltf-binary',
  gltf: 'model/gltf+json',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** The content type by file extension. */
function contentTypeOf(fileName: string): string {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return types[extension] ?? 'application/octet-stream';
}
