import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from 'vite';
import {
  astroMarkup,
  finishPage,
  inlineScript,
  isEarlyScript,
  type ScriptInfo,
} from '../../server/pages/finish-page.ts';

/** Thrown if Astro generates markup that finish-page.ts does not know. */
export class AstroMarkupError extends Error {}

/** Names the tags that the content security policy would block. */
export class BlockedTagsError extends Error {}

/** Finishes every page of a built site, and writes their policies into dist/.manifest.json. */
export function rewritePages(dist: string): { pages: number; notes: ScriptInfo } {
  const pages = globSync('**/*.html', { cwd: dist }).sort();
  const read = (page: string) => readFileSync(path.join(dist, page), 'utf8');
  const notes = collectScripts(dist, pages.values().map(read));
  const policies: Record<string, string> = {};
  const blocked: string[] = [];
  const unmatchedMarkup = new Map(Object.entries(astroMarkup));
  for (const page of pages) {
    const before = read(page);
    const finished = finishPage(before, notes);
    if (finished.html !== before) writeFileSync(path.join(dist, page), finished.html);
    policies[page.split(path.sep).join('/')] = finished.policy;
    blocked.push(...finished.blocked.map((tag) => `  ${page}: ${tag}`));
    for (const [name, expression] of unmatchedMarkup)
      if (before.search(expression) >= 0) unmatchedMarkup.delete(name);
  }
  if (unmatchedMarkup.size > 0)
    throw new AstroMarkupError(
      `Astro's markup has changed: in no page is there ${[...unmatchedMarkup.keys()].join(', ')}. Look at a page that Astro wrote and correct the expression in server/pages/finish-page.ts.`,
    );
  if (blocked.length > 0) throw new BlockedTagsError(describeBlocked(blocked));
  const manifest = { contentSecurityPolicy: policies };
  writeFileSync(path.join(dist, '.manifest.json'), JSON.stringify(manifest));
  return { pages: pages.length, notes };
}

function describeBlocked(blocked: readonly string[]): string {
  const shown = blocked.slice(0, 20);
  if (blocked.length > shown.length) shown.push(`  and ${blocked.length - shown.length} more`);
  return `The content security policy blocks style attributes and inline handlers:\n${shown.join('\n')}`;
}

/** Writes the early scripts of all pages into one file, and returns the data for finishing pages. */
function collectScripts(dist: string, pages: Iterable<string>): ScriptInfo {
  const minified = new Map<string, string>();
  // In document order: a client directive is defined before the element that uses it.
  const early = new Set<string>();
  for (const html of pages)
    for (const [, marked, text = ''] of html.matchAll(inlineScript)) {
      if (isEarlyScript(marked, text)) early.add(text);
      else if (!minified.has(text)) minified.set(text, minify(text));
    }
  const script = `${Array.from(early, minify).join('\n')}\n`;
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
  const earlyFile = `_astro/early.${hash}.js`;
  mkdirSync(path.join(dist, '_astro'), { recursive: true });
  writeFileSync(path.join(dist, earlyFile), script);
  const scripts = scriptsIn(dist);
  return {
    earlyFile,
    minified: Object.fromEntries(minified),
    onlyImports: Object.fromEntries(scripts.flatMap(onlyImport)),
    imports: Object.fromEntries(scripts.map(importsOf)),
  };
}

function minify(script: string): string {
  const { code, errors } = minifySync('inline.js', script, { module: false });
  if (errors.length > 0) throw new Error(`An inline script cannot be read: ${errors[0]?.message}`);
  return code.trim();
}

type Script = { file: string; text: string };

function scriptsIn(dist: string): Script[] {
  return globSync('_astro/*.js', { cwd: dist }).map((name) => ({
    file: name.split(path.sep).join('/'),
    text: readFileSync(path.join(dist, name), 'utf8'),
  }));
}

/** Every script file, with the files that it imports statically. */
export function scriptImports(dist: string): ScriptInfo['imports'] {
  return Object.fromEntries(scriptsIn(dist).map(importsOf));
}

function onlyImport({ file, text }: Script): [string, string][] {
  const [, imported] = /^import\s*["']\.\/([^"']+)["'];?\s*$/.exec(text) ?? [];
  return imported ? [[file, path.posix.join(path.posix.dirname(file), imported)]] : [];
}

function importsOf({ file, text }: Script): [string, string[]] {
  const named = text.matchAll(/\b(?:from|import)\s*["']([./][^"']+)["']/g);
  const folder = path.posix.dirname(`/${file}`);
  return [file, Array.from(named, ([, to = '']) => path.posix.resolve(folder, to).slice(1))];
}
