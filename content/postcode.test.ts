import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPostcode, tidyPostcode } from './postcode.ts';

describe('a postcode', () => {
  it.each([
    'M1 1AA',
    'M60 1NW',
    'CR2 6XH',
    'DN55 1PT',
    'W1A 1HQ',
    'EC1A 1BB',
    'BT1 5GS',
    'ZE1 0AA',
  ])('may be %s', (code) => expect(isPostcode(code)).toBe(true));

  it.each(['', 'M1', 'M1 1', '12345', 'QQ1 1AA', 'M1 1CI', 'M111 1AA'])('may not be "%s"', (code) =>
    expect(isPostcode(tidyPostcode(code))).toBe(false),
  );

  it('is tidied however it is typed, once and for all', () => {
    for (const typed of ['m171aa', ' M17 1AA ', 'm 17-1 aa'])
      expect(tidyPostcode(typed)).toBe('M17 1AA');
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (typed) => {
        const tidy = tidyPostcode(typed);
        expect(tidyPostcode(tidy)).toBe(tidy);
      }),
    );
  });
});
