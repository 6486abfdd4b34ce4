import { formatSaving, type Pence } from '../catalogue/money.ts';
import type { Product } from '../catalogue/product.ts';
import { company } from './company.ts';
import {
  deliveryZones,
  expressCutOff,
  loads,
  mainland,
  notServed,
  palletKilograms,
  type Rates,
  sizeLimits,
  type Zone,
} from './delivery-zones.ts';
import { isPostcode, tidyPostcode } from './postcode.ts';

export type DeliveryService = 'standard' | 'express';

/** A line to be delivered: the fields of a product that decide the size class, and the quantity. */
export type LoadLine = {
  readonly product: Pick<Product, 'closedLength' | 'weight'>;
  readonly quantity: number;
};

type Named = { readonly postcodes: string };

/** The zone of a postcode in any spelling; undefined if it is not a postcode or we have no price for it. */
export function zoneOf(
  postcode: string,
  zones: readonly Zone[] = deliveryZones(),
): Zone | undefined {
  return placeOf(postcode, zones);
}

/** The name of the area of a postcode that we know but do not deliver to. */
export function notServedName(postcode: string): string | undefined {
  // Forces addresses have a number, such as BFPO 57, instead of a postcode.
  const isNumbered = /^\s*BFPO\s*\d/i.test(postcode);
  return placeOf(isNumbered ? 'BF1 1AA' : postcode, notServed)?.name;
}

function placeOf<Place extends Named>(
  postcode: string,
  places: readonly Place[],
): Place | undefined {
  const tidy = tidyPostcode(postcode);
  if (!isPostcode(tidy)) return undefined;
  const [, area = '', district = ''] = /^([A-Z]+)(\d+)/.exec(tidy) ?? [];
  return places.find((place) =>
    rangesOf(place).some(
      (range) =>
        range.area === area && range.first <= Number(district) && Number(district) <= range.last,
    ),
  );
}

/** The districts that a zone names, such as PA21 to PA40; an area alone means all of its districts. */
export function rangesOf({ postcodes }: Named) {
  return postcodes.split(' ').map((written) => {
    const [, area = '', first = '0', last] = /^([A-Z]+)(\d+)?(?:-(\d+))?$/.exec(written) ?? [];
    const isWhole = written === area;
    return { area, first: Number(first), last: isWhole ? 99 : Number(last ?? first), isWhole };
  });
}

/** The size class of an order, 0 to 2, and its number of pallet loads. */
export function sizeOf(lines: readonly LoadLine[]): { size: 0 | 1 | 2; pallets: number } {
  const longest = Math.max(0, ...lines.map(({ product }) => product.closedLength));
  const weight = lines.reduce((sum, { product, quantity }) => sum + product.weight * quantity, 0);
  const size = sizeLimits.findIndex(
    ({ metres, kilograms }) => longest <= metres && weight <= kilograms,
  );
  if (size === 0 || size === 1) return { size, pallets: 1 };
  return { size: 2, pallets: Math.max(1, Math.ceil(weight / palletKilograms)) };
}

/** The name of a size class: up to 1.5 m and 25 kg. */
export function sizeName(size: 0 | 1 | 2): string {
  const { metres, kilograms } = sizeLimits[size === 0 ? 0 : 1];
  return size === 2
    ? `over ${metres} m or ${kilograms} kg`
    : `up to ${metres} m and ${kilograms} kg`;
}

/** The delivery price of an order, including VAT; undefined if the zone does not have the service. */
export function deliveryPrice(
  zone: Zone,
  lines: readonly LoadLine[],
  service: DeliveryService = 'standard',
): Pence | undefined {
  const rates: Rates | undefined = service === 'express' ? zone.express?.rates : zone.rates;
  const { size, pallets } = sizeOf(lines);
  return rates && rates[size] * pallets;
}

/** The name of a delivery charge on checkout, order and invoice. */
export function deliveryName({ name }: Zone, service: DeliveryService): string {
  return `${service === 'express' ? 'Express delivery' : 'Delivery'}, ${name}`;
}

/** The hour before which express orders count as placed on the same day: 2 pm. */
export const cutOffHour = `${expressCutOff % 12 || 12} ${expressCutOff < 12 ? 'am' : 'pm'}`;

/** The lowest express price in a zone and when to order by; undefined if the zone has no express. */
export function expressWords(zone: string): string | undefined {
  const express = deliveryZones().find(({ name }) => name === zone)?.express;
  return express && `from ${formatSaving(express.rates[0])}, ordered before ${cutOffHour}`;
}

/** Zones that pay for standard delivery, cheapest first, to be listed in a sentence. */
export const chargedZones = () =>
  deliveryZones()
    .filter(({ rates }) => rates[2] > 0)
    .toSorted((one, other) => one.rates[0] - other.rates[0]);

const areas = 'the Highlands, islands, Northern Ireland and the Isle of Man';

/** What delivery costs, in few words. */
export const deliveryWords = {
  name: `${mainland.name} delivery`,
  value: 'Included',
  beyond: `For ${areas}, delivery costs from ${formatSaving(chargedZones()[0]?.rates[0] ?? 0)}: enter your postcode to see the price.`,
} as const;

/** The text beside the address on the payment page: `paidFor` names the delivery that is in the order. */
export function deliveryAtPayment(paidFor: string | undefined): string {
  const inOrder = paidFor
    ? `This order includes: ${paidFor}.`
    : 'Delivery to the UK mainland is included.';
  return `${inOrder} Is your address in another area? Go back and enter its postcode in your cart: ${areas} cost more.`;
}

/** Why a postcode has no price, in a sentence a buyer can act on. */
export function noPriceText(postcode: string): string {
  const name = notServedName(postcode);
  return name
    ? `We don't have an online price for ${name}. Call ${company.phone.shown} and we'll quote delivery.`
    : `We can't find ${shownPostcode(postcode)}. Check the postcode, or call ${company.phone.shown}.`;
}

/** A postcode as it is shown back to the person who typed it. */
export function shownPostcode(typed: string): string {
  const tidy = tidyPostcode(typed);
  return isPostcode(tidy) ? tidy : typed.trim().toUpperCase().slice(0, 12);
}

/** Whether a product is too heavy or too long for one person to unload. */
export function loadOf(product: Product): 'heavy' | 'long' | undefined {
  if (product.weight > loads.heavyKilograms && !comesInParts(product)) return 'heavy';
  return product.closedLength > loads.longMetres ? 'long' : undefined;
}

/** A tower, or a board with its trestles: its weight is spread over many parts that are carried by hand. */
function comesInParts({ standard, model }: Product): boolean {
  return standard === 'EN 1004-1' || model.endsWith('Staging Set');
}
