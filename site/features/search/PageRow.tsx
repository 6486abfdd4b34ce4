import type { MouseEvent } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { isPlainClick } from '../../plain-click.ts';
import { optionId } from './search-ids.ts';
import type { SitePage } from './site-pages.ts';

type Props = {
  page: SitePage;
  place: number;
  /** The arrow keys stand on it. */
  reached: boolean;
};

/** A page that helps, in one line. A link, and an option of the list. */
export function PageRow({ page, place, reached }: Props) {
  return (
    <a
      id={optionId(place)}
      role="option"
      aria-selected={reached}
      tabIndex={-1}
      href={page.href}
      onClick={closeOverPage}
      className="flex items-center justify-between gap-4 border-line border-b bg-plate px-margin py-3 hover:bg-paper aria-selected:bg-paper aria-selected:outline-3 aria-selected:outline-ink aria-selected:-outline-offset-3 md:px-4"
    >
      <span className="grid gap-0.5">
        <span className="title text-16">{page.name}</span>{' '}
        <span className="label">{page.says}</span>
      </span>
      <Icon name="arrow" />
    </a>
  );
}

/** Where the page is the one that lies behind, nothing but its address changes. */
function closeOverPage(event: MouseEvent<HTMLAnchorElement>) {
  const link = event.currentTarget;
  if (!isPlainClick(event) || link.pathname !== location.pathname) return;
  link.closest('dialog')?.hidePopover();
}
