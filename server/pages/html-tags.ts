export type HtmlTag = {
  name: string;
  readonly attributes: Record<string, string>;
  /** The content of a script or style. */
  text: string;
  /** The opening tag as written, for messages. */
  source: string;
};

const openingTag = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/giy;
const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const rawTextElements = new Set(['script', 'style', 'textarea', 'title']);

/** Every opening tag in order, except in comments and script content. */
export function parseHtmlTags(html: string): HtmlTag[] {
  const tags: HtmlTag[] = [];
  let position = html.indexOf('<');
  while (position !== -1) {
    openingTag.lastIndex = position;
    const match = openingTag.exec(html);
    let end = match ? position + match[0].length : position + 1;
    const name = match?.[1]?.toLowerCase();
    if (match && name) {
      const closing = rawTextElements.has(name) ? findClosingTag(html, name, end) : end;
      const text = html.slice(end, closing);
      const [source, , attributeSource = ''] = match;
      let attributes: HtmlTag['attributes'] | undefined;
      tags.push({
        name,
        text,
        source,
        /** Parsed on demand: most are never read. */
        get attributes() {
          attributes ??= parseAttributes(attributeSource);
          return attributes;
        },
      });
      end = closing;
    }
    position = html.indexOf('<', end);
  }
  return tags;
}

function findClosingTag(html: string, name: string, from: number): number {
  const pattern = new RegExp(`</${name}[\\s/>]`, 'gi');
  pattern.lastIndex = from;
  return pattern.exec(html)?.index ?? html.length;
}

function parseAttributes(source: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of source.matchAll(attribute))
    attributes[name.toLowerCase()] ??= double ?? single ?? bare ?? '';
  return attributes;
}
