import { describe, expect, it } from 'vitest';
import { namesEntityTag } from './entity-tag.ts';

describe('namesEntityTag', () => {
  it.each(['"abc"', 'W/"abc"', '"x", "abc"', 'W/"x",W/"abc"', '"a,b", "abc"', '*', ' * '])(
    'finds "abc" in %s',
    (header) => {
      expect(namesEntityTag(header, '"abc"')).toBe(true);
    },
  );

  it.each([null, '', 'abc', '"abcd"', '"ab", "c"', '"*"'])('does not find it in %s', (header) => {
    expect(namesEntityTag(header, '"abc"')).toBe(false);
  });
});
