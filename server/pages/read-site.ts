import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest, SiteError, type SiteManifest, variantName } from './manifest.ts';
import type { Encoding } from './negotiation.ts';
import {
  type Bytes,
  cacheControlOf,
  type FileFacts,
  headersFor,
  type MemoryFile,
  type SiteFile,
  withEncodings,
} from './site-file.ts';
import { openSiteFolder } from './site-folder.ts';

export type BuiltSite = {
  /** Pages and files by path. */
  files: ReadonlyMap<string, SiteFile>;
  notFound: MemoryFile;
  error: MemoryFile;
  productFallback: MemoryFile;
  projectNotFound: MemoryFile;
  enquiryAgain: MemoryFile;
  /** Its stock is out of date, so it is never served as built. */
  merchantFeed: BuiltFeed | undefined;
};

/** The site being served; replaced as a whole. */
export type LiveSite = { current: BuiltSite };

export type BuiltFeed = { xml: string; headers: Record<string, string> };

/** The merchant feed for Google. */
export const feedFile = 'feeds/google.xml';

/** Pages without an address, by file name. */
const screens = {
  notFound: '404.html',
  error: '500.html',
  productFallback: 'product-fallback.html',
  projectNotFound: 'project-not-found.html',
  enquiryAgain: 'enquiry-again.html',
} as const;
const withoutAddress: ReadonlySet<string> = new Set([...Object.values(screens), feedFile]);

/** Reads the manifest, and only the files without an address. */
export function readSite(dist: string, cacheBytes?: number): BuiltSite {
  const manifest = readManifest(dist);
  const folder = openSiteFolder(dist, cacheBytes);
  const headersOf = sharedHeaders(manifest);
  const fileOf = (name: string): SiteFile => {
    const facts = manifest.files[name];
    if (!facts) throw missing(dist, name);
    return { headers: headersOf(name, facts), facts, content: { folder, name }, prepared: {} };
  };
  const screen = (name: string) => inMemory(dist, name, fileOf(name));
  const files = new Map<string, SiteFile>();
  for (const name in manifest.files)
    if (!withoutAddress.has(name)) files.set(addressOf(name), fileOf(name));
  if (!files.has('/')) throw missing(dist, 'index.html');
  return {
    files,
    notFound: screen(screens.notFound),
    error: screen(screens.error),
    productFallback: screen(screens.productFallback),
    projectNotFound: screen(screens.projectNotFound),
    enquiryAgain: screen(screens.enquiryAgain),
    merchantFeed: manifest.files[feedFile] && readFeed(dist),
  };
}

/** Files of one kind share their headers: there may be fifty thousand files. */
function sharedHeaders({ contentSecurityPolicy }: SiteManifest) {
  const byKind = new Map<string, Record<string, string>>();
  return (name: string, facts: FileFacts): Record<string, string> => {
    const policy = contentSecurityPolicy[name];
    const ending = name.slice(name.lastIndexOf('.'));
    const kind = `${ending} ${cacheControlOf(name)} ${(facts.br ?? facts.gzip) ? 'compressed' : ''} ${policy}`;
    const known = byKind.get(kind);
    if (known) return known;
    const headers = withEncodings(headersFor(name, policy), facts);
    byKind.set(kind, headers);
    return headers;
  };
}

/** Reads the built merchant feed. */
export function readFeed(dist: string): BuiltFeed {
  const xml = new TextDecoder().decode(bytesOf(dist, feedFile));
  return { xml, headers: headersFor(feedFile) };
}

/** The file with its bytes in memory. */
function inMemory(dist: string, name: string, file: SiteFile): MemoryFile {
  const bytes = (encoding: Encoding) => bytesOf(dist, variantName(name, encoding));
  const { br, gzip } = file.facts;
  const content = {
    identity: bytes('identity'),
    br: br === undefined ? undefined : bytes('br'),
    gzip: gzip === undefined ? undefined : bytes('gzip'),
  };
  return { ...file, content };
}

function bytesOf(dist: string, name: string): Bytes {
  try {
    return readFileSync(path.join(dist, name));
  } catch {
    throw missing(dist, name);
  }
}

function missing(dist: string, name: string): SiteError {
  return new SiteError(`The built site in ${dist} lacks ${name}.`);
}

function addressOf(name: string): string {
  // For the offline worker, not a page to visit.
  if (name === 'offline.html') return `/${name}`;
  const page = /^(?:(.*)\/)?index\.html$/.exec(name);
  return `/${page ? (page[1] ?? '') : name.replace(/\.html$/, '')}`;
}
