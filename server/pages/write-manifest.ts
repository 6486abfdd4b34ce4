import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileNames, type Manifest, manifestFile, SiteError, variantName } from './manifest.ts';
import { headersFor, tagOf } from './site-file.ts';

type Policies = Manifest['contentSecurityPolicy'];

/**
 * Adds to the pages' policies what the server has to know of every file to serve it: the tag of its
 * content and the size of each variant. Nothing may be changed after it.
 */
export function writeManifest(dist: string): void {
  const place = path.join(dist, manifestFile);
  const { contentSecurityPolicy } = JSON.parse(readFileSync(place, 'utf8')) as Manifest;
  const files = Object.fromEntries(
    fileNames(dist).map((name) => [name, factsOf(dist, name, contentSecurityPolicy)]),
  );
  const manifest: Manifest = { contentSecurityPolicy, files };
  writeFileSync(place, JSON.stringify(manifest));
}

function factsOf(dist: string, name: string, policies: Policies): Manifest['files'][string] {
  if (name.endsWith('.html') && policies[name] === undefined)
    throw new SiteError(`The built site in ${dist} has no content security policy for ${name}.`);
  const identity = readFileSync(path.join(dist, name));
  const sizeOf = (encoding: 'br' | 'gzip') =>
    statSync(path.join(dist, variantName(name, encoding)), { throwIfNoEntry: false })?.size;
  const policy = headersFor(name, policies[name])['content-security-policy'] ?? '';
  return {
    tag: tagOf(identity, policy),
    identity: identity.length,
    br: sizeOf('br'),
    gzip: sizeOf('gzip'),
  };
}
