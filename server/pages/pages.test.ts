import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameMissingProject } from './pages.ts';

const screen =
  '<title>{slug}</title><script>const a = "{slug}";</script>' +
  '<style>.a::after{content:"{slug}"}</style><p>The project "{slug}" could not be found.</p>';

const sentence = (slug: string) =>
  /<p>(.*)<\/p>/s.exec(nameMissingProject(screen, slug))?.[1] ?? '';

describe('nameMissingProject', () => {
  it('[PR5] names the slug in the sentence', () => {
    expect(sentence('leeds-bridge')).toBe('The project "leeds-bridge" could not be found.');
  });

  it('leaves scripts and styles as they were built', () => {
    const html = nameMissingProject(screen, 'leeds-bridge');
    expect(html).toContain('<script>const a = "{slug}";</script>');
    expect(html).toContain('<style>.a::after{content:"{slug}"}</style>');
    expect(html).toContain('<title>leeds-bridge</title>');
  });

  it('shows markup as text', () => {
    expect(sentence(`<img src=x onerror='a("&")'>`)).toContain(
      '&lt;img src=x onerror=&#39;a(&quot;&amp;&quot;)&#39;&gt;',
    );
  });

  it('takes replacement patterns and the placeholder itself as plain text', () => {
    expect(sentence('$&$1{slug}')).toContain('"$&amp;$1{slug}"');
  });

  it('cuts a long slug without breaking a character', () => {
    expect(sentence('🪜'.repeat(5000))).toContain(`"${'🪜'.repeat(80)}…"`);
  });

  it('replaces control and direction characters', () => {
    expect(sentence('a\u0000b\nc\u202Ed')).toContain('"a\uFFFDb\uFFFDc\uFFFDd"');
  });

  it('never lets a slug add a tag', () => {
    const tags = (html: string) => html.split('<').length;
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (slug) => {
        expect(tags(nameMissingProject(screen, slug))).toBe(tags(screen));
      }),
    );
  });
});
