// Builds the shop into dist/: pages by Astro, their scripts made small, a policy per page, compressed variants.
import { fileURLToPath } from 'node:url';
import { build } from 'astro';
import { products } from '../catalogue/catalogue.ts';
import { CatalogueError, checkCatalogue } from '../catalogue/check.ts';
import { ClosedDayError, checkClosedDays } from '../content/check-closed-days.ts';
import { company } from '../content/company.ts';
import { SiteError } from '../server/site-files/manifest.ts';
import { readSite } from '../server/site-files/read-site.ts';
import { compressTexts } from './build/compress.ts';
import { directScripts } from './build/direct-scripts.ts';
import { islandsAhead } from './build/islands-ahead.ts';
import { madePictures } from './build/made-pictures.ts';
import { minifyInlineScripts } from './build/minify-inline-scripts.ts';
import { shareEarlyScripts } from './build/share-early-scripts.ts';
import { slimTags } from './build/slim-tags.ts';
import { stylesFirst } from './build/styles-first.ts';
import { writeManifest } from './build/write-manifest.ts';
import { BlockedTagsError, writePolicies } from './build/write-policies.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = fileURLToPath(new URL('../dist', import.meta.url));
const pictures = fileURLToPath(new URL('../site/public/pictures', import.meta.url));
const compressedCache = fileURLToPath(new URL('../.cache/compressed', import.meta.url));

process.env.ASTRO_TELEMETRY_DISABLED = '1';

try {
  checkCatalogue(products, { hasPicture: madePictures(pictures) });
  checkClosedDays(company.hours.closedOn);
  await build({ root, logLevel: 'warn' });
  minifyInlineScripts(dist);
  shareEarlyScripts(dist);
  directScripts(dist);
  islandsAhead(dist);
  stylesFirst(dist);
  slimTags(dist);
  const pages = writePolicies(dist);
  const texts = await compressTexts(dist, compressedCache);
  writeManifest(dist);
  readSite(dist);
  console.log(`Built ${pages} pages, compressed ${texts} files.`);
} catch (error) {
  const isOurs =
    error instanceof BlockedTagsError ||
    error instanceof CatalogueError ||
    error instanceof ClosedDayError ||
    error instanceof SiteError;
  console.error(isOurs ? error.message : error);
  process.exit(1);
}
