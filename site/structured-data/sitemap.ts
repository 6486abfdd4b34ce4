import { lastChanges } from 'virtual:last-changes';
import { findNewest, type LastChanges } from './last-changes.plugin.ts';
import { listedPages } from './listed-pages.ts';
import { absoluteUrl } from './schema.ts';

const namespaces = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
};

/** The sitemap. A page without a known last change has no date, rather than an invented one. */
export function sitemap(changes: LastChanges = lastChanges): string {
  const urls = listedPages().map(({ path, lastModified, sourceFiles, pictures }) => {
    const changed = lastModified ?? findNewest(changes, sourceFiles);
    return parentElement('url', [
      textElement('loc', absoluteUrl(path)),
      ...(changed ? [textElement('lastmod', changed)] : []),
      ...pictures.map((picture) =>
        parentElement('image:image', [textElement('image:loc', absoluteUrl(picture))]),
      ),
    ]);
  });
  return xmlDocument('urlset', namespaces, urls);
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

// XML 1.0 has no place for these, escaped or not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to be found
const forbiddenCharacters = /[\x00-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** An element that holds text. */
export function textElement(name: string, text: string): string {
  const escaped = text
    .replace(forbiddenCharacters, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');
  return `<${name}>${escaped}</${name}>`;
}

/** An element with child elements. */
export function parentElement(name: string, children: readonly string[]): string {
  return `<${name}>${children.join('')}</${name}>`;
}

/** A complete file: the root with its namespaces, and each child on a line. */
export function xmlDocument(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly string[],
): string {
  const opening = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${value}"`)];
  return `${[declaration, `<${opening.join(' ')}>`, ...children, `</${name}>`].join('\n')}\n`;
}
