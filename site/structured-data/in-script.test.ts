import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inScript } from './schema.ts';

it('lets no text close the script or open a comment in it', () => {
  const text = inScript({ name: '</script><script>alert(1)</script><!-- <script>' });
  expect(text).not.toContain('<');
});

it('says the same as the data', () => {
  const lively = fc.string({ unit: fc.constantFrom('<', '/', '>', '!', '-', '&', '"', '\\', 'a') });
  fc.assert(
    fc.property(lively, (name) => {
      const text = inScript({ name });
      expect(JSON.parse(text)).toEqual({ name });
      expect(text).not.toContain('<');
    }),
  );
});
