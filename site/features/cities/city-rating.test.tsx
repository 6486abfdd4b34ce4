import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cities } from '../../../content/cities.ts';
import { localBusiness } from '../../structured-data/organisation.ts';
import { CityPage } from './CityPage.tsx';

it('[CO9] shows the quote time beside the button', () => {
  for (const city of cities) {
    const words = renderToStaticMarkup(<CityPage city={city} />).replace(/<[^>]+>/g, ' ');
    expect(words).toMatch(
      /Get Instant Quote\s+We&#x27;ll email your quote within 5 working days\./,
    );
  }
});

describe('rating in structured data', () => {
  it.each(cities.map((city) => [city.slug, city] as const))(
    '[CP2] [CP4] is also shown on the page of %s, labelled if it is the company’s',
    (_slug, city) => {
      const words = renderToStaticMarkup(<CityPage city={city} />).replace(/<[^>]+>/g, ' ');
      const { ratingValue, reviewCount } = localBusiness(city).aggregateRating;
      expect(words).toContain(ratingValue.toFixed(1));
      expect(words).toMatch(new RegExp(`from ${reviewCount} reviews`, 'i'));
      expect(/Overall, \w+ is rated/.test(words)).toBe(city.stats.rating === undefined);
    },
  );
});
