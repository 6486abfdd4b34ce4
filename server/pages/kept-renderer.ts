import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import type { ScriptNotes } from './finish-page.ts';
import { manifestFile, SiteError } from './manifest.ts';

/** A folder of the built site that is not served. It has the renderer of the pages, to render them again. */
export const rendererFolder = '.renderer';
export const rendererNotes = 'build.json';

/** What a build records beside its renderer. */
export type RendererNotes = {
  /** Identifies the build: its pages must not be served with the scripts of another. */
  readonly build: string;
  /** The changes that its pages were rendered with. */
  readonly changes: CatalogueChanges;
  readonly scripts: ScriptNotes;
  /** The style sheets of each route. */
  readonly sheets: Readonly<Record<string, readonly string[]>>;
  readonly named: NamedProducts;
};

/** The products that each page names, by the page's file name. */
export type NamedProducts = Readonly<Record<string, readonly string[]>>;

/** Reads the notes; throws if there are none, or if another build has replaced theirs. */
export function readRendererNotes(dist: string): RendererNotes {
  const notes: RendererNotes = JSON.parse(
    readFileSync(path.join(dist, rendererFolder, rendererNotes), 'utf8'),
  );
  if (notes.build !== buildId(dist)) throw new SiteError('The site has been rebuilt.');
  return notes;
}

/** The id of a built site: a hash of its manifest, which has every file's tag. */
export function buildId(dist: string): string {
  const manifest = readFileSync(path.join(dist, manifestFile));
  return createHash('sha256').update(manifest).digest('base64url').slice(0, 22);
}

/** The products whose URL or record is in a page, which may therefore show their price. */
export function namedProducts(html: string): string[] {
  const named = html.matchAll(/\/product\/([a-z\d-]+)|&quot;id&quot;:\[0,&quot;([a-z\d-]+)&quot;/g);
  const ids = new Set(Array.from(named, ([, inAddress, inRecord]) => inAddress ?? inRecord ?? ''));
  // Copied, because a substring keeps the whole page in memory.
  return JSON.parse(JSON.stringify([...ids]));
}

/** The file that Astro writes for a path of the site. */
export function fileOfPath(pathname: string, type: string): string {
  if (type !== 'page') return pathname.slice(1);
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
}
