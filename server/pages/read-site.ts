import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createFileCache, type FileCache } from './file-cache.ts';
import { readManifest, SiteError, type SiteManifest, variantName } from './manifest.ts';
import type { Encoding } from './negotiation.ts';
import {
  type Bytes,
  buildFileHeaders,
  chooseCacheControl,
  type FileMetadata,
  type MemoryFile,
  type SiteFile,
  withEncodingHeaders,
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
const specialPages = {
  notFound: '404.html',
  error: '500.html',
  productFallback: 'product-fallback.html',
  projectNotFound: 'project-not-found.html',
  enquiryAgain: 'enquiry-again.html',
  register: 'register.html',
  offer: 'offer.html',
} as const;
const specialPageKeys = Object.keys(specialPages) as (keyof typeof specialPages)[];
/** Files for the offline worker, which visitors do not open. */
const offlineWorkerFiles: ReadonlySet<string> = new Set(['offline.html', specialPages.register]);
const filesWithoutUrl: ReadonlySet<string> = new Set([...Object.values(specialPages), feedFile]);

/** Reads the manifest, and of the files only those without a URL. */
export function readSite(dist: string, cache: FileCache = createFileCache()): BuiltSite {
  const manifest = readManifest(dist);
  const folder = openSiteFolder(dist, cache);
  const headersOf = createHeaderCache(manifest);
  const createFile = (name: string): SiteFile => {
    const metadata = manifest.files[name];
    if (!metadata) throw missingFileError(dist, name);
    return {
      headers: headersOf(name, metadata),
      metadata,
      content: { folder, name },
      cachedResponses: {},
    };
  };
  const loadPage = (name: string) => loadIntoMemory(dist, name, createFile(name));
  const files = new Map<string, SiteFile>();
  for (const name in manifest.files)
    if (!filesWithoutUrl.has(name) || offlineWorkerFiles.has(name))
      files.set(urlPathOfFile(name), createFile(name));
  if (!files.has('/')) throw missingFileError(dist, 'index.html');
  return {
    files,
    notFound: loadPage(specialPages.notFound),
    error: loadPage(specialPages.error),
    productFallback: loadPage(specialPages.productFallback),
    projectNotFound: loadPage(specialPages.projectNotFound),
    enquiryAgain: loadPage(specialPages.enquiryAgain),
    register: loadPage(specialPages.register),
    offer: loadPage(specialPages.offer),
    merchantFeed: manifest.files[feedFile] && readFeed(dist),
  };
}

/** Files that replace a site's own. */
export type Replacements = Pick<BuiltSite, 'files'> & Partial<BuiltSite>;

/** Serves a built site with some of its files replaced, and evicts replaced ones from the cache. */
export function replaceFiles(
  liveSite: LiveSite,
  built: BuiltSite,
  { files, ...replacedPages }: Replacements,
): void {
  const before = liveSite.current;
  liveSite.current = { ...built, ...replacedPages, files: new Map([...built.files, ...files]) };
  for (const [address, file] of before.files)
    if (liveSite.current.files.get(address) !== file && 'folder' in file.content)
      file.content.folder.drop(file);
}

/** A file's facts, its name in a folder and, for a page, its policy. */
export type StoredFile = FileMetadata & { stored: string; policy?: string | undefined };

/** The files of a folder, by their names in the site. Unchanged files of `before` are reused. */
export function loadReplacements(
  folderPath: string,
  folder: SiteFolder,
  stored: Readonly<Record<string, StoredFile>>,
  before?: Replacements,
): Replacements {
  const replaced: Partial<BuiltSite> = {};
  const files = new Map<string, SiteFile>();
  for (const [name, file] of Object.entries(stored)) {
    const address = urlPathOfFile(name);
    const known = before?.files.get(address);
    const pageKey = specialPageKeys.find((key) => specialPages[key] === name);
    if (pageKey)
      replaced[pageKey] = loadIntoMemory(
        folderPath,
        file.stored,
        createStoredFile(folder, name, file),
      );
    else if (name === feedFile)
      replaced.merchantFeed = parseFeed(readBytes(folderPath, file.stored));
    else
      files.set(
        address,
        known && isStoredAs(known, file.stored) ? known : createStoredFile(folder, name, file),
      );
  }
  return { ...replaced, files };
}

function createStoredFile(
  folder: SiteFolder,
  name: string,
  { stored, policy, ...metadata }: StoredFile,
): SiteFile {
  const headers = withEncodingHeaders(buildFileHeaders(name, policy), metadata);
  return { headers, metadata, content: { folder, name: stored }, cachedResponses: {} };
}

const isStoredAs = ({ content }: SiteFile, stored: string) =>
  'folder' in content && content.name === stored;

/** Files of one kind share their headers: there may be fifty thousand files. */
function createHeaderCache({ contentSecurityPolicy }: SiteManifest) {
  const headersByKind = new Map<string, Record<string, string>>();
  return (name: string, metadata: FileMetadata): Record<string, string> => {
    const policy = contentSecurityPolicy[name];
    const ending = name.slice(name.lastIndexOf('.'));
    const kind = `${ending} ${chooseCacheControl(name)} ${(metadata.br ?? metadata.gzip) ? 'compressed' : ''} ${policy}`;
    const known = headersByKind.get(kind);
    if (known) return known;
    const headers = withEncodingHeaders(buildFileHeaders(name, policy), metadata);
    headersByKind.set(kind, headers);
    return headers;
  };
}

/** Reads the built merchant feed. */
export function readFeed(dist: string): BuiltFeed {
  return parseFeed(readBytes(dist, feedFile));
}

function parseFeed(bytes: Bytes): BuiltFeed {
  return { xml: new TextDecoder().decode(bytes), headers: buildFileHeaders(feedFile) };
}

/** The file with its bytes in memory. */
function loadIntoMemory(dist: string, name: string, file: SiteFile): MemoryFile {
  const bytes = (encoding: Encoding) => readBytes(dist, variantName(name, encoding));
  const { br, gzip } = file.metadata;
  const content = {
    identity: bytes('identity'),
    br: br === undefined ? undefined : bytes('br'),
    gzip: gzip === undefined ? undefined : bytes('gzip'),
  };
  return { ...file, content };
}

function readBytes(dist: string, name: string): Bytes {
  try {
    return readFileSync(path.join(dist, name));
  } catch {
    throw missingFileError(dist, name);
  }
}

function missingFileError(dist: string, name: string): SiteError {
  return new SiteError(`The built site in ${dist} lacks ${name}.`);
}

/** The URL path of a page; undefined for pages without one. */
export function findPageUrlPath(name: string): string | undefined {
  return filesWithoutUrl.has(name) || offlineWorkerFiles.has(name)
    ? undefined
    : urlPathOfFile(name);
}

function urlPathOfFile(name: string): string {
  if (offlineWorkerFiles.has(name)) return `/${name}`;
  const page = /^(?:(.*)\/)?index\.html$/.exec(name);
  return `/${page ? (page[1] ?? '') : name.replace(/\.html$/, '')}`;
}
