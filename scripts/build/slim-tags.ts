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
