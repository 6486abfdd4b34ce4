import { type ReactNode, useEffect } from 'react';
import type { ListingState } from '../../../catalogue/listing-query.ts';
import { Button } from '../../../ui/Button.tsx';
import { SlideOver } from '../../shell/SlideOver.tsx';
import { ClearAll } from './Chips.tsx';
import { FilterGroup } from './FilterPanel.tsx';
import { formatTowerCount } from './filter-choices.ts';
import { SortSelect } from './SortSelect.tsx';
import { useWide } from './use-wide.ts';

type Props = { listing: ListingState; total: number; children: ReactNode };

export const drawerId = 'filters';

/**
 * The sort order and filters on small screens. Choices apply to the page behind at once; Apply closes the
 * drawer.
 */
export function FilterDrawer({ listing, total, children }: Props) {
  const wide = useWide();
  useEffect(() => {
    // A rotated tablet gets the sidebar, and the drawer must not keep the page locked.
    const drawer = document.getElementById(drawerId);
    if (wide && drawer instanceof HTMLDialogElement) drawer.close();
  }, [wide]);
  return (
    <SlideOver
      id={drawerId}
      title="Filters"
      foot={
        <div className="flex items-center justify-between gap-x-3 max-[19.6rem]:flex-wrap">
          <ClearAll listing={listing} />
          <p role="status" className="sr-only">
            {formatTowerCount(total)} found
          </p>
          <Button
            look="signal"
            command="close"
            commandfor={drawerId}
            className="max-[19.6rem]:grow"
          >
            Apply Filters ({formatTowerCount(total)})
          </Button>
        </div>
      }
    >
      {wide ? undefined : (
        <>
          <FilterGroup title="Sort">
            <SortSelect listing={listing} id="drawer-sort" aria-label="Sort" />
          </FilterGroup>
          {children}
        </>
      )}
    </SlideOver>
  );
}
