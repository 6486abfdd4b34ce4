import { expect, it } from 'vitest';
import { cities } from '../../content/cities.ts';
import { paths } from '../paths.ts';
import { cityPath, footerCities } from './navigation-links.ts';

it('[SH9] lists in the footer every city that has a page, and no other', () => {
  expect(footerCities.map((name) => [name, cityPath(name)])).toEqual(
    cities.map(({ city, slug }) => [city, paths.location(slug)]),
  );
});
