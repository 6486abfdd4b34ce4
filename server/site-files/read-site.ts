import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { isNamedByContent } from '../../contract/named-by-content.ts';
import { policyForType } from '../security-headers.ts';
import { contentTypeOf } from './content-types.ts';
import type { Encoding } from './encoding.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Variant = { body: Bytes; etag: string };

export type SiteFile = {
  headers: Record<string, string>;
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
};

export type Site = {
  /** What has an address of its own, by its path. */
  files: ReadonlyMap<string, SiteFile>;
  notFound: SiteFile;
  error: SiteFile;
  productFallback: SiteFile;
  projectNotFound: SiteFile;
  enquiryAgain: SiteFile;
  /** As it was built. What is in stock has changed since, so it is never sent as it is. */
  merchantFeed: SiteFile | undefined;
};

/** The products for Google, in the built site. */
export const feedFile = 'feeds/google.xml';

/** Says in one sentence why the built site cannot be served. */
export class SiteError extends Error {}

const manifest = v.object({ contentSecurityPolicy: v.record(v.string(), v.string()) });

/** Reads the whole built site into memory, with its compressed variants and policies. */
export function readSite(dist: string): Site {
  const policies = readPolicies(dist);
  const files = new Map<string, SiteFile>();
  for (const name of fileNames(dist)) files.set(name, readSiteFile(dist, name, policies));

  const takeScreen = (name: string): SiteFile => {
    const file = files.get(name);
    if (!file) throw new SiteError(`The built site in ${dist} lacks ${name}.`);
    files.delete(name);
    return file;
  };
  const screens = {
    notFound: takeScreen('404.html'),
    error: takeScreen('500.html'),
    productFallback: takeScreen('product-fallback.html'),
    projectNotFound: takeScreen('project-not-found.html'),
    enquiryAgain: takeScreen('enquiry-again.html'),
  };
  if (!files.has('index.html')) throw new SiteError(`The built site in ${dist} lacks index.html.`);
  const merchantFeed = files.get(feedFile);
  files.delete(feedFile);
  return {
    files: new Map([...files].map(([name, file]) => [addressOf(name), file])),
    ...screens,
    merchantFeed,
  };
}

function readPolicies(dist: string): Record<string, string> {
  const file = path.join(dist, '.manifest.json');
  if (!existsSync(file)) throw new SiteError(`There is no built site in ${dist}.`);
  try {
    return v.parse(manifest, JSON.parse(readFileSync(file, 'utf8'))).contentSecurityPolicy;
  } catch {
    throw new SiteError(`The built site in ${dist} has a damaged .manifest.json.`);
  }
}

/** Names of all files to serve, relative to dist, with forward slashes. */
export function fileNames(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !/(^|\/)\.(?!well-known\/)/.test(name) && !/\.(br|gz)$/.test(name));
}

/** Reads one file of the built site with its compressed variants. */
export function readSiteFile(
  dist: string,
  name: string,
  policies: Record<string, string> = {},
): SiteFile {
  const bytes = (suffix: string) => {
    const file = path.join(dist, `${name}${suffix}`);
    return existsSync(file) ? new Uint8Array(readFileSync(file)) : undefined;
  };
  const type = contentTypeOf(name);
  const policy = policies[name];
  if (policy === undefined && name.endsWith('.html'))
    throw new SiteError(`The built site in ${dist} has no content security policy for ${name}.`);

  const headers = {
    'content-type': type,
    'cache-control': cacheControlOf(name),
    'content-security-policy': policy ?? policyForType(type),
  };
  const identity = bytes('') ?? new Uint8Array();
  return packFile(headers, { identity, br: bytes('.br'), gzip: bytes('.gz') });
}

type Bodies = { identity: Bytes; br: Bytes | undefined; gzip: Bytes | undefined };

/** A file to serve, out of its bytes in each encoding. */
export function packFile(
  { vary, 'accept-ranges': ranges, ...headers }: Record<string, string>,
  { identity, br, gzip }: Bodies,
): SiteFile {
  if (br || gzip) headers.vary = 'accept-encoding';
  else headers['accept-ranges'] = 'bytes';

  // A browser does not take a new policy from a 304, so a new policy makes a new tag.
  const hash = createHash('sha256')
    .update(identity)
    .update(headers['content-security-policy'] ?? '');
  const tag = hash.digest('base64url').slice(0, 22);
  return {
    headers,
    variants: {
      identity: { body: identity, etag: `"${tag}"` },
      ...(br && { br: { body: br, etag: `"${tag}-br"` } }),
      ...(gzip && { gzip: { body: gzip, etag: `"${tag}-gz"` } }),
    },
  };
}

function cacheControlOf(name: string): string {
  if (isNamedByContent(`/${name}`)) return 'public, max-age=31536000, immutable';
  if (/^(image|font|model|video)\//.test(contentTypeOf(name))) return 'public, max-age=3600';
  return 'no-cache';
}

function addressOf(name: string): string {
  // A file for the offline worker, not a page to visit: it keeps its name.
  if (name === 'offline.html') return `/${name}`;
  const page = /^(?:(.*)\/)?index\.html$/.exec(name);
  return `/${page ? (page[1] ?? '') : name.replace(/\.html$/, '')}`;
}
