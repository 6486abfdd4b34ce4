import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { scriptImports } from '../../scripts/build/rewrite-pages.ts';
import { collectImports } from '../../server/pages/finish-page.ts';
import { type HtmlTag, parseHtmlTags } from '../../server/pages/html-tags.ts';

const dist = path.join(import.meta.dirname, '../../dist');
const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');

let cachedImports: ReturnType<typeof scriptImports> | undefined;
const getImports = () => {
  cachedImports ??= scriptImports(dist);
  return cachedImports;
};

/** The HTML of a page as built. */
export const readHtml = read;

export interface BuiltPage {
  /** `/`, `/shop`, `/product/…` */
  readonly address: string;
  readonly file: string;
  readonly tags: readonly HtmlTag[];
}

/** Every page in dist/. */
export function builtPages(): BuiltPage[] {
  if (!existsSync(path.join(dist, 'index.html')))
    throw new Error('There is no built site in dist/: run `npm run build` first.');
  return globSync('**/*.html', { cwd: dist }).map((file) => ({
    address: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
    file,
    tags: parseHtmlTags(read(file)),
  }));
}

/** The number of bytes sent for a file. */
export function sentBytes(file: string): number {
  const variant = path.join(dist, `${file}.br`);
  return statSync(existsSync(variant) ? variant : path.join(dist, file)).size;
}

export const sumSentBytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + sentBytes(file), 0);

/** The style sheets of a page. */
export function getStylesheets({ tags }: BuiltPage): string[] {
  return tags
    .filter(({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet')
    .map(({ attributes }) => toFilePath(attributes.href));
}

/** The contents of style sheets. */
export const readCss = (styles: readonly string[]): string => styles.map(read).join('');

/** The fonts that style sheets name. */
export function getFonts(styles: readonly string[]): Set<string> {
  const named = styles.flatMap((file) => [...read(file).matchAll(/url\(["']?(\/[^"')]+\.woff2)/g)]);
  return new Set(named.map(([, address]) => toFilePath(address)));
}

/** Returns a function that tests whether the first font of the style sheets contains a letter. */
export function createGlyphTest(styles: readonly string[]): (letter: string) => boolean {
  const [, listed = ''] = /unicode-range:([^;}]+)/i.exec(readCss(styles)) ?? [];
  const ranges = [...listed.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  );
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => from <= code && code <= to);
  };
}

/** All text on a page, without scripts and the server's placeholders. */
export function extractText({ file }: BuiltPage): string {
  return read(file)
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>|\{slug\}/g, '')
    .replaceAll(/&#(x?)([0-9a-f]+);/gi, (_, hex, code) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replaceAll(/&(lt|gt);/g, (_, name) => (name === 'lt' ? '<' : '>'))
    .replaceAll(/&\w+;/g, '');
}

/** The scripts that a page loads without interaction, with all their imports. */
export function getInitialScripts({ tags }: BuiltPage): Set<string> {
  const addresses = tags.flatMap(({ name, attributes }) => {
    if (name === 'link') return attributes.rel === 'modulepreload' ? (attributes.href ?? []) : [];
    if (name !== 'script') return [];
    return [attributes.src, ...(attributes['data-ahead']?.split(' ') ?? [])].filter(Boolean);
  });
  return collectImports(getImports(), addresses.map(toFilePath));
}

/** Scripts of the islands that hydrate once they are visible and the browser is idle. */
export function getHydrationScripts(
  { tags }: BuiltPage,
  excludedIslands: readonly string[],
): Set<string> {
  const islands = tags
    .filter(({ name, attributes }) => name === 'astro-island' && attributes.client === 'intent')
    .map(({ attributes }) => attributes)
    .filter(({ opts = '' }) => !/ready|soon|use|dialog/.test(opts))
    .filter((island) => !excludedIslands.includes(island['component-export'] ?? ''));
  return collectImports(
    getImports(),
    islands.flatMap((island) => [
      toFilePath(island['component-url']),
      toFilePath(island['renderer-url']),
    ]),
  );
}

/** The compressed size of a page's inline scripts alone. */
export function inlineScriptBytes({ tags }: BuiltPage): number {
  const scripts = tags.filter(
    ({ name, attributes }) =>
      name === 'script' && !attributes.src && /^(|module)$/.test(attributes.type ?? ''),
  );
  const text = scripts.map((script) => script.text).join('\n');
  const cachedSize =
    compressedSizes.get(text) ?? (text === '' ? 0 : brotliCompressSync(text).length);
  compressedSizes.set(text, cachedSize);
  return cachedSize;
}

/** A cache, because most pages have the same inline scripts. */
const compressedSizes = new Map<string, number>();

function toFilePath(address = ''): string {
  return address.replace(/^\//, '');
}
