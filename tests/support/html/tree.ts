export type HtmlElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: HtmlElement[];
  /** Undefined for the root. */
  parent: HtmlElement | undefined;
  /** Its own text, without that of its child elements. */
  text: string;
  /** Whether it is part of an SVG drawing, which has its own rules. */
  isDrawing: boolean;
};

export type HtmlTree = { root: HtmlElement; faults: string[] };

const tag =
  /<!doctype html>|<!--[\s\S]*?-->|<\/(?<end>[a-z][\w-]*)>|<(?<start>[a-z][\w-]*)(?<attributes>(?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*(?<closed>\/?)>/iy;
const attribute = /([^\s"=]+)(?:="([^"]*)")?/g;
/** An ampersand that starts something like a character reference without being one. */
const looseAmpersand = /&(?!(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);)[\da-z#]/i;
const voidElements = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);
const rawTextElements = new Set(['script', 'style', 'textarea', 'title']);

/**
 * Parses a page strictly, as generated markup should be: every element has its end tag, in order. Browsers
 * silently move misplaced elements; this reports them.
 */
export function parseHtml(html: string): HtmlTree {
  const faults: string[] = [];
  const root = element('#document', undefined, new Map());
  let open = root;
  let offset = 0;
  const addFault = (fault: string) => faults.push(`${fault}: ${html.slice(offset, offset + 60)}`);
  const addText = (text: string) => {
    if (looseAmpersand.test(text)) addFault('a loose ampersand');
    if (open === root && text.trim()) addFault('text outside of the page');
    open.text += text;
  };

  while (offset < html.length) {
    tag.lastIndex = offset;
    const match = html[offset] === '<' ? tag.exec(html) : null;
    if (!match) {
      if (html[offset] === '<') addFault('not a tag');
      const next = html.indexOf('<', offset + 1);
      const end = next === -1 ? html.length : next;
      addText(html.slice(offset, end));
      offset = end;
      continue;
    }
    const { start, end, attributes = '', closed } = match.groups ?? {};
    if (start) {
      if (open === root && root.children.length > 0) addFault('after the end of the page');
      if (looseAmpersand.test(attributes)) addFault('a loose ampersand');
      const child = element(start, open, parseAttributes(attributes, addFault));
      open.children.push(child);
      const isVoid = !child.isDrawing && voidElements.has(start);
      if (closed && !child.isDrawing && !isVoid) addFault('closes itself');
      if (!closed && !isVoid) open = child;
    }
    if (end) {
      if (open.name !== end) addFault(`does not end <${open.name}>`);
      open = open.parent ?? root;
    }
    offset += match[0].length;
    if (start && open.name === start && rawTextElements.has(start)) {
      const close = html.indexOf(`</${start}>`, offset);
      open.text = html.slice(offset, close);
      offset = close;
    }
  }
  if (open !== root) addFault(`<${open.name}> has no end`);
  return { root, faults };
}

/** An element's descendants, in document order. */
export function* descendants(ancestor: HtmlElement): Generator<HtmlElement> {
  for (const child of ancestor.children) {
    yield child;
    yield* descendants(child);
  }
}

function element(
  name: string,
  parent: HtmlElement | undefined,
  attributes: ReadonlyMap<string, string>,
): HtmlElement {
  const isDrawing = name === 'svg' || parent?.isDrawing === true;
  return { name, parent, attributes, children: [], text: '', isDrawing };
}

function parseAttributes(
  attributesText: string,
  addFault: (fault: string) => void,
): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of attributesText.matchAll(attribute)) {
    if (attributes.has(name.toLowerCase())) addFault(`${name} twice`);
    attributes.set(name.toLowerCase(), value);
  }
  return attributes;
}
