import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toScriptJson } from './schema.ts';

it('escapes script and comment delimiters', () => {
  const text = toScriptJson({ name: '</script><script>alert(1)</script><!-- <script>' });
  expect(text).not.toContain('<');
});

it('parses back to the same data', () => {
  const lively = fc.string({ unit: fc.constantFrom('<', '/', '>', '!', '-', '&', '"', '\\', 'a') });
  fc.assert(
    fc.property(lively, (name) => {
      const text = toScriptJson({ name });
      expect(JSON.parse(text)).toEqual({ name });
      expect(text).not.toContain('<');
    }),
  );
});
