import type { ListingState } from '../../../catalogue/listing-query.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { usePressed } from './FacetLink.tsx';
import { drawerId } from './FilterDrawer.tsx';
import { formatTowerCount, getChoices } from './filter-choices.ts';
import { ListingLink, resultCountId } from './ListingLink.tsx';
import { SortForm } from './SortSelect.tsx';

type Props = { listing: ListingState; total: number };

export function Toolbar({ listing, total }: Props) {
  return (
    <div className="flex min-h-14 flex-wrap items-center max-[20rem]:py-1.5 gap-x-5 border-ink border-y max-md:-mx-margin max-md:sticky max-md:top-0 max-md:z-4 max-md:justify-between max-md:bg-paper max-md:px-margin">
      <FilterOpener active={getChoices(listing.filters).length} />
      <p
        id={resultCountId}
        role="status"
        tabIndex={-1}
        className="font-semibold font-stretch-[88%] text-16 in-data-listing-waits:invisible md:text-18"
      >
        {formatTowerCount(total)} found
      </p>
      <Legend />
      <SortForm listing={listing} />
      <div className="flex border border-line-2 max-md:hidden noscript:hidden">
        <ViewLink listing={listing} view="grid" icon="grid" label="Grid" />
        <ViewLink listing={listing} view="list" icon="list" label="List" />
      </div>
    </div>
  );
}

/** The legend of the cards' scale. */
function Legend() {
  return (
    <p className="label flex items-center gap-2 whitespace-nowrap border-line-2 border-l pl-5 max-xl:hidden">
      <span className="h-1.25 w-5.5 forced-color-adjust-none bg-ink" />
      Standing
      <span className="ml-3 h-1.25 w-5.5 forced-color-adjust-none bg-signal" />
      Reach, on a scale of 0 to 14&nbsp;m
    </p>
  );
}

function FilterOpener({ active }: { active: number }) {
  return (
    <Button command="show-modal" commandfor={drawerId} className="md:hidden noscript:hidden">
      <Icon name="filter" />
      Filters
      {active > 0 && (
        <b className="figure grid min-h-5.5 min-w-5.5 place-items-center bg-signal text-13 text-ink">
          {active}
          <span className="sr-only"> active</span>
        </b>
      )}
    </Button>
  );
}

type ViewProps = {
  listing: ListingState;
  view: ListingState['view'];
  icon: IconName;
  label: string;
};

function ViewLink({ listing, view, icon, label }: ViewProps) {
  const { isPressed, pressFrom } = usePressed(listing, listing.view === view);
  return (
    <ListingLink
      listing={listing}
      to={(from) => ({ ...from, view })}
      data-drops="view"
      aria-label={`${label} view`}
      aria-current={isPressed ? 'true' : undefined}
      onFollow={() => listing.view !== view && pressFrom(listing)}
      className="grid size-11 place-items-center bg-plate aria-[current]:bg-ink aria-[current]:text-paper"
    >
      <Icon name={icon} />
    </ListingLink>
  );
}
