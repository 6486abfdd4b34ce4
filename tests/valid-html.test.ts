import { expect, it } from 'vitest';
import { builtPages, readHtml } from './support/built-site.ts';
import { findHtmlFaults } from './support/html/rules.ts';

it('every built page is valid HTML', () => {
  const faults = builtPages().flatMap(({ address, file }) =>
    // The server puts a form in there, under its own heading.
    findHtmlFaults(
      readHtml(file).replace(/ data-(enquiry-again|offer|register)>/, '$&<h1>Not sent</h1>'),
    ).map((fault) => `${address}: ${fault}`),
  );
  expect(faults.slice(0, 20)).toEqual([]);
});
