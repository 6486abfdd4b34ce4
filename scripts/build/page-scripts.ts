import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from 'vite';
import type { PageStep } from './rewrite-pages.ts';

const pageScript = /(<script type="module"[^>]* src="\/)([^"]+)"/g;
const onlyImport = /^import\s*["']\.\/([^"']+)["'];?\s*$/;

/**
 * A bundled page script may only import another file. The page then names that file itself, which
 * saves a round trip.
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
 * Tells the page's script (`site/islands/fetch-islands-ahead.ts`) the files of islands with
 * `client:intent="ready"` or `"soon"`, imports included.
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

/** Script files with their static imports. */
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

/** Minifies the inline scripts of every page. */
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

/** Minifies a classic script. */
function minified(script: string): string {
  const { code, errors } = minifySync('inline.js', script, { module: false });
  if (errors.length > 0) throw new Error(`An inline script cannot be read: ${errors[0]?.message}`);
  return code;
}

const inlineScript = /<script( data-early-script)?>([\s\S]*?)<\/script>/g;
/** Astro's own scripts: one defines the island element, one for each client directive. */
const wakesIslands =
  /customElements\.define\(["'`]astro-island|\.dispatchEvent\(new Event\(["'`]astro:/;
/** Also Astro's, where HTML allows no style. The style sheet has the same rule. */
const islandStyle = /<style>astro-island,[^<]*<\/style>/g;

/** Moves Astro's island scripts and those marked as early from every page into one shared async file. */
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

/** Writes the scripts of all pages into one file and returns its path. */
function writeShared(dist: string): string {
  // In the order found: a directive comes before the element that uses it.
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
