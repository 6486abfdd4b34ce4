import type { City } from '../../../content/cities/city.ts';
import { claims, company } from '../../../content/company.ts';
import { paths } from '../../paths.ts';

const services = [
  'Access equipment sales',
  'Ladder, step, podium and tower delivery to site',
  'Trade quotes for access equipment',
] as const;

/** The depot as search engines read it: schema.org's store, with what it serves and offers. */
export function localBusiness(city: City) {
  const { depot, hours, stats } = city;
  const url = new URL(paths.location(city.slug), company.origin).href;
  const areaServed = city.areas.map((name) => ({ '@type': 'Place', name }));
  return {
    '@context': 'https://schema.org',
    '@type': 'HardwareStore',
    '@id': `${url}#depot`,
    name: depot.name,
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
    areaServed,
    makesOffer: services.map((serviceType) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', serviceType, areaServed: city.city },
    })),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: stats.rating ?? claims.rating,
      reviewCount: stats.reviewCount ?? claims.reviewCount,
      bestRating: 5,
    },
    parentOrganization: { '@type': 'Organization', name: company.legalName, url: company.origin },
  };
}
