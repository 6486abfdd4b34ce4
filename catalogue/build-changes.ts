import exported from './changes.json' with { type: 'json' };
import type { CatalogueChanges } from './changes.ts';

const key = Symbol.for('rungmoor.catalogue-changes');

/** Sets this thread's changes. Must be called before the thread first imports the catalogue. */
export function setBuildChanges(changes: CatalogueChanges): void {
  Object.assign(globalThis, { [key]: changes });
}

/** The changes that pages are built with: those set for this thread, otherwise the exported ones. */
export function buildChanges(): CatalogueChanges {
  const given = (globalThis as { [key]?: CatalogueChanges })[key];
  return given ?? (exported as CatalogueChanges);
}
