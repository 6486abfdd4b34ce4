import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parentElement, textElement, xmlDocument } from './sitemap.ts';

describe('text element', () => {
  it('escapes XML characters', () => {
    expect(textElement('t', 'A & B <b> "c" > d')).toBe(
      '<t>A &amp; B &lt;b&gt; &quot;c&quot; &gt; d</t>',
    );
  });

  it('drops characters that XML does not allow', () => {
    expect(textElement('t', '3 × 7\u0000\u000B rung\n\uFFFE\uD800 °🪜')).toBe(
      '<t>3 × 7 rung\n °🪜</t>',
    );
  });

  it('never lets text break out of its element', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const inside = textElement('t', text).slice('<t>'.length, -'</t>'.length);
        expect(inside).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;)/);
      }),
    );
  });
});

it('builds a document', () => {
  const file = xmlDocument('a', { xmlns: 'urn:a' }, [
    parentElement('b', [textElement('c', '1'), textElement('c', '2')]),
  ]);
  expect(file).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a xmlns="urn:a">\n<b><c>1</c><c>2</c></b>\n</a>\n',
  );
});
