import type {
  DefinedRegion,
  MerchantReturnPolicy,
  OfferShippingDetails,
  ShippingService,
} from 'schema-dts';
import { claims } from '../../content/company.ts';
import { deliveryPrice, type LoadLine, rangesOf } from '../../content/delivery.ts';
import { mainland, type Zone, zones } from '../../content/delivery-zones.ts';
import { paths } from '../paths.ts';
import { absoluteUrl } from './schema.ts';

const days = (minValue: number, maxValue: number) =>
  ({ '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }) as const;

// The terms promise only the total time, so all of it is declared as transit time.
export const handlingDays = { least: 0, most: 0 } as const;
const handling = days(handlingDays.least, handlingDays.most);

const workingDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

const toMonetaryAmount = (pence: number) =>
  ({ '@type': 'MonetaryAmount', value: pence / 100, currency: 'GBP' }) as const;

/** A delivery option: a zone, by standard or express. */
export type ShippingOption = { zone: Zone; service: string; pence: number; workingDays: number };

/** Every delivery option for a single product, with its price. */
export function shippingOptions(product: LoadLine['product']): ShippingOption[] {
  const lines = [{ product, quantity: 1 }];
  return zones.toReversed().flatMap((zone) => {
    const express = deliveryPrice(zone, lines, 'express');
    const isIncluded = zone !== mainland && zone.workingDays === mainland.workingDays;
    return [
      // If delivery is the same as on the mainland, the mainland's option covers it.
      ...(isIncluded ? [] : [option(zone, 'Standard', deliveryPrice(zone, lines), zone)]),
      ...(zone.express ? [option(zone, 'Express', express, zone.express)] : []),
    ];
  });
}

function option(
  zone: Zone,
  service: string,
  pence = 0,
  { workingDays }: { workingDays: number },
): ShippingOption {
  return { zone, service: `${service} delivery, ${zone.name}`, pence, workingDays };
}

/** A zone by name. Its postcodes are only listed on the page with the terms. */
function toRegion({ name, country }: Zone) {
  return { '@type': 'DefinedRegion', addressCountry: country ?? 'GB', name } as const;
}

/** The mainland is everything outside the other zones, so it needs no postcodes. */
function regionByPostcode(zone: Zone) {
  const region = toRegion(zone);
  if (zone === mainland || zone.country) return region satisfies DefinedRegion;
  const ranges = rangesOf(zone);
  const areas = ranges.filter(({ isWhole }) => isWhole).map(({ area }) => area);
  const districts = ranges.filter(({ isWhole }) => !isWhole);
  return {
    ...region,
    ...(areas.length > 0 && { postalCodePrefix: areas }),
    ...(districts.length > 0 && {
      postalCodeRange: districts.map(({ area, first, last }) => ({
        '@type': 'PostalCodeRangeSpecification' as const,
        postalCodeBegin: `${area}${first}`,
        postalCodeEnd: `${area}${last}`,
      })),
    }),
  } satisfies DefinedRegion;
}

/** The delivery price and time of one product by zone: section 6 of the terms. */
export function shippingDetails(product: LoadLine['product']) {
  return shippingOptions(product).map(
    ({ zone, pence, workingDays: most }) =>
      ({
        '@type': 'OfferShippingDetails',
        shippingRate: toMonetaryAmount(pence),
        shippingDestination: toRegion(zone),
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: handling,
          transitTime: days(1, most),
        },
      }) as const satisfies OfferShippingDetails,
  );
}

/** The delivery terms of the shop as a whole: each zone's charge for the largest order on one pallet. */
export const shippingService = {
  '@type': 'ShippingService',
  name: 'Delivery',
  description:
    'Included in the price on the UK mainland. Other areas pay by the size of the order: at most this much for an order on one pallet.',
  fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
  handlingTime: { '@type': 'ServicePeriod', businessDays: workingDays, duration: handling },
  shippingConditions: shippingOptions({ closedLength: Number.MAX_VALUE, weight: 0 }).map(
    ({ zone, pence, workingDays: most }) =>
      ({
        '@type': 'ShippingConditions',
        shippingDestination: regionByPostcode(zone),
        shippingRate: toMonetaryAmount(pence),
        transitTime: {
          '@type': 'ServicePeriod',
          businessDays: workingDays,
          duration: days(1, most),
        },
      }) as const,
  ),
} as const satisfies ShippingService;

/** Sections 8 to 10 of the terms, as much as an offer needs. */
export const offerReturnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'GB',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: claims.returnDays,
  // Of Google's three methods, the one that is neither in a store nor at a kiosk: by post or carrier.
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
} as const satisfies MerchantReturnPolicy;

/** The complete return policy, for the company. */
export const returnPolicy = {
  ...offerReturnPolicy,
  returnPolicyCountry: 'GB',
  refundType: 'https://schema.org/FullRefund',
  itemDefectReturnFees: 'https://schema.org/FreeReturn',
  merchantReturnLink: absoluteUrl(`${paths.terms}#returns`),
} as const satisfies MerchantReturnPolicy;
