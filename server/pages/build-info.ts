import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import type { ScriptInfo } from './finish-page.ts';
import { manifestFile, SiteError } from './manifest.ts';

/** A folder of the built site that is not served. It has the renderer of the pages, to render them again. */
export const rendererFolder = '.renderer';
export const buildInfoFile = 'build.json';

/** What a build records beside its renderer. */
export type BuildInfo = {
  /** Identifies the build: its pages must not be served with the scripts of another. */
  readonly build: string;
  /** The changes that its pages were rendered with. */
  readonly changes: CatalogueChanges;
  readonly scripts: ScriptInfo;
  /** The style sheets of each route. */
  readonly sheets: Readonly<Record<string, readonly string[]>>;
  readonly named: ProductsByPage;
};

/** The products that each page names, by the page's file name. */
export type ProductsByPage = Readonly<Record<string, readonly string[]>>;

/** Reads the build info; throws if there is none, or if another build has replaced theirs. */
export function readBuildInfo(dist: string): BuildInfo {
  const buildInfo: BuildInfo = JSON.parse(
    readFileSync(path.join(dist, rendererFolder, buildInfoFile), 'utf8'),
  );
  if (buildInfo.build !== computeBuildId(dist)) throw new SiteError('The site has been rebuilt.');
  return buildInfo;
}

/** The id of a built site: a hash of its manifest, which has every file's tag. */
export function computeBuildId(dist: string): string {
  const manifest = readFileSync(path.join(dist, manifestFile));
  return createHash('sha256').update(manifest).digest('base64url').slice(0, 22);
}

/** The products whose URL or record is in a page, which may therefore show their price. */
export function findProductIds(html: string): string[] {
  const named = html.matchAll(/\/product\/([a-z\d-]+)|&quot;id&quot;:\[0,&quot;([a-z\d-]+)&quot;/g);
  const ids = new Set(Array.from(named, ([, inUrl, inRecord]) => inUrl ?? inRecord ?? ''));
  // Copied, because a substring keeps the whole page in memory.
  return JSON.parse(JSON.stringify([...ids]));
}

/** The file that Astro writes for a path of the site. */
export function fileForPath(pathname: string, type: string): string {
  if (type !== 'page') return pathname.slice(1);
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
}
