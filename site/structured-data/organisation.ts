import type { HardwareStore, OnlineStore, SearchAction, WebSite, WithContext } from 'schema-dts';
import type { City } from '../../content/cities/city.ts';
import { depotName } from '../../content/cities.ts';
import { claims, company } from '../../content/company.ts';
import { expressWords } from '../../content/delivery.ts';
import { searchParameter } from '../features/search/open-search.ts';
import { paths } from '../paths.ts';
import { returnPolicy, shippingService } from './sale-terms.ts';
import { absoluteUrl } from './schema.ts';

/** The company, described in full on the home page. Other pages refer to it by this id. */
export const companyReference = { '@id': absoluteUrl('/#organization') } as const;

const { registeredOffice: office } = company;

export const organisation = {
  '@context': 'https://schema.org',
  '@type': 'OnlineStore',
  ...companyReference,
  name: company.name,
  legalName: company.legalName,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/favicon.svg'),
  foundingDate: String(company.established),
  vatID: company.vatNumber.replaceAll(' ', ''),
  telephone: company.phone.international,
  email: company.email.shown,
  address: {
    '@type': 'PostalAddress',
    streetAddress: `${office.street}, ${office.locality}`,
    addressLocality: office.town,
    postalCode: office.postcode,
    addressCountry: office.country,
  },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: company.phone.international,
    email: company.email.shown,
    areaServed: 'GB',
    availableLanguage: 'en-GB',
  },
  hasMerchantReturnPolicy: returnPolicy,
} as const satisfies WithContext<OnlineStore>;

/** The company's deliveries, for the page with the delivery terms. */
export const deliveryService = {
  '@context': 'https://schema.org',
  '@type': 'OnlineStore',
  ...companyReference,
  hasShippingService: shippingService,
} as const satisfies WithContext<OnlineStore>;

/** The URL template names its input in a property that schema.org's types do not have. */
type SearchActionWithInput = SearchAction & { 'query-input': `required name=${string}` };

const searchAction = {
  '@type': 'SearchAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: absoluteUrl(`${paths.home}?${searchParameter}={search_term_string}`),
  },
  'query-input': 'required name=search_term_string',
} as const satisfies SearchActionWithInput;

export const webSite = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': absoluteUrl('/#website'),
  name: company.name,
  url: absoluteUrl('/'),
  inLanguage: 'en-GB',
  publisher: companyReference,
  potentialAction: searchAction,
} as const satisfies WithContext<WebSite>;

const services = [
  'Access equipment sales',
  'Ladder, step, podium and tower delivery to site',
  'Trade quotes for access equipment',
] as const;

function nextDayServices({ city, delivery }: City): string[] {
  return delivery === 'Next-day' ? [`Next-day delivery in ${city}, ${expressWords(city)}`] : [];
}

/** The depot as structured data: a store, with its area and services. */
export function localBusiness(city: City) {
  const { depot, hours, stats } = city;
  const url = absoluteUrl(paths.location(city.slug));
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
    makesOffer: [...services, ...nextDayServices(city)].map((serviceType) => ({
      '@type': 'Offer' as const,
      itemOffered: { '@type': 'Service' as const, serviceType, areaServed: city.city },
    })),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: stats.rating ?? claims.rating,
      reviewCount: stats.reviewCount ?? claims.reviewCount,
      bestRating: 5,
    },
    parentOrganization: companyReference,
  } satisfies WithContext<HardwareStore>;
}
