import { describe, expect, it } from 'vitest';
import { cities, findCity } from '../../../content/cities.ts';
import { cityQuotePath } from '../../quote-url.ts';
import { cityFigures } from './city-figures.ts';

const figuresOf = (slug: string) => {
  const city = findCity(slug);
  if (!city) throw new Error(`No page for ${slug}`);
  return cityFigures(city).map(({ figure, label }) => `${figure} ${label}`);
};

describe('the stats box', () => {
  it('[CP1][CP3][CO9] shows the given figures', () => {
    expect(figuresOf('leeds')).toEqual([
      '320+ Projects completed',
      '98% Customer satisfaction',
      '4.8 From 289 reviews',
      '160+ Items at the depot, packed orders included',
    ]);
  });

  it('[CP1a][CP3] adds years trading if given', () => {
    expect(figuresOf('edinburgh')).toContain('13 Years trading, since 2011');
    expect(figuresOf('edinburgh')).toContain('140+ Towers at the depot, packed orders included');
  });

  it('[CP4] shows common figures if none are given', () => {
    for (const slug of ['manchester', 'birmingham']) {
      expect(figuresOf(slug)).toEqual([
        '12 Areas served',
        '5 Working days to deliver',
        '2009 Established',
      ]);
    }
  });

  it('[CP3][CP4] fills missing London figures with common ones', () => {
    expect(figuresOf('london')).toEqual([
      '600+ Projects completed',
      '99% Customer satisfaction',
      '300+ Ladders at the depot, packed orders included',
      '12 Areas served',
      'Next-day Delivery, by express',
      '2009 Established',
    ]);
  });

  it('[CP4] never shows an empty figure', () => {
    for (const city of cities) {
      for (const { figure } of cityFigures(city)) expect(figure).toMatch(/^[\dN]/);
    }
  });
});

describe('Get Instant Quote', () => {
  it('[CP5] links to the quote form with the city in the URL', () => {
    expect(cityQuotePath('leeds')).toBe('/?city=leeds#bulk-order-cta');
  });
});
