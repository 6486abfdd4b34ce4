import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Makes of a page's HTML what is written in its place. */
export type PageStep = (html: string) => string;

/** Takes every page of a built site through the steps in turn; each is read and written once. */
export function rewritePages(dist: string, steps: readonly PageStep[]): void {
  for (const page of globSync('**/*.html', { cwd: dist })) {
    const file = path.join(dist, page);
    const before = readFileSync(file, 'utf8');
    const after = steps.reduce((html, step) => step(html), before);
    if (after !== before) writeFileSync(file, after);
  }
}

const styleSheet = /<link rel="stylesheet"[^>]*>/g;

/**
 * Astro writes the style sheet at the end of the head. Nothing can be seen without it, so it goes
 * before all else that loads: the browser asks for it on the connection that is already open.
 */
export function stylesFirst(html: string): string {
  const sheets = html.match(styleSheet)?.join('') ?? '';
  return html.replaceAll(styleSheet, '').replace('<title>', `${sheets}<title>`);
}

/** A script or style with all it holds, or an opening tag with its attributes. */
const element =
  /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<([a-z][\w-]*)((?:\s+[^\s"'>/=]+(?:="[^"]*")?)*)\s*(\/?)>/g;

/** Have no end tag in HTML, where a stroke at their own end says nothing. */
const voidElements = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/**
 * Writes the tags of a page so that they compress better: the class, which many tags share, before
 * what is a tag's own, and nothing that nobody reads in an island or at a tag's end.
 */
export function slimTags(html: string): string {
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
