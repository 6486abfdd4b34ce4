// Builds the shop into dist/: Astro's pages with smaller scripts, a content security policy per page, and
// compressed variants.
import { fileURLToPath } from 'node:url';
import { build } from 'astro';
import { buildChanges } from '../catalogue/build-changes.ts';
import { CatalogueError, checkCatalogue } from '../catalogue/check.ts';
import { ClosedDayError, checkClosedDays } from '../content/check-closed-days.ts';
import { company } from '../content/company.ts';
import { applyContentChanges } from '../content/editable/apply-content-changes.ts';
import { SiteError, writeManifest } from '../server/pages/manifest.ts';
import { readSite } from '../server/pages/read-site.ts';
import { compressTextFiles } from './build/compress.ts';
import { createRendererKeeper } from './build/keep-renderer.ts';
import { buildOffice } from './build/office.ts';
import { createPictureCheck } from './build/rendered-pictures.ts';
import { AstroMarkupError, BlockedTagsError, rewritePages } from './build/rewrite-pages.ts';
import { fail, reportStep } from './report-step.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = fileURLToPath(new URL('../dist', import.meta.url));
const office = fileURLToPath(new URL('../dist-office', import.meta.url));
const pictures = fileURLToPath(new URL('../site/public/pictures', import.meta.url));
const compressedCache = fileURLToPath(new URL('../.cache/compressed', import.meta.url));

const compressedOffice = fileURLToPath(new URL('../.cache/compressed-office', import.meta.url));

process.env.ASTRO_TELEMETRY_DISABLED = '1';

try {
  reportStep('Checking the catalogue');
  // Imported here, so that an invalid catalogue is reported by its own message.
  const { products } = await import('../catalogue/catalogue.ts');
  checkCatalogue(products, { hasPicture: createPictureCheck(pictures) });
  checkClosedDays(company.closedOn);
  const { errors } = applyContentChanges(buildChanges().changes);
  if (errors.length > 0)
    throw new CatalogueError(
      errors
        .map(({ productId, field, message }) => `${productId}, ${field}: ${message}`)
        .join('\n'),
    );
  reportStep(`Making the documents of ${products.length} products`);
  const { makeDocuments } = await import('./build/make-documents.ts');
  await makeDocuments();
  reportStep(`Making the pages of ${products.length} products`);
  const renderer = createRendererKeeper(dist);
  await build({ root, logLevel: 'warn', integrations: [renderer.integration] });
  const { pages, notes } = rewritePages(dist);
  reportStep('Making the office');
  await buildOffice(office);
  reportStep('Compressing');
  const texts = await compressTextFiles(dist, compressedCache);
  await compressTextFiles(office, compressedOffice);
  writeManifest(dist);
  renderer.writeNotes({ scripts: notes, changes: buildChanges() });
  reportStep('Checking what was built');
  readSite(dist);
  console.log(`Built ${pages} pages, compressed ${texts} files.`);
} catch (error) {
  const isKnownError =
    error instanceof AstroMarkupError ||
    error instanceof BlockedTagsError ||
    error instanceof CatalogueError ||
    error instanceof ClosedDayError ||
    error instanceof SiteError;
  const reason = error instanceof Error ? error.message : String(error);
  await (isKnownError ? fail(reason) : fail(reason.replace(/\n[\s\S]*/, ''), error));
}
