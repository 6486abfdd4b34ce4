import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Transforms a page's HTML. */
export type PageStep = (html: string) => string;

/** Applies the steps to every page of a built site. */
export function rewritePages(dist: string, steps: readonly PageStep[]): void {
  for (const page of globSync('**/*.html', { cwd: dist })) {
    const file = path.join(dist, page);
    const before = readFileSync(file, 'utf8');
    const after = steps.reduce((html, step) => step(html), before);
    if (after !== before) writeFileSync(file, after);
  }
}

const styleSheet = /<link rel="stylesheet"[^>]*>/g;

/** Moves the style sheet before everything else that loads: nothing renders without it. */
export function stylesFirst(html: string): string {
  const sheets = html.match(styleSheet)?.join('') ?? '';
  return html.replaceAll(styleSheet, '').replace('<title>', `${sheets}<title>`);
}

/** A script or style with its content, or an opening tag with its attributes. */
const element =
  /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<([a-z][\w-]*)((?:\s+[^\s"'>/=]+(?:="[^"]*")?)*)\s*(\/?)>/g;

/** Void elements, where a closing slash means nothing. */
const voidElements = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** Writes tags so that they compress better: class first, and no attributes that nothing reads. */
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

/** Astro's script does not need empty props, the id or the component's name. */
function slimIsland(name: string, attributes: string): string {
  if (name !== 'astro-island') return attributes;
  return attributes
    .replace(/ uid="[^"]*"/, '')
    .replace(' props="{}"', '')
    .replace(/&quot;name&quot;:&quot;\w+&quot;,/, '');
}
