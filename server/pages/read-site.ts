import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createFileCache, type FileCache } from './file-cache.ts';
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
import { openSiteFolder, type SiteFolder } from './site-folder.ts';

export type BuiltSite = {
  /** Pages and files by path. */
  files: ReadonlyMap<string, SiteFile>;
  notFound: MemoryFile;
  error: MemoryFile;
  productFallback: MemoryFile;
  projectNotFound: MemoryFile;
  enquiryAgain: MemoryFile;
  register: MemoryFile;
  /** The page that a customer's offer is written into. */
  offer: MemoryFile;
  /** Its stock is out of date, so it is never served as built. */
  merchantFeed: BuiltFeed | undefined;
};

/** The site being served; replaced as a whole. */
export type LiveSite = { current: BuiltSite };

export type BuiltFeed = { xml: string; headers: Record<string, string> };

/** The merchant feed for Google. */
export const feedFile = 'feeds/google.xml';

/** Pages without a URL, by file name. */
const screens = {
  notFound: '404.html',
  error: '500.html',
  productFallback: 'product-fallback.html',
  projectNotFound: 'project-not-found.html',
  enquiryAgain: 'enquiry-again.html',
  register: 'register.html',
  offer: 'offer.html',
} as const;
const screenNames = Object.keys(screens) as (keyof typeof screens)[];
/** Files for the offline worker, which visitors do not open. */
const forWorker: ReadonlySet<string> = new Set(['offline.html', screens.register]);
const withoutAddress: ReadonlySet<string> = new Set([...Object.values(screens), feedFile]);

/** Reads the manifest, and of the files only those without a URL. */
export function readSite(dist: string, cache: FileCache = createFileCache()): BuiltSite {
  const manifest = readManifest(dist);
  const folder = openSiteFolder(dist, cache);
  const headersOf = sharedHeaders(manifest);
  const fileOf = (name: string): SiteFile => {
    const facts = manifest.files[name];
    if (!facts) throw missing(dist, name);
    return { headers: headersOf(name, facts), facts, content: { folder, name }, prepared: {} };
  };
  const screen = (name: string) => inMemory(dist, name, fileOf(name));
  const files = new Map<string, SiteFile>();
  for (const name in manifest.files)
    if (!withoutAddress.has(name) || forWorker.has(name)) files.set(addressOf(name), fileOf(name));
  if (!files.has('/')) throw missing(dist, 'index.html');
  return {
    files,
    notFound: screen(screens.notFound),
    error: screen(screens.error),
    productFallback: screen(screens.productFallback),
    projectNotFound: screen(screens.projectNotFound),
    enquiryAgain: screen(screens.enquiryAgain),
    register: screen(screens.register),
    offer: screen(screens.offer),
    merchantFeed: manifest.files[feedFile] && readFeed(dist),
  };
}

/** Files that replace a site's own. */
export type Replacements = Pick<BuiltSite, 'files'> & Partial<BuiltSite>;

/** Serves a built site with some of its files replaced, and evicts replaced ones from the cache. */
export function replaceFiles(
  live: LiveSite,
  built: BuiltSite,
  { files, ...screens }: Replacements,
): void {
  const before = live.current;
  live.current = { ...built, ...screens, files: new Map([...built.files, ...files]) };
  for (const [address, file] of before.files)
    if (live.current.files.get(address) !== file && 'folder' in file.content)
      file.content.folder.forget(file);
}

/** A file's facts, its name in a folder and, for a page, its policy. */
export type StoredFile = FileFacts & { stored: string; policy?: string | undefined };

/** The files of a folder, by their names in the site. Unchanged files of `before` are reused. */
export function readReplacements(
  place: string,
  folder: SiteFolder,
  stored: Readonly<Record<string, StoredFile>>,
  before?: Replacements,
): Replacements {
  const replaced: Partial<BuiltSite> = {};
  const files = new Map<string, SiteFile>();
  for (const [name, file] of Object.entries(stored)) {
    const address = addressOf(name);
    const known = before?.files.get(address);
    const screen = screenNames.find((key) => screens[key] === name);
    if (screen) replaced[screen] = inMemory(place, file.stored, inFolder(folder, name, file));
    else if (name === feedFile) replaced.merchantFeed = feedOf(bytesOf(place, file.stored));
    else
      files.set(
        address,
        known && isStoredAs(known, file.stored) ? known : inFolder(folder, name, file),
      );
  }
  return { ...replaced, files };
}

function inFolder(
  folder: SiteFolder,
  name: string,
  { stored, policy, ...facts }: StoredFile,
): SiteFile {
  const headers = withEncodings(headersFor(name, policy), facts);
  return { headers, facts, content: { folder, name: stored }, prepared: {} };
}

const isStoredAs = ({ content }: SiteFile, stored: string) =>
  'folder' in content && content.name === stored;

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
  return feedOf(bytesOf(dist, feedFile));
}

function feedOf(bytes: Bytes): BuiltFeed {
  return { xml: new TextDecoder().decode(bytes), headers: headersFor(feedFile) };
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

/** The URL path of a page; undefined for pages without one. */
export function addressOfPage(name: string): string | undefined {
  return withoutAddress.has(name) || forWorker.has(name) ? undefined : addressOf(name);
}

function addressOf(name: string): string {
  if (forWorker.has(name)) return `/${name}`;
  const page = /^(?:(.*)\/)?index\.html$/.exec(name);
  return `/${page ? (page[1] ?? '') : name.replace(/\.html$/, '')}`;
}
