import type { MerchantReturnPolicy, OfferShippingDetails, ShippingService } from 'schema-dts';
import { claims } from '../../content/company.ts';
import { deliveryWords } from '../../content/delivery.ts';
import { paths } from '../paths.ts';
import { addressOf } from './schema.ts';

/** Where standard delivery is in the price. Google knows no smaller part of the country than all of it. */
const mainland = { '@type': 'DefinedRegion', addressCountry: 'GB', name: 'UK mainland' } as const;

/** The checkout takes nothing for delivery. */
const mainlandRate = {
  '@type': 'MonetaryAmount',
  value: 0,
  currency: 'GBP',
} as const;

const days = (minValue: number, maxValue: number) =>
  ({ '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }) as const;

// The terms promise the whole time and not its parts, so all of it stands as transit.
export const handlingDays = { least: 0, most: 0 } as const;
export const transitDays = { least: 1, most: claims.deliveryWorkingDays } as const;

const handling = days(handlingDays.least, handlingDays.most);
const transit = days(transitDays.least, transitDays.most);

const workingDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

/** What delivery of one product costs and takes: section 6 of the terms. */
export const shippingDetails = {
  '@type': 'OfferShippingDetails',
  shippingRate: mainlandRate,
  shippingDestination: mainland,
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: handling,
    transitTime: transit,
  },
} as const satisfies OfferShippingDetails;

/** The same for the shop as a whole, with the areas that pay more in words: their charge has no table. */
export const shippingService = {
  '@type': 'ShippingService',
  name: 'Standard delivery',
  description: `Included in the price on the UK mainland. ${deliveryWords().beyond}`,
  fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
  handlingTime: { '@type': 'ServicePeriod', businessDays: workingDays, duration: handling },
  shippingConditions: {
    '@type': 'ShippingConditions',
    shippingDestination: mainland,
    shippingRate: mainlandRate,
    transitTime: { '@type': 'ServicePeriod', businessDays: workingDays, duration: transit },
  },
} as const satisfies ShippingService;

/** Sections 8 to 10 of the terms, as much as an offer needs. */
export const offerReturnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'GB',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: claims.returnDays,
  // Of Google's three ways the one that is neither a shop nor a kiosk: by post or by carrier.
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
} as const satisfies MerchantReturnPolicy;

/** The whole of it, for the company. */
export const returnPolicy = {
  ...offerReturnPolicy,
  returnPolicyCountry: 'GB',
  refundType: 'https://schema.org/FullRefund',
  itemDefectReturnFees: 'https://schema.org/FreeReturn',
  merchantReturnLink: addressOf(`${paths.terms}#returns`),
} as const satisfies MerchantReturnPolicy;
