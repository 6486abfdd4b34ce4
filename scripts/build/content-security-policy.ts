import { createHash } from 'node:crypto';
import type { HtmlTag } from './html-tags.ts';

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
