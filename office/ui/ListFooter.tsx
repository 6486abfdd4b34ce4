import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { downloadIcon } from './icons.ts';

type PageLink = readonly [name: string, href: string];

type Props = {
  /** What the pages list, for screen readers. */
  of: string;
  /** The pages to link to; unavailable ones are false or undefined. */
  pages: readonly (PageLink | false | undefined)[];
  children?: ReactNode;
};

/** The foot of a list: a note, and links to its other pages. */
export function ListFooter({ of, pages, children }: Props) {
  const links = pages.filter((page) => page !== undefined && page !== false);
  return (
    <div className="list-foot">
      {children ?? <p />}
      {links.length > 0 && (
        <nav aria-label={`Pages of ${of}`}>
          {links.map(([name, href]) => (
            <LinkButton key={name} href={href} look="quiet" size="small">
              {name}
            </LinkButton>
          ))}
        </nav>
      )}
    </div>
  );
}

type ExportProps = { href: string; className?: string };

/** Downloads the list as CSV. */
export function ExportLink(props: ExportProps) {
  return (
    <LinkButton download="" look="quiet" {...props}>
      <Icon name={downloadIcon} /> Export
    </LinkButton>
  );
}

/** The page links of a list that is paged by the key of its last row. */
export function cursorPageLinks<Next>(
  isFirst: boolean,
  next: Next | undefined,
  hrefOf: (next?: Next) => string,
): Props['pages'] {
  return [!isFirst && ['First page', hrefOf()], next !== undefined && ['Next page', hrefOf(next)]];
}

/** The page links of a list with numbered pages. */
export function numberedPageLinks(
  page: number,
  last: number,
  hrefOf: (page: number) => string,
): Props['pages'] {
  return [
    page > 1 && ['Previous page', hrefOf(page - 1)],
    page < last && ['Next page', hrefOf(page + 1)],
  ];
}
