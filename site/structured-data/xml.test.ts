import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { branch, leaf, xmlFile } from './sitemap.ts';

describe('leaf', () => {
  it('escapes what XML reads as its own', () => {
    expect(leaf('t', 'A & B <b> "c" > d')).toBe('<t>A &amp; B &lt;b&gt; &quot;c&quot; &gt; d</t>');
  });

  it('drops what XML cannot hold and keeps the rest', () => {
    expect(leaf('t', '3 × 7\u0000\u000B rung\n\uFFFE\uD800 °🪜')).toBe('<t>3 × 7 rung\n °🪜</t>');
  });

  it('never lets text out of its element', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const inside = leaf('t', text).slice('<t>'.length, -'</t>'.length);
        expect(inside).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;)/);
      }),
    );
  });
});

it('builds a file from its parts', () => {
  const file = xmlFile('a', { xmlns: 'urn:a' }, [branch('b', [leaf('c', '1'), leaf('c', '2')])]);
  expect(file).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a xmlns="urn:a">\n<b><c>1</c><c>2</c></b>\n</a>\n',
  );
});
