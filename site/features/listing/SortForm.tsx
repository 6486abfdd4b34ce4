import { type ListingState, writeQuery } from '../../../catalogue/query.ts';
import { paths } from '../../paths.ts';
import { SortSelect } from './SortSelect.tsx';

/** Sends itself as a form until the listing is awake. */
export function SortForm({ listing }: { listing: ListingState }) {
  return (
    <form
      action={paths.shop}
      className="ml-auto flex items-center gap-3 whitespace-nowrap text-14 text-ink-2 max-md:hidden noscript:hidden"
    >
      {[...writeQuery({ ...listing, sort: 'name', page: 1 })].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort">Sort products by</label>
      <SortSelect listing={listing} id="sort" />
    </form>
  );
}
