import { birmingham } from './cities/birmingham.ts';
import { bristol } from './cities/bristol.ts';
import { cardiff } from './cities/cardiff.ts';
import type { City } from './cities/city.ts';
import { edinburgh } from './cities/edinburgh.ts';
import { glasgow } from './cities/glasgow.ts';
import { leeds } from './cities/leeds.ts';
import { liverpool } from './cities/liverpool.ts';
import { london } from './cities/london.ts';
import { manchester } from './cities/manchester.ts';
import { newcastle } from './cities/newcastle.ts';
import { nottingham } from './cities/nottingham.ts';
import { sheffield } from './cities/sheffield.ts';
import { southampton } from './cities/southampton.ts';
import { company } from './company.ts';

/** The twelve of the header in its order, then southampton, which only the footer lists. */
export const cities: readonly City[] = [
  manchester,
  birmingham,
  london,
  leeds,
  bristol,
  glasgow,
  liverpool,
  newcastle,
  sheffield,
  nottingham,
  cardiff,
  edinburgh,
  southampton,
];

/** What a depot is called: the shop and the part of town. */
export function depotName({ depot }: City): string {
  return `${company.name} ${depot.locality}`;
}

export function findCity(slug: string): City | undefined {
  return cities.find((city) => city.slug === slug);
}

/** The pages behind 'Also Serving Nearby', in the order the city names them. */
export function nearbyCities(city: City): City[] {
  return city.nearby.flatMap((slug) => cities.find((other) => other.slug === slug) ?? []);
}
