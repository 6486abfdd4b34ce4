type Unit =
  | { kind: 'metres'; metre: number; slack: number }
  | { kind: 'treads' | 'rungs' | 'sections' | 'kilograms' | 'bare' };

// Heights are kept to 0.1 m; feet are said roundly.
export const exact = 0.005;

// Maps, for an object answers to 'constructor' as well.
export const units: ReadonlyMap<string, Unit> = new Map([
  ...named('m metre meter mtr', { kind: 'metres', metre: 1, slack: exact }),
  ...named('cm', { kind: 'metres', metre: 0.01, slack: exact }),
  ...named('mm', { kind: 'metres', metre: 0.001, slack: 0.0005 }),
  ...named("ft feet ' ′", { kind: 'metres', metre: 0.3048, slack: 0.16 }),
  ...named('k kg kgs kilo kilogram', { kind: 'kilograms' }),
  ...named('tread tr t step', { kind: 'treads' }),
  ...named('rung r', { kind: 'rungs' }),
  ...named('section part piece', { kind: 'sections' }),
  ...named('° deg degree', { kind: 'bare' }),
]);

function named(names: string, unit: Unit): [name: string, unit: Unit][] {
  return names.split(' ').map((name) => [name, unit]);
}

/** No metres of ours are so many. */
export const leastMillimetres = 100;

/** A number without its unit: 0.85 and 850 are as long. */
export function inMetres(value: number): number {
  return value >= leastMillimetres ? value / 1000 : value;
}
