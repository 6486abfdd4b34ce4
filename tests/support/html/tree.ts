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
const holdsPlainText = new Set(['script', 'style', 'textarea', 'title']);

/**
 * Parses a page strictly, as generated markup should be: every element has its end tag, in order. Browsers
 * silently move misplaced elements; this reports them.
 */
export function htmlTree(html: string): HtmlTree {
  const faults: string[] = [];
  const root = element('#document', undefined, new Map());
  let open = root;
  let at = 0;
  const say = (fault: string) => faults.push(`${fault}: ${html.slice(at, at + 60)}`);
  const addText = (text: string) => {
    if (looseAmpersand.test(text)) say('a loose ampersand');
    if (open === root && text.trim()) say('text outside of the page');
    open.text += text;
  };

  while (at < html.length) {
    tag.lastIndex = at;
    const match = html[at] === '<' ? tag.exec(html) : null;
    if (!match) {
      if (html[at] === '<') say('not a tag');
      const next = html.indexOf('<', at + 1);
      const end = next === -1 ? html.length : next;
      addText(html.slice(at, end));
      at = end;
      continue;
    }
    const { start, end, attributes = '', closed } = match.groups ?? {};
    if (start) {
      if (open === root && root.children.length > 0) say('after the end of the page');
      if (looseAmpersand.test(attributes)) say('a loose ampersand');
      const child = element(start, open, attributesOf(attributes, say));
      open.children.push(child);
      const isVoid = !child.isDrawing && voidElements.has(start);
      if (closed && !child.isDrawing && !isVoid) say('closes itself');
      if (!closed && !isVoid) open = child;
    }
    if (end) {
      if (open.name !== end) say(`does not end <${open.name}>`);
      open = open.parent ?? root;
    }
    at += match[0].length;
    if (start && open.name === start && holdsPlainText.has(start)) {
      const close = html.indexOf(`</${start}>`, at);
      open.text = html.slice(at, close);
      at = close;
    }
  }
  if (open !== root) say(`<${open.name}> has no end`);
  return { root, faults };
}

/** An element's descendants, in document order. */
export function* within(top: HtmlElement): Generator<HtmlElement> {
  for (const child of top.children) {
    yield child;
    yield* within(child);
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

function attributesOf(written: string, say: (fault: string) => void): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of written.matchAll(attribute)) {
    if (attributes.has(name.toLowerCase())) say(`${name} twice`);
    attributes.set(name.toLowerCase(), value);
  }
  return attributes;
}
