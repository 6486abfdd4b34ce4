import type { City } from '../../../content/cities/city.ts';
import { depotName } from '../../../content/cities.ts';
import { claims, company } from '../../../content/company.ts';
import { expressWords } from '../../../content/delivery.ts';
import { openingHours } from '../../../content/opening-hours.ts';
import { Facts } from '../../../ui/Facts.tsx';

/** The depot's contact details and the area it covers. */
export function ContactPanel({ city }: { city: City }) {
  const { depot, hours, radiusMiles } = city;
  return (
    <aside aria-label={`Contact ${city.city}`} className="border border-ink bg-plate">
      <div className="border-ink border-b px-5 pt-4 pb-2.5 md:px-6 md:pt-5">
        <p className="label">Call {city.city}</p>
        <a
          href={company.phone.href}
          className="figure inline-flex min-h-12 items-center font-semibold font-stretch-[68%] text-36"
        >
          {company.phone.shown}
        </a>
        <p className="label pb-1.5">
          Phone lines open <span className="whitespace-nowrap">{openingHours().shown}</span>
        </p>
      </div>
      <div className="px-5 py-1.5 md:px-6 md:py-2.5">
        <Facts
          rows={[
            {
              name: 'Email',
              value: (
                <a
                  href={company.email.href}
                  className="-my-2.75 inline-flex min-h-11 items-center underline"
                >
                  {company.email.shown}
                </a>
              ),
            },
            {
              name: 'Depot open',
              value: hours.shown.map(({ days, hours: open }) => (
                <span key={days} className="block whitespace-nowrap">{`${days} ${open}`}</span>
              )),
            },
            { name: 'Delivery', value: deliveryFact(city) },
            ...(radiusMiles ? [{ name: 'Radius', value: `${radiusMiles} miles` }] : []),
            {
              name: 'Depot',
              value: (
                <address className="not-italic">
                  {depotName(city)}
                  <br />
                  {depot.street}
                  <br />
                  {depot.locality}, {city.city}
                  <br />
                  {depot.postcode}
                </address>
              ),
            },
          ]}
        />
      </div>
    </aside>
  );
}

/** Next-day delivery is the express service, at its own price. Standard is the same as everywhere. */
function deliveryFact({ city, delivery }: City): string {
  return delivery === 'Next-day'
    ? `${delivery} by express, ${expressWords(city)}. Standard within ${claims.deliveryWorkingDays} working days, included`
    : delivery;
}
