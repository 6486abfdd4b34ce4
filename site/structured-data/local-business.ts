import type { HardwareStore, WithContext } from 'schema-dts';
import type { City } from '../../content/cities/city.ts';
import { depotName } from '../../content/cities.ts';
import { claims, company } from '../../content/company.ts';
import { paths } from '../paths.ts';
import { addressOf } from './address.ts';
import { theCompany } from './organisation.ts';

const services = [
  'Access equipment sales',
  'Ladder, step, podium and tower delivery to site',
  'Trade quotes for access equipment',
] as const;

/** The depot as search engines read it: a store, with what it serves and offers. */
export function localBusiness(city: City) {
  const { depot, hours, stats } = city;
  const url = addressOf(paths.location(city.slug));
  return {
    '@context': 'https://schema.org',
    '@type': 'HardwareStore',
    '@id': `${url}#depot`,
    name: depotName(city),
    description: city.metaDescription,
    url,
    telephone: company.phone.international,
    email: company.email.shown,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${depot.street}, ${depot.locality}`,
      addressLocality: city.city,
      postalCode: depot.postcode,
      addressCountry: company.registeredOffice.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: depot.geo.lat, longitude: depot.geo.lng },
    openingHours: [...hours.schema],
    areaServed: city.areas.map((name) => ({ '@type': 'Place' as const, name })),
    makesOffer: services.map((serviceType) => ({
      '@type': 'Offer' as const,
      itemOffered: { '@type': 'Service' as const, serviceType, areaServed: city.city },
    })),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: stats.rating ?? claims.rating,
      reviewCount: stats.reviewCount ?? claims.reviewCount,
      bestRating: 5,
    },
    parentOrganization: theCompany,
  } satisfies WithContext<HardwareStore>;
}
