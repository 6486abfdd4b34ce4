import type { OnlineStore, SearchAction, WebSite, WithContext } from 'schema-dts';
import { company } from '../../content/company.ts';
import { askedParameter } from '../features/search/search-ids.ts';
import { paths } from '../paths.ts';
import { addressOf } from './address.ts';
import { returnPolicy, shippingService } from './sale-terms.ts';

/** The company, said whole on the home page. Other pages point here. */
export const theCompany = { '@id': addressOf('/#organization') } as const;

const { registeredOffice: office } = company;

export const organisation = {
  '@context': 'https://schema.org',
  '@type': 'OnlineStore',
  ...theCompany,
  name: company.name,
  legalName: company.legalName,
  url: addressOf('/'),
  logo: addressOf('/favicon.svg'),
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
  hasShippingService: shippingService,
} as const satisfies WithContext<OnlineStore>;

/** The template names what it asks for, in a word that schema.org itself does not have. */
type Asking = SearchAction & { 'query-input': `required name=${string}` };

const searching = {
  '@type': 'SearchAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: addressOf(`${paths.home}?${askedParameter}={search_term_string}`),
  },
  'query-input': 'required name=search_term_string',
} as const satisfies Asking;

export const webSite = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': addressOf('/#website'),
  name: company.name,
  url: addressOf('/'),
  inLanguage: 'en-GB',
  publisher: theCompany,
  potentialAction: searching,
} as const satisfies WithContext<WebSite>;
