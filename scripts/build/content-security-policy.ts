import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type HtmlTag, htmlTags } from './html-tags.ts';

// Every other type is data a browser does not run, such as JSON and JSON-LD.
const runnableTypes = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

/** The strict policy of a page: its own files, and the inline scripts and styles it was built with. */
export function contentSecurityPolicy(tags: readonly HtmlTag[]): string {
  const scripts = tags.filter(isInlineScript).map(hashOf);
  const styles = tags.filter((tag) => tag.name === 'style').map(hashOf);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(scripts)],
    'style-src': ["'self'", ...new Set(styles)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    // No script may make markup or code out of text; the one leave is for the offline worker's address.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['offline-worker'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Tells most tags at a glance that need no closer look. */
const maybeBlocked = /\bstyle\b|\bon[a-z]|javascript:/i;

/** Every tag of a page that the policy would stop from working, as written. */
export function blockedByPolicy(tags: readonly HtmlTag[]): string[] {
  return tags
    .filter(({ source }) => maybeBlocked.test(source))
    .filter(({ attributes }) =>
      Object.entries(attributes).some(
        ([name, value]) =>
          name === 'style' || /^on[a-z]+$/.test(name) || /^\s*javascript:/i.test(value),
      ),
    )
    .map(({ source }) => source.slice(0, 200));
}

function isInlineScript(tag: HtmlTag): boolean {
  if (tag.name !== 'script') return false;
  const { src, type = '' } = tag.attributes;
  return src === undefined && runnableTypes.has(type.trim().toLowerCase());
}

function hashOf({ text }: HtmlTag): string {
  // Browsers read every line break as LF before they hash.
  const content = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** Says which tags of which pages the policy would block. */
export class BlockedTagsError extends Error {}

/** Writes the policy of every page into dist/.manifest.json, to which `writeManifest` adds its files. */
export function writePolicies(dist: string): number {
  const pages = globSync('**/*.html', { cwd: dist }).sort();
  const policies: Record<string, string> = {};
  const blocked: string[] = [];
  for (const page of pages) {
    const tags = htmlTags(readFileSync(path.join(dist, page), 'utf8'));
    policies[page.split(path.sep).join('/')] = contentSecurityPolicy(tags);
    blocked.push(...blockedByPolicy(tags).map((tag) => `  ${page}: ${tag}`));
  }
  if (blocked.length > 0) {
    const shown = blocked.slice(0, 20);
    if (blocked.length > shown.length) shown.push(`  and ${blocked.length - shown.length} more`);
    throw new BlockedTagsError(
      `The content security policy blocks style attributes and inline handlers:\n${shown.join('\n')}`,
    );
  }
  const manifest = { contentSecurityPolicy: policies };
  writeFileSync(path.join(dist, '.manifest.json'), JSON.stringify(manifest));
  return pages.length;
}
