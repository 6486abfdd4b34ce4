import { applyChanges } from '../../catalogue/apply-changes.ts';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import { type Catalogue, indexProducts } from '../../catalogue/index-products.ts';
import { applyContentChanges } from '../../content/editable/apply-content-changes.ts';
import { followContent } from '../../content/owner-changes.ts';
import { currentCatalogue, listedProducts } from '../app/catalogue.ts';
import type { Log } from '../app/log.ts';
import type { Queries } from '../database/database.ts';
import { changesInForce, changesOfRevision, currentRevision } from './changes-in-force.ts';

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
const kept = 8;

/** Begins with the catalogue that the pages were built with. */
export function createLiveCatalogue(log: Log): LiveCatalogue {
  let current = currentCatalogue();
  const known = new Map([[current.revision, current]]);

  function withChanges({ changes, revision }: CatalogueChanges): Catalogue {
    const found = known.get(revision);
    if (found) return found;
    const { products, errors } = applyChanges(listedProducts, changes);
    const content = applyContentChanges(changes);
    // They were valid when published, but the product list has changed since.
    for (const error of [...errors, ...content.errors])
      log.error('a change to the catalogue was left out', error);
    const made = indexProducts(products, revision, content.changes);
    known.set(revision, made);
    const [oldest] = known.keys();
    if (known.size > kept && oldest !== undefined) known.delete(oldest);
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
      const found = known.get(await currentRevision(queries));
      return found ?? withChanges(await changesInForce(queries));
    },
    async ofRevision(queries, revision) {
      const found = known.get(revision);
      if (found) return found;
      const changes = await changesOfRevision(queries, revision);
      return changes && withChanges(changes);
    },
  };
}
