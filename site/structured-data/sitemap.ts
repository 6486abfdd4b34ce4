import { addressOf } from './address.ts';
import { type LastChanges, newestOf, readLastChanges } from './last-changes.ts';
import { listedPages } from './listed-pages.ts';
import { branch, leaf, xmlFile } from './xml.ts';

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
