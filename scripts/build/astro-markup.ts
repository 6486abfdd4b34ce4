// All that depends on the markup Astro writes, which is not documented. When a version of Astro changes
// it, the build stops and names the expression below that no longer finds anything.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from 'vite';

/** Makes of a page's HTML what is written in its place. */
type PageStep = (html: string) => string;

const inlineScript = /<script( data-early-script)?>([\s\S]*?)<\/script>/g;
/** What Astro writes into a site with islands, and this file looks for. */
const markup = {
  /** One script defines the island's element, one each way in which islands wake. */
  wakesIslands: /customElements\.define\(["'`]astro-island|\.dispatchEvent\(new Event\(["'`]astro:/,
  /** Beside the first island, where HTML allows none. The style sheet has the same. */
  islandStyle: /<style>astro-island,[^<]*<\/style>/g,
  aheadIsland: /<astro-island\b[^>]*&quot;(?:ready|soon)&quot;[^>]*>/g,
  islandFile: / (?:component|renderer)-url="\/([^"]+)"/g,
  pageScript: /(<script type="module"[^>]* src="\/)([^"]+)"/g,
  styleSheet: /<link rel="stylesheet"[^>]*>/g,
};

/** Astro writes other markup than this file knows. */
export class AstroMarkupError extends Error {}

/** Takes every page of a built site through the steps; each is read and written once. */
export function rewritePages(dist: string): void {
  const steps = [
    shareEarlyScripts(dist),
    minifyInlineScripts(),
    nameScripts(dist),
    fetchIslandsAhead(dist),
    stylesFirst,
    slimTags,
  ];
  const unseen = new Map(Object.entries(markup));
  for (const page of globSync('**/*.html', { cwd: dist })) {
    const file = path.join(dist, page);
    const before = readFileSync(file, 'utf8');
    const after = steps.reduce((html, step) => step(html), before);
    if (after !== before) writeFileSync(file, after);
    for (const [name, expression] of unseen)
      if (before.search(expression) >= 0) unseen.delete(name);
  }
  if (unseen.size > 0)
    throw new AstroMarkupError(
      `Astro's markup has changed: in no page is there ${[...unseen.keys()].join(', ')}. Look at a page that Astro wrote and correct the expression in scripts/build/astro-markup.ts.`,
    );
}

/**
 * The scripts that wake islands, which Astro writes into every page, and those the layout marks as
 * early move into one file that a browser loads once. Saves 2.7 KB on every page after the first.
 */
function shareEarlyScripts(dist: string): PageStep {
  const tag = `<script async src="/${writeShared(dist)}"></script>`;
  return (html) => {
    let found = false;
    const rest = html
      .replaceAll(markup.islandStyle, '')
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
  const script = `${Array.from(shared, minified).join('\n')}\n`;
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
  const place = `_astro/early.${hash}.js`;
  mkdirSync(path.join(dist, '_astro'), { recursive: true });
  writeFileSync(path.join(dist, place), script);
  return place;
}

function isEarly(marked: string | undefined, text: string): boolean {
  return marked !== undefined || markup.wakesIslands.test(text);
}

function minified(script: string): string {
  const { code, errors } = minifySync('inline.js', script, { module: false });
  if (errors.length > 0) throw new Error(`An inline script cannot be read: ${errors[0]?.message}`);
  return code.trim();
}

/**
 * With slimTags, half a kilobyte less a page: with it page, style sheet and typeface of 26 products
 * arrive in two round trips instead of three, 150 ms sooner on slow 4G.
 */
function minifyInlineScripts(): PageStep {
  const known = new Map<string, string>();
  const minifiedOnce = (script: string) => {
    const code = known.get(script) ?? minified(script);
    known.set(script, code);
    return code;
  };
  return (html) =>
    html.replaceAll(/<script>([\s\S]*?)<\/script>/g, (_, script: string) => {
      return `<script>${minifiedOnce(script)}</script>`;
    });
}

/**
 * A page's script whose modules islands share is, as bundled, a file that only imports another. The
 * page names that other at once: its script is there 280 to 390 ms sooner on slow 4G (/shop, /terms).
 */
function nameScripts(dist: string): PageStep {
  const onlyImport = /^import\s*["']\.\/([^"']+)["'];?\s*$/;
  const known = new Map<string, string>();
  const namedBy = (file: string) => {
    const [, imported] = onlyImport.exec(readFileSync(path.join(dist, file), 'utf8')) ?? [];
    return imported ? path.posix.join(path.posix.dirname(file), imported) : file;
  };
  return (html) =>
    html.replaceAll(markup.pageScript, (_, tag: string, file: string) => {
      const named = known.get(file) ?? namedBy(file);
      known.set(file, named);
      return `${tag}${named}"`;
    });
}

/**
 * Tells the page's script (`site/islands/fetch-islands-ahead.ts`) the files of the islands with
 * `client:intent="ready"` or `"soon"`, with all that they import. On slow 4G a product page's first
 * Add to Cart takes 0.5 s instead of 1.3 s.
 */
function fetchIslandsAhead(dist: string): PageStep {
  const tag = '<script type="module"';
  return (html) => {
    const islands = html.match(markup.aheadIsland) ?? [];
    const named = islands.flatMap((each) =>
      [...each.matchAll(markup.islandFile)].map(([, f = '']) => f),
    );
    if (named.length === 0) return html;
    const files = Array.from(withImports(dist, named), (file) => `/${file}`);
    const further = files.filter((file) => !html.includes(` src="${file}"`));
    return html.replace(tag, `${tag} data-ahead="${further.join(' ')}"`);
  };
}

/** Nothing can be seen without the style sheet: /terms paints 130 ms sooner in Lighthouse if it is first. */
function stylesFirst(html: string): string {
  const sheets = html.match(markup.styleSheet)?.join('') ?? '';
  return html.replaceAll(markup.styleSheet, '').replace('<title>', `${sheets}<title>`);
}

/** A script or style with all it holds, or an opening tag with its attributes. */
const element =
  /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<([a-z][\w-]*)((?:\s+[^\s"'>/=]+(?:="[^"]*")?)*)\s*(\/?)>/g;

/** Have no end tag in HTML, where a slash at their own end says nothing. */
const voidElements = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** Writes tags so that they compress better: shared classes first, nothing that nobody reads. */
function slimTags(html: string): string {
  return html.replaceAll(element, (tag, plain, name: string, attributes: string, end: string) =>
    plain
      ? tag
      : `<${name}${classFirst(slimIsland(name, attributes))}${voidElements.has(name) ? '' : end}>`,
  );
}

function classFirst(attributes: string): string {
  const [all, classes = ''] = / class="([^"]*)"/.exec(attributes) ?? [];
  if (all === undefined) return attributes;
  const names = classes.trim().replaceAll(/\s+/g, ' ');
  return (names && ` class="${names}"`) + attributes.replace(all, '');
}

/** Astro's script takes no props for empty ones, and reads neither the id nor the component's name. */
function slimIsland(name: string, attributes: string): string {
  if (name !== 'astro-island') return attributes;
  return attributes
    .replace(/ uid="[^"]*"/, '')
    .replace(' props="{}"', '')
    .replace(/&quot;name&quot;:&quot;\w+&quot;,/, '');
}

const imports = new Map<string, readonly string[]>();

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
  const seen = imports.get(whole);
  if (seen) return seen;
  const named = readFileSync(whole, 'utf8').matchAll(/\b(?:from|import)\s*["'](\.[^"']+)["']/g);
  const folder = path.posix.dirname(file);
  const files = [...named].map(([, relative = '']) => path.posix.join(folder, relative));
  imports.set(whole, files);
  return files;
}
