import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillProjectName } from './pages.ts';

const screen =
  '<title>{slug}</title><script>const a = "{slug}";</script>' +
  '<style>.a::after{content:"{slug}"}</style><p>The project "{slug}" could not be found.</p>';

const sentence = (slug: string) => /<p>(.*)<\/p>/s.exec(fillProjectName(screen, slug))?.[1] ?? '';

describe('fillProjectName', () => {
  it('[PR5] inserts the readable slug', () => {
    expect(sentence('leeds-bridge')).toBe('The project "leeds-bridge" could not be found.');
  });

  it('leaves scripts and styles unchanged', () => {
    const html = fillProjectName(screen, 'leeds-bridge');
    expect(html).toContain('<script>const a = "{slug}";</script>');
    expect(html).toContain('<style>.a::after{content:"{slug}"}</style>');
    expect(html).toContain('<title>leeds-bridge</title>');
  });

  it('escapes markup', () => {
    expect(sentence(`<img src=x onerror='a("&")'>`)).toContain(
      '&lt;img src=x onerror=&#39;a(&quot;&amp;&quot;)&#39;&gt;',
    );
  });

  it('takes replacement patterns and the placeholder itself as plain text', () => {
    expect(sentence('$&$1{slug}')).toContain('"$&amp;$1{slug}"');
  });

  it('truncates a long slug without splitting a character', () => {
    expect(sentence('🪜'.repeat(5000))).toContain(`"${'🪜'.repeat(80)}…"`);
  });

  it('replaces control and direction characters', () => {
    expect(sentence('a\u0000b\nc\u202Ed')).toContain('"a\uFFFDb\uFFFDc\uFFFDd"');
  });

  it('never lets a slug add a tag', () => {
    const tags = (html: string) => html.split('<').length;
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (slug) => {
        expect(tags(fillProjectName(screen, slug))).toBe(tags(screen));
      }),
    );
  });
});
