import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { claims, company } from './company.ts';
import { openingHours } from './opening-hours.ts';

const root = path.join(import.meta.dirname, '..');

/** The files that hold what visitors read, with their content. */
const sources = globSync('{site,content}/**/*.{ts,tsx,astro,css,json,svg}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const filesWith = (words: RegExp) =>
  sources.filter(({ text }) => words.test(text)).map(({ file }) => file);

/** Storage keys and names of plugins are lower case, and no visitor reads those. */
it('[SH13] writes the name of the shop down in one place', () => {
  expect(filesWith(new RegExp(`\\b${company.name}\\b`))).toEqual(['content/company.ts']);
});

/** The facts as a visitor reads them, and as an address or a feed writes them. */
const facts: Record<string, string> = {
  'company number': company.companyNumber,
  'VAT number': company.vatNumber,
  'street of the office': company.registeredOffice.street,
  'postcode of the office': company.registeredOffice.postcode,
  phone: company.phone.shown,
  'phone as dialled': company.phone.href.replace('tel:', ''),
  'phone from abroad': company.phone.international,
  email: company.email.shown,
  hours: openingHours().shown,
  'count of reviews': String(claims.reviewCount),
  'count of reviews with a comma': claims.reviewCount.toLocaleString('en-GB'),
};

it.each(Object.entries(facts))('[SH13] writes the %s down in one place', (_, fact) => {
  const others = filesWith(
    new RegExp(`(?<!\\w)${fact.replaceAll(/[^\w\s]/g, '\\$&')}(?!\\w)`, 'i'),
  );
  expect(others.filter((file) => file !== 'content/company.ts')).toEqual([]);
});

it('[SH13] leaves days of delivery and of an answer to the claims', () => {
  const counted = /\b(\d+|two|three|four|five|six|seven|ten) working days(?! of delivery)/i;
  expect(filesWith(counted)).toEqual([]);
});
