import { applyChanges } from '../../catalogue/apply-changes.ts';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import { type Catalogue, indexProducts } from '../../catalogue/index-products.ts';
import { applyContentChanges } from '../../content/editable/apply-content-changes.ts';
import { followContent } from '../../content/owner-changes.ts';
import { getBuiltCatalogue, listedProducts } from '../app/catalogue.ts';
import type { Log } from '../app/log.ts';
import type { Queries } from '../database/database.ts';
import {
  findChangesInForce,
  findChangesOfRevision,
  findCurrentRevision,
} from './changes-in-force.ts';

/** The catalogues of a process: what its pages show, and what is on sale. */
export type LiveCatalogue = {
  /** What pages show: replaced as a whole, together with the pages. Emails use the same catalogue. */
  current: () => Catalogue;
  replace: (catalogue: Catalogue) => void;
  /** What is on sale now according to the database: pages may follow a few seconds later. */
  inForce: (queries: Queries) => Promise<Catalogue>;
  /** What a page of that revision shows; undefined for an unknown revision. */
  ofRevision: (queries: Queries, revision: string) => Promise<Catalogue | undefined>;
  /** The catalogue with these changes. */
  withChanges: (changes: CatalogueChanges) => Catalogue;
};

/** Open browser tabs show one of the last few revisions. */
const maxCachedRevisions = 8;

/** Begins with the catalogue that the pages were built with. */
export function createLiveCatalogue(log: Log): LiveCatalogue {
  let current = getBuiltCatalogue();
  const cachedRevisions = new Map([[current.revision, current]]);

  function withChanges({ changes, revision }: CatalogueChanges): Catalogue {
    const found = cachedRevisions.get(revision);
    if (found) return found;
    const { products, errors } = applyChanges(listedProducts, changes);
    const content = applyContentChanges(changes);
    // They were valid when published, but the product list has changed since.
    for (const error of [...errors, ...content.errors])
      log.error('a change to the catalogue was left out', error);
    const made = indexProducts(products, revision, content.changes);
    cachedRevisions.set(revision, made);
    const [oldest] = cachedRevisions.keys();
    if (cachedRevisions.size > maxCachedRevisions && oldest !== undefined)
      cachedRevisions.delete(oldest);
    return made;
  }

  return {
    current: () => current,
    replace: (catalogue) => {
      current = catalogue;
      followContent(catalogue.content);
    },
    withChanges,
    async inForce(queries) {
      const found = cachedRevisions.get(await findCurrentRevision(queries));
      return found ?? withChanges(await findChangesInForce(queries));
    },
    async ofRevision(queries, revision) {
      const found = cachedRevisions.get(revision);
      if (found) return found;
      const changes = await findChangesOfRevision(queries, revision);
      return changes && withChanges(changes);
    },
  };
}
