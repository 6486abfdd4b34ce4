import type { CatalogueChanges } from '../../catalogue/changes.ts';
import type { Replacements } from '../pages/read-site.ts';

/** Makes pages with the owner's changes, byte for byte as a build would. */
export type Renderer = {
  /**
   * All that differs from the build's own pages. Resolves once every page that showed a changed product is
   * made, and rejects where one cannot be; what is being served is not touched. Later calls hand over the
   * same version with pages that came to differ in other ways, or better compressed. A version that is
   * still being made is dropped for the next.
   */
  renderVersion(
    changes: CatalogueChanges,
    onLater: (rendered: Replacements) => void,
  ): Promise<Replacements>;
  close(): Promise<void>;
};
