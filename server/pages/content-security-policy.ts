import { createHash } from 'node:crypto';
import type { HtmlTag } from './html-tags.ts';

// Browsers run no other type; JSON and JSON-LD are data.
const runnableTypes = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

/** The strict policy of a page: its own files, and the hashes of its inline scripts and styles. */
export function contentSecurityPolicy(tags: readonly HtmlTag[]): string {
  const scripts = tags.filter(isInlineScript).map(hashSource);
  const styles = tags.filter((tag) => tag.name === 'style').map(hashSource);
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
    // No script may turn text into markup or code, except for the offline worker's URL.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['offline-worker'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Cheaply rules out most tags. */
const maybeBlocked = /\bstyle\b|\bon[a-z]|javascript:/i;

/** Every tag that the policy would block, as written. */
export function findBlockedTags(tags: readonly HtmlTag[]): string[] {
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

function hashSource({ text }: HtmlTag): string {
  // Browsers normalise line breaks before they hash.
  const content = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
