import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import type { ScriptNotes } from './finish-page.ts';
import { manifestFile, SiteError } from './manifest.ts';

/** In the folder of the built site, but not served: what rendered its pages, to render them again. */
export const rendererFolder = '.renderer';
export const rendererNotes = 'build.json';

/** What a build notes beside its renderer. */
export type RendererNotes = {
  /** Tells builds apart: pages of one never go with scripts of another. */
  readonly build: string;
  /** The changes that its pages were made with. */
  readonly changes: CatalogueChanges;
  readonly scripts: ScriptNotes;
  /** The style sheets of each route. */
  readonly sheets: Readonly<Record<string, readonly string[]>>;
  readonly named: NamedProducts;
};

/** By a page's file name the products that it names. */
export type NamedProducts = Readonly<Record<string, readonly string[]>>;

/** Reads the notes; throws where there are none, or another build has taken its place. */
export function readRendererNotes(dist: string): RendererNotes {
  const notes: RendererNotes = JSON.parse(
    readFileSync(path.join(dist, rendererFolder, rendererNotes), 'utf8'),
  );
  if (notes.build !== buildId(dist)) throw new SiteError('The site has been rebuilt.');
  return notes;
}

/** The id of a built site, from every file's tag. */
export function buildId(dist: string): string {
  const manifest = readFileSync(path.join(dist, manifestFile));
  return createHash('sha256').update(manifest).digest('base64url').slice(0, 22);
}

/** The products whose address or record is in a page: those whose price it may show. */
export function namedProducts(html: string): string[] {
  const named = html.matchAll(/\/product\/([a-z\d-]+)|&quot;id&quot;:\[0,&quot;([a-z\d-]+)&quot;/g);
  const ids = new Set(Array.from(named, ([, inAddress, inRecord]) => inAddress ?? inRecord ?? ''));
  // Written anew: a part of a string keeps the whole page in memory.
  return JSON.parse(JSON.stringify([...ids]));
}

/** The file of a path of the site, as Astro writes it. */
export function fileOfPath(pathname: string, type: string): string {
  if (type !== 'page') return pathname.slice(1);
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
}
