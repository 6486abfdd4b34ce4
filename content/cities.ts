import birmingham from './cities/birmingham.json' with { type: 'json' };
import bristol from './cities/bristol.json' with { type: 'json' };
import cardiff from './cities/cardiff.json' with { type: 'json' };
import { type City, citySchema } from './cities/city.ts';
import edinburgh from './cities/edinburgh.json' with { type: 'json' };
import glasgow from './cities/glasgow.json' with { type: 'json' };
import leeds from './cities/leeds.json' with { type: 'json' };
import liverpool from './cities/liverpool.json' with { type: 'json' };
import london from './cities/london.json' with { type: 'json' };
import manchester from './cities/manchester.json' with { type: 'json' };
import newcastle from './cities/newcastle.json' with { type: 'json' };
import nottingham from './cities/nottingham.json' with { type: 'json' };
import sheffield from './cities/sheffield.json' with { type: 'json' };
import southampton from './cities/southampton.json' with { type: 'json' };
import { company } from './company.ts';
import { recordsWithChanges } from './owner-changes.ts';
import { readRecords } from './read-records.ts';

/**
 * The cities without the owner's changes: the twelve of the header in its order, then southampton,
 * which only the footer lists.
 */
export const listedCities = {
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
};

/** Every city with the owner's changes. */
export const cities: readonly City[] = readRecords(
  'content/cities',
  citySchema,
  recordsWithChanges('city', listedCities),
);

/** The name of a depot: the shop and the part of town. */
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
