const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

// XML 1.0 has no place for these, escaped or not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to be found
const forbidden = /[\x00-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** An element that holds text. */
export function leaf(name: string, text: string): string {
  const escaped = text
    .replace(forbidden, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');
  return `<${name}>${escaped}</${name}>`;
}

/** An element that holds elements. */
export function branch(name: string, children: readonly string[]): string {
  return `<${name}>${children.join('')}</${name}>`;
}

/** A whole file: the root with its namespaces, a line for each child. */
export function xmlFile(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly string[],
): string {
  const opening = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${value}"`)];
  return `${[declaration, `<${opening.join(' ')}>`, ...children, `</${name}>`].join('\n')}\n`;
}
