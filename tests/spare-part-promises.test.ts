import { expect, it } from 'vitest';
import { products } from '../catalogue/catalogue.ts';
import { cities } from '../content/cities.ts';
import { faq } from '../content/faq.ts';
import { heroSlides } from '../content/hero.ts';
import { projects } from '../content/projects.ts';
import { testimonials } from '../content/testimonials.ts';
import { sparePartNames } from '../site/shell/navigation-links.ts';

const soldNames = products
  .filter(({ category }) => category === 'Accessories')
  .map(({ name, replaces = [] }) => [name, ...replaces].join(' ').toLowerCase());

/** Words like 'castors' and 'feet' in the form that part names contain. */
const toSingular = (word: string) => word.toLowerCase().replace(/feet$/, 'f').replace(/s$/, '');

const listedParts = [...sparePartNames, heroSlides[1].subtitle].flatMap((text) =>
  text.replace('Ladder feet', 'feet').split(/, | and /),
);
const copy = JSON.stringify([cities, faq, heroSlides, projects, testimonials]);
const promisedParts = [...copy.matchAll(/\b(?:spare|replacement) (?!parts?\b)(\w+)/gi)].map(
  ([, word = '']) => word,
);

it('[CO7] promises no spare part that is not sold', () => {
  expect(promisedParts.length).toBeGreaterThan(2);
  for (const word of [...listedParts, ...promisedParts])
    expect(
      soldNames.some((name) => name.includes(toSingular(word))),
      word,
    ).toBe(true);
});
