import { describe, expect, it } from 'vitest';
import { cities, findCity } from '../../content/cities.ts';
import { claims, company } from '../../content/company.ts';
import { localBusiness, organisation } from './organisation.ts';

const cityNamed = (slug: string) => {
  const city = findCity(slug);
  if (!city) throw new Error(`No page for ${slug}`);
  return city;
};

describe('a depot as local business', () => {
  it.each(cities.map((city) => [city.slug, city] as const))(
    '[CP2] has every required field for %s',
    (slug, city) => {
      const business = localBusiness(city);
      expect(business['@context']).toBe('https://schema.org');
      expect(business.name).toBe(`${company.name} ${city.depot.locality}`);
      expect(business.url).toBe(`${company.origin}/locations/${slug}`);
      expect(business.telephone).toBe(company.phone.international);
      expect(business.address).toMatchObject({
        '@type': 'PostalAddress',
        postalCode: city.depot.postcode,
        addressLocality: city.city,
        addressCountry: 'GB',
      });
      expect(business.address.streetAddress).toContain(city.depot.street);
      expect(business.geo).toEqual({
        '@type': 'GeoCoordinates',
        latitude: city.depot.geo.lat,
        longitude: city.depot.geo.lng,
      });
      expect(business.areaServed.map(({ name }) => name)).toEqual([...city.areas]);
      expect(business.openingHours).toEqual(city.hours.schema);
      for (const offer of business.makesOffer) {
        expect(offer.itemOffered.serviceType).toBeTruthy();
        expect(offer.itemOffered.areaServed).toBe(city.city);
      }
      expect(business.aggregateRating).toMatchObject({ '@type': 'AggregateRating', bestRating: 5 });
    },
  );

  it('[CP2][CP3] has the city’s own rating and opening hours', () => {
    const leeds = localBusiness(cityNamed('leeds'));
    expect(leeds.aggregateRating).toMatchObject({ ratingValue: 4.8, reviewCount: 289 });
    expect(leeds.openingHours).toEqual(['Mo-Fr 08:00-18:00', 'Sa 09:00-16:00']);
    const london = localBusiness(cityNamed('london'));
    expect(london.openingHours).toEqual(['Mo-Fr 07:00-19:00', 'Sa 08:00-17:00']);
  });

  it('[CO4] offers next-day delivery in London only, at the express price', () => {
    for (const city of cities) {
      const offered = localBusiness(city).makesOffer.map(({ itemOffered }) => itemOffered);
      const nextDay = offered.filter(({ serviceType }) => /next-day/i.test(serviceType));
      expect(nextDay.map(({ serviceType }) => serviceType)).toEqual(
        city.slug === 'london'
          ? ['Next-day delivery in London, from £12, ordered before 2 pm']
          : [],
      );
    }
  });

  it.each(['manchester', 'birmingham', 'london'])(
    '[CP4] falls back to the company’s rating for %s',
    (slug) => {
      expect(localBusiness(cityNamed(slug)).aggregateRating).toMatchObject({
        ratingValue: claims.rating,
        reviewCount: claims.reviewCount,
      });
    },
  );

  it('[CP2] references the organisation as its parent', () => {
    for (const city of cities) {
      expect(localBusiness(city).parentOrganization).toEqual({ '@id': organisation['@id'] });
    }
  });

  it('[CP2] has no empty value', () => {
    for (const city of cities) {
      const text = JSON.stringify(localBusiness(city));
      expect(text).not.toMatch(/undefined|null|""/);
    }
  });
});
