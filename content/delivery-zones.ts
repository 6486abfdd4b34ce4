import type { UncheckedChange } from '../catalogue/changes.ts';
import type { Pence } from '../catalogue/money.ts';
import { claims } from './company.ts';
import { withOwnerChanges } from './owner-changes.ts';

/** Above these, an item needs two people or a forklift to unload, and a pallet or a long vehicle. */
export const loads = { longMetres: 3, heavyKilograms: 50 } as const;

/** The size classes of an order, by longest item and total weight. An order that fits neither is a pallet. */
export const sizeLimits = [
  { metres: 1.5, kilograms: 25 },
  { metres: loads.longMetres, kilograms: loads.heavyKilograms },
] as const;

/** The weight that one pallet rate covers; each further load of up to this weight costs the same again. */
export const palletKilograms = 1000;

/** Including VAT, for a whole order, by size: small parcel, long parcel, pallet. */
export type Rates = readonly [parcel: Pence, long: Pence, pallet: Pence];

/** The most that it costs to return an order from the mainland, by the same sizes. */
export const returnRates: Rates = [15_00, 60_00, 120_00];

/** A faster service that an owner may offer in a zone. */
type Express = {
  readonly workingDays: number;
  readonly rates: Rates;
};

/** Express orders from this hour on, UK time, count as placed on the next working day. */
export const expressCutOff = 14;

export type Zone = {
  readonly name: string;
  /** Set if the zone is not in the United Kingdom. */
  readonly country?: 'IM';
  /** Areas (IV), districts (PA20) and ranges of districts (KW1-14). */
  readonly postcodes: string;
  readonly workingDays: number;
  readonly rates: Rates;
  readonly express?: Express;
};

const included: Rates = [0, 0, 0];

/** The zone of an order without a postcode, and of every area that no zone before it names. */
export const mainland: Zone = {
  name: 'UK mainland',
  postcodes:
    'AB AL B BA BB BD BH BL BN BS CA CB CF CH CM CO CT CV CW DA DD DE DG DH DL DN DT DY EH EX FK FY G GL GU HD HG HP HR HU HX IP KA KY L LA LD LE LL LN LS LU M ME MK ML NE NG NN NP NR OL OX PA PE PH PL PO PR RG RH S SA SG SK SL SN SO SP SR SS ST SY TA TD TF TN TQ TR TS WA WD WF WN WR WS WV YO',
  workingDays: claims.deliveryWorkingDays,
  rates: included,
};

/** The delivery table without the owner's changes. A postcode belongs to the first zone that names it. */
export const listedZones: readonly Zone[] = [
  {
    name: 'Highlands',
    postcodes: 'IV KW1-14 PA21-40 PA50-59 PA79-80 PH17-26 PH30-41 PH49-50',
    workingDays: 7,
    rates: [18_00, 48_00, 96_00],
  },
  {
    name: 'Scottish islands',
    postcodes: 'HS KA27-28 KW15-17 PA20 PA41-49 PA60-78 PH42-44 ZE',
    workingDays: 9,
    rates: [24_00, 72_00, 144_00],
  },
  {
    name: 'Northern Ireland',
    postcodes: 'BT',
    workingDays: 8,
    rates: [22_00, 64_00, 128_00],
  },
  {
    name: 'Isle of Wight',
    postcodes: 'PO30-41',
    workingDays: 6,
    rates: [12_00, 30_00, 60_00],
  },
  {
    name: 'Isle of Man',
    country: 'IM',
    postcodes: 'IM',
    workingDays: 8,
    rates: [26_00, 78_00, 156_00],
  },
  {
    name: 'Isles of Scilly',
    postcodes: 'TR21-25',
    workingDays: 10,
    rates: [30_00, 90_00, 180_00],
  },
  {
    name: 'London',
    postcodes: 'BR CR E EC EN HA IG KT N NW RM SE SM SW TW UB W WC',
    workingDays: claims.deliveryWorkingDays,
    rates: included,
    express: { workingDays: 1, rates: [12_00, 24_00, 48_00] },
  },
  mainland,
];

/** A zone's name in the owner's changes: 'zone/isle-of-man', or 'express/london' for its express rates. */
export function zoneRecord({ name, express }: Zone): string {
  return `${express ? 'express' : 'zone'}/${name.toLowerCase().replaceAll(' ', '-')}`;
}

/** The delivery table with the owner's changes: those in force, unless others are given. */
export function deliveryZones(changes?: readonly UncheckedChange[]): readonly Zone[] {
  return listedZones.map((zone) => withOwnerChanges(zoneRecord(zone), zone, changes));
}

/** The delivery table that pages are built with. */
export const zones = deliveryZones();

/** Areas with postcodes like the UK's that the shop has no price for. */
export const notServed = [
  { name: 'Jersey', postcodes: 'JE' },
  { name: 'Guernsey', postcodes: 'GY' },
  { name: 'forces addresses (BFPO)', postcodes: 'BF' },
] as const;
