import { rewritePages } from './rewrite-pages.ts';

/** A script or style with all it holds, or an opening tag with its attributes. */
const element =
  /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<([a-z][\w-]*)((?:\s+[^\s"'>/=]+(?:="[^"]*")?)+)\s*(\/?)>/g;

/**
 * Writes the tags of every page so that they compress better: the class, which many tags share,
 * before what is a tag's own, and nothing in an island that nobody reads.
 */
export function slimTags(dist: string): void {
  rewritePages(dist, slimmed);
}

function slimmed(html: string): string {
  return html.replaceAll(element, (tag, plain, name: string, attributes: string, end: string) =>
    plain ? tag : `<${name}${classFirst(slimIsland(name, attributes))}${end}>`,
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
