import { company } from '../../content/company.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { mailIcon, phoneIcon } from '../../ui/page-icons.ts';
import { cityPath, headerCities, mainLinks } from './navigation-links.ts';
import { SlideOver } from './SlideOver.tsx';

export function MobileMenu() {
  return (
    <SlideOver
      id="menu"
      title="Menu"
      foot={
        <div className="grid gap-2.5 sm:grid-cols-2">
          <LinkButton look="ink" href={company.phone.href}>
            <Icon name={phoneIcon} small />
            {company.phone.shown}
          </LinkButton>
          <LinkButton href={company.email.href}>
            <Icon name={mailIcon} small />
            Email us
          </LinkButton>
        </div>
      }
    >
      <nav aria-label="Menu">
        <ul>
          {mainLinks.map((link) => (
            <li key={link.href} className="border-line border-b">
              <a href={link.href} className="head-4 flex min-h-15 items-center">
                {link.name}
              </a>
            </li>
          ))}
        </ul>
        <h3 className="mt-6 mb-1 font-semibold font-stretch-[88%]">Locations</h3>
        <ul className="grid grid-cols-2 pb-6 max-[16rem]:grid-cols-1">
          {headerCities.map((city) => (
            <li key={city}>
              <a href={cityPath(city)} className="flex min-h-11 items-center">
                {city}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </SlideOver>
  );
}
