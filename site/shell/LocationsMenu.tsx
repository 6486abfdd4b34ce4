import { Icon } from '../../ui/Icon.tsx';
import { cityPath, headerCities } from './places.ts';

/** A native popover: opens without a script, closes on Escape and on a click elsewhere. */
export function LocationsMenu({ current }: { current: boolean }) {
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
