import { company } from '../../content/company.ts';
import { Icon } from '../../ui/Icon.tsx';
import { menuIcon } from '../../ui/page-icons.ts';
import { paths } from '../paths.ts';
import { ContactBar } from './ContactBar.tsx';
import { LocationsMenu } from './LocationsMenu.tsx';
import { Logo } from './Logo.tsx';
import { mainLinks } from './places.ts';

type Props = {
  /** Path of the page the header stands on. */
  at: string;
};

export function Header({ at }: Props) {
  return (
    <header data-screen-only="">
      <ContactBar />
      <div className="border-ink border-b">
        <div className="sheet flex h-16 items-center gap-1 md:h-21 md:gap-5 xl:gap-8">
          <a
            href={paths.home}
            aria-label={`${company.name}, home`}
            className="flex min-h-11 flex-none items-center"
          >
            <Logo className="h-8 w-auto max-[22.5rem]:h-7 md:h-10" />
          </a>
          <MainNavigation at={at} />
          <SearchOpener />
          <CartOpener />
          <button
            type="button"
            aria-label="Menu"
            command="show-modal"
            commandfor="menu"
            className="grid size-11 flex-none place-items-center lg:hidden"
          >
            <Icon name={menuIcon} />
          </button>
        </div>
      </div>
    </header>
  );
}

function MainNavigation({ at }: Props) {
  return (
    <nav aria-label="Main" className="flex gap-0.5 max-lg:hidden">
      {mainLinks.slice(0, 2).map((link) => (
        <NavigationLink key={link.href} {...link} at={at} />
      ))}
      <LocationsMenu current={at.startsWith('/locations/')} />
      {mainLinks.slice(2).map((link) => (
        <NavigationLink key={link.href} {...link} at={at} />
      ))}
    </nav>
  );
}

function NavigationLink({ name, href, at }: { name: string; href: string; at: string }) {
  const current = at === href ? 'page' : at.startsWith(`${href}/`) ? 'true' : undefined;
  return (
    <a href={href} aria-current={current} className="nav-link">
      {name}
    </a>
  );
}

function SearchOpener() {
  return (
    <button type="button" command="show-popover" commandfor="search" className="search-opener">
      <Icon name="search" />
      <span className="overflow-hidden text-ellipsis whitespace-nowrap max-lg:sr-only">
        Search by name, SKU or size
      </span>
    </button>
  );
}

function CartOpener() {
  return (
    <button type="button" command="show-modal" commandfor="cart" className="cart-opener">
      <Icon name="cart" />
      <span className="max-md:sr-only">Cart</span>
      <CartCount />
    </button>
  );
}

/** Filled by a small script from storage, before anything else has loaded. The style sheet adds the plural. */
export function CartCount({ className = '' }: { className?: string }) {
  return (
    <b className={`cart-count ${className}`}>
      <span data-cart-count="0">0</span>
      <span className="sr-only"> item</span>
    </b>
  );
}
