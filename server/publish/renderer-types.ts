import type { CatalogueChanges } from '../../catalogue/changes.ts';
import type { Replacements } from '../pages/read-site.ts';

/** Renders pages with the owner's changes, byte for byte as a build would. */
export type Renderer = {
  /**
   * Resolves once every page that showed a changed product is rendered, with all files that differ from the
   * build's so far; rejects if one cannot be rendered. Does not touch the pages being served. `onLater` is
   * called for the same version with further pages that differ, or better compressed. A version that is still
   * being rendered is dropped for the next.
   */
  renderVersion(
    changes: CatalogueChanges,
    onLater: (rendered: Replacements) => void,
  ): Promise<Replacements>;
  close(): Promise<void>;
};
