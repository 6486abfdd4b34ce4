import type { ShopLink } from './shop-links.ts';

/** The way from a search into the filtered shop. */
export function ShopLinks({ links }: { links: readonly ShopLink[] }) {
  if (links.length === 0) return;
  return (
    <nav
      aria-labelledby="search-shop"
      className="max-md:mt-8 md:sticky md:top-0 md:col-span-4 md:pl-4 lg:col-span-3"
    >
      <h2 id="search-shop" className="border-ink border-b pb-2.5 font-semibold">
        In the shop
      </h2>
      <CountedLinks links={links} />
    </nav>
  );
}

/** Links in a ruled column, each with how many products it leads to. */
export function CountedLinks({
  links,
  className = '',
}: {
  links: readonly ShopLink[];
  className?: string;
}) {
  return (
    <ul className={`*:break-inside-avoid *:border-line *:border-b ${className}`}>
      {links.map(({ label, href, count }) => (
        <li key={href}>
          <a href={href} className="counted-link">
            {`${label} `}
            <span className="text-ink-3">{count}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
