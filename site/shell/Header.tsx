import { company } from '../../content/company.ts';
import { openingHours } from '../../content/opening-hours.ts';
import { Icon } from '../../ui/Icon.tsx';
import { mailIcon, menuIcon, phoneIcon } from '../../ui/page-icons.ts';
import { paths } from '../paths.ts';
import { Logo } from './Logo.tsx';
import { cityPath, headerCities, mainLinks } from './navigation-links.ts';

type Props = {
  /** The path of the current page. */
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
          <button
            type="button"
            command="show-popover"
            commandfor="search"
            className="search-opener"
          >
            <Icon name="search" />
            <span className="overflow-hidden text-ellipsis whitespace-nowrap max-lg:sr-only">
              Search by name, SKU or size
            </span>
          </button>
          <button type="button" command="show-modal" commandfor="cart" className="cart-opener">
            <Icon name="cart" />
            <span className="max-md:sr-only">Cart</span>
            <CartCount />
          </button>
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

/** Filled by a small script from storage, before anything else has loaded. The style sheet adds the plural. */
function CartCount({ className = '' }: { className?: string }) {
  return (
    <b className={`cart-count ${className}`}>
      <span data-cart-count="0">0</span>
      <span className="sr-only"> item</span>
    </b>
  );
}

const link = 'inline-flex min-h-11 items-center gap-2 whitespace-nowrap hover:underline';

/** Phone, email and hours, and the switch between prices with and without VAT. */
function ContactBar() {
  return (
    <div className="bg-ink font-stretch-[92%] text-13 text-on-ink">
      <div className="sheet flex min-h-11 flex-wrap items-center gap-x-8">
        <a href={company.phone.href} className={link}>
          <Icon name={phoneIcon} small />
          {company.phone.shown}
        </a>
        <a href={company.email.href} className={`${link} max-sm:-mx-3.5 max-sm:px-3.5`}>
          <Icon name={mailIcon} small />
          <span className="max-sm:sr-only">{company.email.shown}</span>
        </a>
        <span className="max-md:hidden">{openingHours().shown}</span>
        <VatSwitch />
      </div>
    </div>
  );
}

function VatSwitch() {
  return (
    <fieldset className="ml-auto flex items-center gap-2.5">
      <legend className="sr-only">Show prices</legend>
      <span aria-hidden="true" className="max-md:hidden">
        Prices
      </span>
      <VatButton choice="inc" name="Inc VAT" pressed />
      <VatButton choice="ex" name="Ex VAT" />
    </fieldset>
  );
}

type VatButtonProps = { choice: 'inc' | 'ex'; name: string; pressed?: boolean };

function VatButton({ choice, name, pressed = false }: VatButtonProps) {
  return (
    <button type="button" data-vat-choice={choice} aria-pressed={pressed} className="vat-choice">
      {name}
    </button>
  );
}

/** A native popover: opens without a script, closes on Escape and on a click elsewhere. */
function LocationsMenu({ current }: { current: boolean }) {
  return (
    <>
      <button
        type="button"
        popoverTarget="locations"
        aria-current={current ? 'true' : undefined}
        className="hung-menu-anchor nav-link"
      >
        Locations
        <Icon name="down" small />
      </button>
      <div id="locations" popover="auto" className="hung-menu border border-ink bg-plate">
        <ul className="grid w-80 grid-flow-col grid-cols-2 grid-rows-6 py-2">
          {headerCities.map((city) => (
            <li key={city}>
              <a
                href={cityPath(city)}
                className="flex min-h-11 items-center px-5 font-[560] font-stretch-[90%] hover:bg-paper hover:underline"
              >
                {city}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Shown while the header's own cart button is scrolled out of view. */
export function FloatingCart() {
  return (
    <button
      type="button"
      data-screen-only=""
      command="show-modal"
      commandfor="cart"
      className="float-in floating-cart"
    >
      <Icon name="cart" />
      <span className="sr-only">Cart</span>
      <CartCount className="-top-2 right-0.5 absolute" />
    </button>
  );
}
