import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Encoding } from './negotiation.ts';
import { buildFileHeaders, computeTag, type FileMetadata } from './site-file.ts';

/** The facts a build records about every file, so that the server does not have to read them. */
export const manifestFile = '.manifest.json';

/** Thrown if the built site cannot be served; the message is one sentence. */
export class SiteError extends Error {}

export type SiteManifest = {
  /** The policy of every page, by file name. */
  contentSecurityPolicy: Readonly<Record<string, string>>;
  /** The facts of every file, by file name. */
  files: Readonly<Record<string, FileMetadata>>;
};

const manifest = v.object({
  contentSecurityPolicy: v.record(v.string(), v.string()),
  // Validated by hand for speed: there may be 50,000 files, and the server listens only afterwards.
  files: v.custom<SiteManifest['files']>(isFileRecord),
});

function isFileRecord(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every(
    (facts) => typeof facts?.tag === 'string' && Number.isSafeInteger(facts.identity),
  );
}

/** Reads the manifest of a built site. */
export function readManifest(dist: string): SiteManifest {
  const file = path.join(dist, manifestFile);
  if (!existsSync(file)) throw new SiteError(`There is no built site in ${dist}.`);
  try {
    return v.parse(manifest, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new SiteError(`The built site in ${dist} has a damaged ${manifestFile}.`);
  }
}

const variantExtensions: Record<Encoding, string> = { identity: '', br: '.br', gzip: '.gz' };

/** The file name of a compressed variant. */
export function variantName(name: string, encoding: Encoding): string {
  return `${name}${variantExtensions[encoding]}`;
}

/** Names of all files to serve, relative to dist, with forward slashes. */
export function listFileNames(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !/(^|\/)\.(?!well-known\/)/.test(name) && !/\.(br|gz)$/.test(name));
}

type Policies = SiteManifest['contentSecurityPolicy'];

/** Adds every file's tag and sizes to the manifest. No file may change after this. */
export function writeManifest(dist: string): void {
  const manifestPath = path.join(dist, manifestFile);
  const { contentSecurityPolicy } = JSON.parse(readFileSync(manifestPath, 'utf8')) as SiteManifest;
  const files = Object.fromEntries(
    listFileNames(dist).map((name) => [name, buildFileMetadata(dist, name, contentSecurityPolicy)]),
  );
  const updated: SiteManifest = { contentSecurityPolicy, files };
  writeFileSync(manifestPath, JSON.stringify(updated));
}

function buildFileMetadata(
  dist: string,
  name: string,
  policies: Policies,
): SiteManifest['files'][string] {
  if (name.endsWith('.html') && policies[name] === undefined)
    throw new SiteError(`The built site in ${dist} has no content security policy for ${name}.`);
  const identity = readFileSync(path.join(dist, name));
  const sizeOf = (encoding: 'br' | 'gzip') =>
    statSync(path.join(dist, variantName(name, encoding)), { throwIfNoEntry: false })?.size;
  const policy = buildFileHeaders(name, policies[name])['content-security-policy'] ?? '';
  return {
    tag: computeTag(identity, policy),
    identity: identity.length,
    br: sizeOf('br'),
    gzip: sizeOf('gzip'),
  };
}
