import { execFileSync } from 'node:child_process';
import { listedPages } from './listed-pages.ts';
import { addressOf } from './schema.ts';

const namespaces = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
};

/** The sitemap. A page whose last change is not on record has no date rather than a made-up one. */
export function sitemap(changes: LastChanges = readLastChanges(['catalogue', 'content'])): string {
  const urls = listedPages().map(({ path, saysItChanged, writtenIn, pictures }) => {
    const changed = saysItChanged ?? newestOf(changes, writtenIn);
    return branch('url', [
      leaf('loc', addressOf(path)),
      ...(changed ? [leaf('lastmod', changed)] : []),
      ...pictures.map((picture) => branch('image:image', [leaf('image:loc', addressOf(picture))])),
    ]);
  });
  return xmlFile('urlset', namespaces, urls);
}

/** The days on which files last changed, 2026-11-17, by their path from the project's root. */
type LastChanges = ReadonlyMap<string, string>;

/** Reads when these places last changed in the history. A copy without history knows none. */
export function readLastChanges(
  places: readonly string[],
  folder: string = process.cwd(),
): LastChanges {
  const git = (...words: string[]) =>
    execFileSync('git', words, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return new Map();
    const changes = daysIn(
      git('log', '--format=@%cs', '--name-only', '--relative', '--', ...places),
    );
    const today = new Date().toISOString().slice(0, 10);
    for (const line of git('status', '--porcelain', '--no-renames', '--', ...places).split('\n')) {
      if (line) changes.set(line.slice(3), today);
    }
    return changes;
  } catch {
    return new Map();
  }
}

/** Of each file the first day in a log that begins with the newest. */
function daysIn(log: string): Map<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) day = line.slice(1);
    else if (line && !days.has(line)) days.set(line, day);
  }
  return days;
}

/** The newest change among these places: a file, or a folder with a stroke at its end. */
export function newestOf(changes: LastChanges, places: readonly string[]): string | undefined {
  const isAmong = (file: string) =>
    places.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place));
  return [...changes]
    .filter(([file]) => isAmong(file))
    .map(([, day]) => day)
    .sort()
    .at(-1);
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
