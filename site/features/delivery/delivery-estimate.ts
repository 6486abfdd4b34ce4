import type { Pence } from '../../../catalogue/money.ts';
import {
  type DeliveryService,
  deliveryPrice,
  type LoadLine,
  noPriceText,
  notServedName,
  sizeName,
  sizeOf,
  zoneOf,
} from '../../../content/delivery.ts';
import { deliveryDay } from '../../../content/delivery-day.ts';
import type { Zone } from '../../../content/delivery-zones.ts';

/** A visitor's choice: a formatted postcode and a service. */
export type DeliveryChoice = { readonly postcode: string; readonly service: DeliveryService };

export type DeliveryOffer = {
  readonly service: DeliveryService;
  readonly pence: Pence;
  /** UTC midnight of the last possible delivery day. */
  readonly day: Date;
};

export type DeliveryEstimate =
  /** No postcode was entered. */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'price';
      readonly zone: Zone;
      readonly size: string;
      readonly chosen: DeliveryOffer;
      /** Standard alone, or standard and express. */
      readonly offers: readonly DeliveryOffer[];
    }
  | { readonly kind: 'not-served'; readonly name: string }
  | { readonly kind: 'unknown' };

/** The delivery price for a postcode and a load. */
export function estimateDelivery(
  { postcode, service }: DeliveryChoice,
  lines: readonly LoadLine[],
  now: Date,
): DeliveryEstimate {
  if (postcode === '') return { kind: 'none' };
  const zone = zoneOf(postcode);
  if (!zone) {
    const name = notServedName(postcode);
    return name ? { kind: 'not-served', name } : { kind: 'unknown' };
  }
  const standard = toDeliveryOffer(zone, lines, 'standard', now);
  const express = toDeliveryOffer(zone, lines, 'express', now);
  const offers = [standard, express].filter((offer) => offer !== undefined);
  const chosen = offers.find((offer) => offer.service === service) ?? standard;
  if (!chosen) return { kind: 'unknown' };
  return { kind: 'price', zone, size: sizeName(sizeOf(lines).size), chosen, offers };
}

function toDeliveryOffer(
  zone: Zone,
  lines: readonly LoadLine[],
  service: DeliveryService,
  now: Date,
): DeliveryOffer | undefined {
  const pence = deliveryPrice(zone, lines, service);
  return pence === undefined ? undefined : { service, pence, day: deliveryDay(now, zone, service) };
}

/** Why checkout is blocked by the entered postcode; undefined if it is not. */
export function deliveryBlocker({ postcode }: DeliveryChoice): string | undefined {
  if (postcode === '' || zoneOf(postcode)) return undefined;
  return noPriceText(postcode);
}
