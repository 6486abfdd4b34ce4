import { sceneOf } from '../scenes.ts';
import type { City } from './city.ts';

const wordsPerShingle = 5;

/** Everything a visitor reads on the page as sentences. Addresses, figures and area names are left out. */
function passages(city: City): string[] {
  return [
    city.title,
    city.metaDescription,
    city.headline,
    city.intro,
    ...city.descriptions,
    ...city.features.flatMap(({ title, text }) => [title, text]),
    ...city.projects.flatMap((project) => [
      project.title,
      project.client,
      project.description,
      project.completed,
    ]),
    ...city.testimonials.map(({ quote }) => quote),
    ...city.faqs.flatMap(({ question, answer }) => [question, answer]),
    city.manager.role,
    city.manager.bio,
    sceneOf(`city-${city.slug}`).alt,
  ];
}

/** The city's own name becomes one placeholder, so that a text copied with the name swapped is found. */
function words(passage: string, city: City): string[] {
  const text = passage.toLowerCase().replaceAll(city.city.toLowerCase(), 'cityname');
  return text.match(/[a-z0-9]+(?:[.'][a-z0-9]+)*/g) ?? [];
}

function shingles(city: City): Set<string> {
  const found = new Set<string>();
  for (const passage of passages(city)) {
    const spoken = words(passage, city);
    for (let start = 0; start + wordsPerShingle <= spoken.length; start += 1) {
      found.add(spoken.slice(start, start + wordsPerShingle).join(' '));
    }
  }
  return found;
}

/** Share of the smaller page's five-word runs that the other page has too, from 0 to 1. */
export function overlap(one: City, other: City): { share: number; shared: string[] } {
  const first = shingles(one);
  const second = shingles(other);
  const shared = [...first].filter((run) => second.has(run));
  const smaller = Math.min(first.size, second.size);
  return { share: smaller === 0 ? 0 : shared.length / smaller, shared };
}

/** One line for every pair of pages, most alike first, ready to print. */
export function overlapReport(cities: readonly City[]): string {
  const pairs = cities.flatMap((one, index) =>
    cities.slice(index + 1).map((other) => ({ one, other, ...overlap(one, other) })),
  );
  return pairs
    .sort((a, b) => b.share - a.share)
    .map(({ one, other, share, shared }) =>
      [
        `${(share * 100).toFixed(2)} %  ${one.slug} / ${other.slug}`,
        ...shared.map((run) => `         ${run}`),
      ].join('\n'),
    )
    .join('\n');
}
