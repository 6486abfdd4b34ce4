import { paths } from '../paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { ContactBar } from './ContactBar.tsx';
import { LocationsMenu } from './LocationsMenu.tsx';
import { Logo } from './Logo.tsx';
import { mainLinks } from './places.ts';

type Props = {
  /** Path of the page the header stands on. */
  at: string;
};

const bare = 'size-11 flex-none place-items-center';

export function Header({ at }: Props) {
  return (
    <header data-screen-only="">
      <ContactBar />
      <div className="border-ink border-b">
        <div className="sheet flex h-16 items-center gap-1 md:h-21 md:gap-5 xl:gap-8">
          <a
            href={paths.home}
            aria-label="Rungmoor, home"
            className="flex min-h-11 flex-none items-center"
          >
            <Logo className="h-8 w-auto md:h-10" />
          </a>
          <MainNavigation at={at} />
          <SearchOpener />
          <CartOpener />
          <button
            type="button"
            aria-label="Menu"
            command="show-modal"
            commandfor="menu"
            className={`grid lg:hidden ${bare}`}
          >
            <Icon name="menu" />
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

export const navigationLook =
  'relative inline-flex h-tap items-center gap-1.5 whitespace-nowrap px-3.25 font-[560] font-stretch-[90%] after:absolute after:inset-x-3.25 after:bottom-1.5 after:h-0.5 hover:after:bg-line-2 aria-[current]:after:bg-ink';

function NavigationLink({ name, href, at }: { name: string; href: string; at: string }) {
  const current = at === href ? 'page' : at.startsWith(`${href}/`) ? 'true' : undefined;
  return (
    <a href={href} aria-current={current} className={navigationLook}>
      {name}
    </a>
  );
}

function SearchOpener() {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor="search"
      className={`ml-auto grid lg:flex lg:h-tap lg:w-full lg:max-w-85 lg:min-w-0 lg:flex-1 lg:items-center lg:gap-2.5 lg:rounded-control lg:border lg:border-line-2 lg:bg-plate lg:px-3.5 lg:text-14 lg:text-ink-3 lg:hover:border-ink ${bare}`}
    >
      <Icon name="search" />
      <span className="overflow-hidden text-ellipsis whitespace-nowrap max-lg:sr-only">
        Search by name, SKU or size
      </span>
      <span
        aria-hidden="true"
        className="ml-auto border border-line px-1.5 py-1 font-sans text-12 leading-none max-lg:hidden"
      >
        /
      </span>
    </button>
  );
}

function CartOpener() {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor="cart"
      className="inline-flex h-11 items-center gap-2 rounded-control bg-ink px-2.5 font-semibold font-stretch-[88%] text-paper hover:bg-ink-hover md:h-tap md:gap-2.5 md:px-4"
    >
      <Icon name="cart" />
      <span className="max-md:sr-only">Cart</span>
      <CartCount />
    </button>
  );
}

/** Filled by a small script from storage, before anything else has loaded. */
export function CartCount({ className = '' }: { className?: string }) {
  return (
    <b
      className={`figure grid h-6 min-w-6 place-items-center bg-signal px-1 font-bold text-14 text-ink ${className}`}
    >
      <span data-cart-count="">0</span>
      <span className="sr-only"> items</span>
    </b>
  );
}
