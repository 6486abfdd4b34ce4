// A process that renders pages with the owner's changes, using the build's own renderer, and then exits. It
// needs 350 MB, which a thread would not release, and a crash does not affect the server.
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { setBuildChanges } from '../../catalogue/build-changes.ts';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import { affectsEveryPage, contentRecord } from '../../catalogue/content-change.ts';
import { fileForPath, findProductIds, readBuildInfo, rendererFolder } from '../pages/build-info.ts';
import { finishPage } from '../pages/finish-page.ts';
import { readManifest } from '../pages/manifest.ts';
import type { StoredFile } from '../pages/read-site.ts';
import { buildFileHeaders, computeTag } from '../pages/site-file.ts';
import { openPageStore, type Publication } from './page-store.ts';

export type RenderJob = { dist: string; changes: CatalogueChanges } & (
  | {
      /** The folder of the page store, for all files that differ from the build. */
      store: string;
      page?: undefined;
    }
  | {
      /** The file of the one page to render, which is not stored. */
      page: string;
    }
);

/** The parts of Astro's build app that are used here; they are not documented. */
type Route = { route: string; pathname?: string; type: string; component: string };
type Renderer = {
  app: {
    setInternals: (internals: object) => void;
    setOptions: (options: object) => void;
    getComponentByRoute: (route: Route) => Promise<{
      getStaticPaths?: (options: object) => Promise<{ params: Record<string, string> }[]>;
    }>;
    render: (request: Request, options: { routeData: Route }) => Promise<Response>;
  };
  manifest: { routes: readonly { routeData: Route }[] };
};

type SitePath = { file: string; route: Route };
/** The bytes of a file and, for a page, its text and policy. */
type RenderedFile = { bytes: Uint8Array<ArrayBuffer>; html?: string; policy?: string };

/** Routes about products as a whole: totals, price ranges, lists. */
const catalogueRoutes = new Set([
  '/',
  '/shop',
  '/spare-parts',
  '/product-fallback',
  '/listed-products.js',
  '/ticker.json',
  '/llms.txt',
  '/sitemap.xml',
  '/feeds/google.xml',
]);

/**
 * The messages sent to the server: a finished stage of the publication; the one page, undefined if the site
 * has none of that name; or why rendering failed.
 */
export type RenderReport =
  | Pick<Publication, 'stage' | 'files'>
  | { html: string | undefined }
  | { failure: string };

process.on('disconnect', () => process.exit());
process.on('uncaughtException', ({ message }) => {
  sendReport({ failure: message }).finally(() => process.exit(1));
});
const [job] = (await once(process, 'message')) as [RenderJob];
setBuildChanges(job.changes);
const builtFiles = readManifest(job.dist).files;
const buildInfo = readBuildInfo(job.dist);
const { app, manifest } = await loadRenderer();
const allPaths = await listSitePaths();
if (job.page !== undefined) {
  await sendReport({ html: await renderStandalonePage(job.page) });
  process.exit();
}
const store = openPageStore(job.store);
const before = store.readPublication(buildInfo.build) ?? {
  ...buildInfo,
  settled: buildInfo.changes,
  files: {},
};
const files: Record<string, StoredFile> = { ...before.files };
const named: Record<string, readonly string[]> = { ...before.named };
// A publication that ended early leaves some pages with its own changes, the others with the settled ones.
const changedIds = findDifferingIds(before.settled, job.changes).union(
  findDifferingIds(before.changes, job.changes),
);
// Drawings missing from the build are those of new sizes and of the rows that include them.
const affectedPaths = allPaths.filter(
  ({ file, route }) =>
    catalogueRoutes.has(route.route) ||
    isDrawing(route) ||
    showsChangedProduct(file) ||
    showsChangedContent(route),
);
await renderAndStore(affectedPaths);
await report('first');
await renderAndStore(new Set(allPaths).difference(new Set(affectedPaths)));
await report('all');
for (const [name, file] of Object.entries(files)) await compress(name, file);
await report('compressed');
process.disconnect?.();

/**
 * Sent when all pages that showed a changed product are rendered, again when all pages are, and when these
 * are compressed as well as by a build.
 */
async function report(stage: Publication['stage']): Promise<void> {
  const { build } = buildInfo;
  const settled = stage === 'first' ? before.settled : job.changes;
  const publication: Publication = { build, changes: job.changes, settled, files, named, stage };
  store.writePublication(publication);
  await sendReport({ stage, files });
}

/** Resolves once the message is sent: unsent messages are lost when the process exits. */
function sendReport(message: RenderReport): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });
}

/** Products and content records whose changes differ between the two. */
function findDifferingIds(one: CatalogueChanges, other: CatalogueChanges): Set<string> {
  const changesByKey = ({ changes }: CatalogueChanges) =>
    new Map(changes.map((change) => [JSON.stringify(change), change.productId]));
  const [ones, others] = [changesByKey(one), changesByKey(other)];
  const differing = [...ones, ...others].filter(([key]) => !(ones.has(key) && others.has(key)));
  return new Set(differing.map(([, productId]) => productId));
}

async function loadRenderer(): Promise<Renderer> {
  const folder = path.join(job.dist, rendererFolder);
  const entry = readdirSync(folder).find((name) => name.startsWith('prerender-entry'));
  if (!entry) throw new Error('the build has kept no renderer');
  const renderer: Renderer = await import(pathToFileURL(path.join(folder, entry)).href);
  const sheetsOf = (key: string) => buildInfo.sheets[key.split('&')[0] ?? ''] ?? [];
  renderer.app.setInternals({
    pagesByKeys: {
      get: (key: string) => ({
        styles: sheetsOf(key).map((src, order) => ({
          depth: 0,
          order,
          sheet: { type: 'external', src },
        })),
      }),
    },
    entrySpecifierToBundleMap: new Map(),
  });
  const silentLogger = { options: { destination: { write() {} } } };
  renderer.app.setOptions({ settings: { scripts: [] }, logger: silentLogger });
  return renderer;
}

/** Every path whose content may have changed; drawings of products in the build have not. */
async function listSitePaths(): Promise<SitePath[]> {
  const found: SitePath[] = [];
  for (const { routeData: route } of manifest.routes) {
    if (!['page', 'endpoint'].includes(route.type)) continue;
    for (const pathname of await listPathnames(route)) {
      const file = fileForPath(pathname, route.type);
      if (isDrawing(route) && builtFiles[file]) continue;
      found.push({ file, route });
    }
  }
  return found;
}

function isDrawing({ route }: Route): boolean {
  return route.startsWith('/drawings/');
}

async function listPathnames(route: Route): Promise<string[]> {
  if (route.pathname) return [route.pathname];
  const { getStaticPaths } = await app.getComponentByRoute(route);
  const paths = (await getStaticPaths?.({ routePattern: route.route })) ?? [];
  return paths.map(({ params }) =>
    route.route.replaceAll(/\[(\w+)\]/g, (_, name: string) => params[name] ?? ''),
  );
}

/** Changed content may appear on any page that is not about a single product, and company details on all. */
function showsChangedContent({ route }: Route): boolean {
  const records = [...changedIds].flatMap((productId) => contentRecord({ productId }) ?? []);
  if (records.some(affectsEveryPage)) return true;
  return records.length > 0 && !/^\/(product|drawings)\//.test(route);
}

function showsChangedProduct(file: string): boolean {
  const own = /^product\/([^/.]+)\.(html|pdf)$/.exec(file)?.[1];
  if (own !== undefined && changedIds.has(own)) return true;
  return named[file]?.some((id) => changedIds.has(id)) ?? false;
}

/** Renders files, each while the previous one is compressed, and stores those that differ from the build's. */
async function renderAndStore(paths: Iterable<SitePath>): Promise<void> {
  let storing: Promise<void> | undefined;
  for (const { file, route } of paths) {
    const rendered = await render({ file, route });
    await storing;
    storing = storeRendered(file, rendered);
  }
  await storing;
}

async function storeRendered(file: string, { bytes, html, policy }: RenderedFile): Promise<void> {
  if (html !== undefined) named[file] = findProductIds(html);
  const tag = computeTag(bytes, buildFileHeaders(file, policy)['content-security-policy'] ?? '');
  if (tag === builtFiles[file]?.tag) delete files[file];
  else files[file] = { ...(await store.storeFile(file, bytes, tag, 'quick')), policy };
}

/** A file as a build writes it and, for a page, its text and policy. */
async function render({ file, route }: SitePath): Promise<RenderedFile> {
  // Lets React clean up after the last page; otherwise all pages stay in memory.
  await setImmediate();
  const request = new Request(`https://shop.example/${file}`);
  const response = await app.render(request, { routeData: route });
  const bytes = await response.bytes();
  if (route.type !== 'page') return { bytes };
  const { html, policy, blocked } = finishPage(Buffer.from(bytes).toString(), buildInfo.scripts);
  if (blocked.length > 0) throw new Error(`the policy blocks ${blocked[0]} in ${file}`);
  return { bytes: new TextEncoder().encode(html), html, policy };
}

/** A page with embedded drawings of new sizes, which the build does not have. */
async function renderStandalonePage(page: string): Promise<string | undefined> {
  const found = allPaths.find(({ file, route }) => file === page && route.type === 'page');
  let { html } = found ? await render(found) : {};
  for (const drawing of allPaths.filter(({ route }) => isDrawing(route))) {
    if (!html?.includes(`"/${drawing.file}"`)) continue;
    const { bytes } = await render(drawing);
    const data = `data:image/svg+xml;base64,${Buffer.from(bytes).toString('base64')}`;
    html = html.replaceAll(`"/${drawing.file}"`, `"${data}"`);
  }
  return html;
}

/** Compresses a file as well as a build does. */
async function compress(name: string, file: StoredFile): Promise<void> {
  await setImmediate();
  const stored = await store.storeFile(name, store.read(file.stored), file.tag, 'best');
  files[name] = { ...stored, policy: file.policy };
}
