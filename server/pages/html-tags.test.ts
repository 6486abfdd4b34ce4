import { describe, expect, it } from 'vitest';
import { parseHtmlTags } from './html-tags.ts';

const names = (html: string) => parseHtmlTags(html).map(({ name }) => name);
const attributes = (html: string) => parseHtmlTags(html)[0]?.attributes;

describe('parseHtmlTags', () => {
  it('lists opening tags in order', () => {
    expect(names('<!doctype html><HTML><p>a < b</p><br/><x-y z></html>')).toEqual([
      'html',
      'p',
      'br',
      'x-y',
    ]);
  });

  it('parses attributes with any quotes', () => {
    expect(attributes(`<a HREF="/x?a>b" title='it "is"' data-n=5 hidden>`)).toEqual({
      href: '/x?a>b',
      title: 'it "is"',
      'data-n': '5',
      hidden: '',
    });
    expect(attributes('<a\n  href = "/x"\n/>')).toEqual({ href: '/x' });
    expect(attributes('<a class="a"style="b">')).toEqual({ class: 'a', style: 'b' });
  });

  it('keeps the first of two attributes of one name, as browsers do', () => {
    expect(attributes('<a href="/first" href="/second">')).toEqual({ href: '/first' });
  });

  it('keeps a script’s content and finds no tags in it', () => {
    const [script, style, p] = parseHtmlTags(
      '<script>if (a < b) x = "<p style=\'\'>";</script ><style>a>b{}</style><p>',
    );
    expect(script?.text).toBe('if (a < b) x = "<p style=\'\'>";');
    expect(style?.text).toBe('a>b{}');
    expect(p?.name).toBe('p');
  });

  it('finds no tags in comments, titles and text areas', () => {
    const html = '<!-- <p> --><title><p></title><textarea><p></textarea><b>';
    expect(names(html)).toEqual(['title', 'textarea', 'b']);
  });
});
