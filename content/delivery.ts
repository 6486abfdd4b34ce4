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

/** What is delivered: as much of a product as its size class takes. */
export type LoadLine = {
  readonly product: Pick<Product, 'closedLength' | 'weight'>;
  readonly quantity: number;
};

type Named = { readonly postcodes: string };

/** The zone of a postcode, however it was typed; none where it is no postcode or we have no price. */
export function zoneOf(
  postcode: string,
  zones: readonly Zone[] = deliveryZones(),
): Zone | undefined {
  return placeOf(postcode, zones);
}

/** Of a postcode that we know and do not deliver to: what that place is called. */
export function notServedName(postcode: string): string | undefined {
  // The forces write their number, BFPO 57, where others write a postcode.
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

/** The districts a zone names, such as PA21 to PA40; an area by itself is all of its districts. */
export function rangesOf({ postcodes }: Named) {
  return postcodes.split(' ').map((written) => {
    const [, area = '', first = '0', last] = /^([A-Z]+)(\d+)?(?:-(\d+))?$/.exec(written) ?? [];
    const isWhole = written === area;
    return { area, first: Number(first), last: isWhole ? 99 : Number(last ?? first), isWhole };
  });
}

/** The size class of an order, 0 to 2, and how many loads of a pallet it makes. */
export function sizeOf(lines: readonly LoadLine[]): { size: 0 | 1 | 2; pallets: number } {
  const longest = Math.max(0, ...lines.map(({ product }) => product.closedLength));
  const weight = lines.reduce((sum, { product, quantity }) => sum + product.weight * quantity, 0);
  const size = sizeLimits.findIndex(
    ({ metres, kilograms }) => longest <= metres && weight <= kilograms,
  );
  if (size === 0 || size === 1) return { size, pallets: 1 };
  return { size: 2, pallets: Math.max(1, Math.ceil(weight / palletKilograms)) };
}

/** How a size class is named: up to 1.5 m and 25 kg. */
export function sizeName(size: 0 | 1 | 2): string {
  const { metres, kilograms } = sizeLimits[size === 0 ? 0 : 1];
  return size === 2
    ? `over ${metres} m or ${kilograms} kg`
    : `up to ${metres} m and ${kilograms} kg`;
}

/** What delivery of an order costs by itself, including VAT; nothing where a zone has no such service. */
export function deliveryPrice(
  zone: Zone,
  lines: readonly LoadLine[],
  service: DeliveryService = 'standard',
): Pence | undefined {
  const rates: Rates | undefined = service === 'express' ? zone.express?.rates : zone.rates;
  const { size, pallets } = sizeOf(lines);
  return rates && rates[size] * pallets;
}

/** How a delivery charge is named on checkout, order and invoice. */
export function deliveryName({ name }: Zone, service: DeliveryService): string {
  return `${service === 'express' ? 'Express delivery' : 'Delivery'}, ${name}`;
}

/** The hour before which express orders count as of the same day: 2 pm. */
export const cutOffHour = `${expressCutOff % 12 || 12} ${expressCutOff < 12 ? 'am' : 'pm'}`;

/** What express in a zone costs at least and when to order it; nothing where there is none. */
export function expressWords(zone: string): string | undefined {
  const express = deliveryZones().find(({ name }) => name === zone)?.express;
  return express && `from ${formatSaving(express.rates[0])}, ordered before ${cutOffHour}`;
}

/** Zones that pay for standard delivery, cheapest first, as a sentence lists them. */
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

/** Beside the address where a buyer pays: `paidFor` names the delivery that is in the order. */
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

/** A postcode as it is quoted back to whoever typed it. */
export function shownPostcode(typed: string): string {
  const tidy = tidyPostcode(typed);
  return isPostcode(tidy) ? tidy : typed.trim().toUpperCase().slice(0, 12);
}

/** What a product asks for at the kerb beyond one pair of hands. */
export function loadOf(product: Product): 'heavy' | 'long' | undefined {
  if (product.weight > loads.heavyKilograms && !comesInParts(product)) return 'heavy';
  return product.closedLength > loads.longMetres ? 'long' : undefined;
}

/** A tower, or a board with its trestles: its weight is that of many parts, each carried by hand. */
function comesInParts({ standard, model }: Product): boolean {
  return standard === 'EN 1004-1' || model.endsWith('Staging Set');
}
