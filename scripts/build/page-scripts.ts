import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from 'vite';
import type { PageStep } from './rewrite-pages.ts';

const pageScript = /(<script type="module"[^>]* src="\/)([^"]+)"/g;
const onlyImport = /^import\s*["']\.\/([^"']+)["'];?\s*$/;

/**
 * A page's script whose modules islands share is, as bundled, a file that does nothing but import
 * another. The page names that other at once, which saves a round trip.
 */
export function directScripts(dist: string): PageStep {
  const known = new Map<string, string>();
  const directOf = (file: string) => {
    const [, imported] = onlyImport.exec(readFileSync(path.join(dist, file), 'utf8')) ?? [];
    return imported ? path.posix.join(path.posix.dirname(file), imported) : file;
  };
  return (html) =>
    html.replaceAll(pageScript, (_, tag: string, file: string) => {
      const direct = known.get(file) ?? directOf(file);
      known.set(file, direct);
      return `${tag}${direct}"`;
    });
}

const island = /<astro-island\b[^>]*&quot;(?:ready|soon)&quot;[^>]*>/g;
const islandFile = / (?:component|renderer)-url="\/([^"]+)"/g;
const firstScript = '<script type="module"';

/**
 * Tells the page's script (`site/islands/fetch-islands-ahead.ts`) the files of the islands with
 * `client:intent="ready"` or `"soon"`, with all that they import.
 */
export function islandsAhead(dist: string): PageStep {
  return (html) => {
    const tags = html.match(island) ?? [];
    const named = tags.flatMap((tag) => [...tag.matchAll(islandFile)].map(([, file = '']) => file));
    if (named.length === 0) return html;
    const files = Array.from(withImports(dist, named), (file) => `/${file}`);
    const further = files.filter((file) => !html.includes(` src="${file}"`));
    return html.replace(firstScript, `${firstScript} data-ahead="${further.join(' ')}"`);
  };
}

const knownImports = new Map<string, readonly string[]>();

/** Script files with all that they import at once; what they import later, on demand, is not among it. */
export function withImports(dist: string, files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const take = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    importsOf(dist, file).forEach(take);
  };
  files.forEach(take);
  return found;
}

function importsOf(dist: string, file: string): readonly string[] {
  const whole = path.join(dist, file);
  const seen = knownImports.get(whole);
  if (seen) return seen;
  const named = readFileSync(whole, 'utf8').matchAll(/\b(?:from|import)\s*["'](\.[^"']+)["']/g);
  const folder = path.posix.dirname(file);
  const files = [...named].map(([, relative = '']) => path.posix.join(folder, relative));
  knownImports.set(whole, files);
  return files;
}

const plainScript = /(<script>)([\s\S]*?)<\/script>/g;

/** Makes the inline scripts of every page as small as the bundler makes modules. */
export function minifyInlineScripts(): PageStep {
  const known = new Map<string, string>();
  const minifiedOnce = (script: string) => {
    const code = known.get(script) ?? minified(script);
    known.set(script, code);
    return code;
  };
  return (html) =>
    html.replaceAll(
      plainScript,
      (_, tag: string, script: string) => `${tag}${minifiedOnce(script)}</script>`,
    );
}

/** A classic script, made small. */
function minified(script: string): string {
  const { code, errors } = minifySync('inline.js', script, { module: false });
  if (errors.length > 0) throw new Error(`An inline script cannot be read: ${errors[0]?.message}`);
  return code;
}

const inlineScript = /<script( data-early-script)?>([\s\S]*?)<\/script>/g;
/** Astro's own: one defines the island's element, one each way in which islands wake. */
const wakesIslands =
  /customElements\.define\(["'`]astro-island|\.dispatchEvent\(new Event\(["'`]astro:/;
/** Astro's too, beside the first island, where HTML allows none. The style sheet has the same. */
const islandStyle = /<style>astro-island,[^<]*<\/style>/g;

/**
 * The scripts that wake islands, which Astro writes into every page, and those the layout marks as
 * early move into one file: a browser loads it once, beside the page and without holding it up.
 */
export function shareEarlyScripts(dist: string): PageStep {
  const tag = `<script async src="/${writeShared(dist)}"></script>`;
  return (html) => {
    let found = false;
    const rest = html
      .replaceAll(islandStyle, '')
      .replaceAll(inlineScript, (script, marked, text) => {
        if (!isEarly(marked, text)) return script;
        found = true;
        return '';
      });
    return found ? rest.replace('</head>', `${tag}</head>`) : rest;
  };
}

/** Writes the scripts of all pages into one file and answers with its place. */
function writeShared(dist: string): string {
  // In the order found: a way to wake stands before the element that asks for it.
  const shared = new Set<string>();
  for (const page of globSync('**/*.html', { cwd: dist }).sort()) {
    const scripts = readFileSync(path.join(dist, page), 'utf8').matchAll(inlineScript);
    for (const [, marked, text = ''] of scripts) if (isEarly(marked, text)) shared.add(text);
  }
  const script = `${Array.from(shared, (each) => minified(each).trim()).join('\n')}\n`;
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
  const place = `_astro/early.${hash}.js`;
  mkdirSync(path.join(dist, '_astro'), { recursive: true });
  writeFileSync(path.join(dist, place), script);
  return place;
}

function isEarly(marked: string | undefined, text: string): boolean {
  return marked !== undefined || wakesIslands.test(text);
}
