import { expect, it } from 'vitest';
import { familyKeys } from '../../catalogue/families.ts';
import { company } from '../../content/company.ts';
import { listedPages } from './listed-pages.ts';
import { llms } from './llms.ts';

const text = llms();
const links = [...text.matchAll(/\]\((\S+)\)/g)].map(([, address = '']) => new URL(address));

it('begins with the name and a summary, as the convention asks', () => {
  expect(text).toMatch(new RegExp(`^# ${company.name}\n\n> UK shop .+\n\n- `));
});

it('[CA7] links only to existing pages, not to the test item', () => {
  const known = [...listedPages().map(({ path }) => path), '/sitemap.xml', '/feeds/google.xml'];
  expect(links.map(({ pathname }) => pathname).filter((path) => !known.includes(path))).toEqual([]);
  expect(text).not.toMatch(/Test Item|undefined|NaN|Infinity/);
});

it('[CA10a] lists every family with its price range', () => {
  expect(links.flatMap(({ searchParams }) => searchParams.get('family') ?? [])).toEqual(familyKeys);
  expect(text).toMatch(/Step Ladders\]\(\S+\): \d+ products, £89\.00 to £380\.00/);
});
