import { describe, expect, it } from 'vitest';
import { findHtmlFaults } from './rules.ts';

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Shop</title>${head}</head><body><main><h1>Shop</h1>${body}</main></body></html>`;

describe('findHtmlFaults', () => {
  it.each([
    '<p>Tea &amp; cake & <b>more</b><br></p><hr><a href="/x?a=1&amp;b=2">x</a>',
    '<ul><li><astro-island uid="a"><div>x</div></astro-island></li></ul>',
    '<details open><summary><h2>Sizes</h2> <span>x</span></summary><p>x</p></details>',
    '<dl><div><dt>a</dt><dd>b</dd></div></dl>',
    '<svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0" /><g><path d="M0 0"></path></g></svg>',
    '<picture><source srcset="/a.avif 1w, /b.avif 2w" sizes="1px"><img src="/a.png" alt=""></picture>',
    '<label for="a">A</label><input id="a" type="text" aria-describedby="b"><p id="b">x</p>',
    '<button type="button" aria-expanded="false" aria-controls="later">x</button>',
    '<h2><img src="/a.png" alt="Ladders"></h2><script>if (a<b&&c) x("<p>")</script>',
  ])('finds nothing wrong with %s', (body) => {
    expect(findHtmlFaults(page(body))).toEqual([]);
  });

  it.each([
    ['<div><p>x</div>', 'does not end <p>'],
    ['<b><i>x</b></i>', 'does not end <i>'],
    ['<div />', 'closes itself'],
    ['<p>1 <2</p>', 'not a tag'],
    ['<p>a&b</p>', 'a loose ampersand'],
    ['<p class="a" class="b">x</p>', 'class twice'],
    ['<p id="a">x</p><p id="a">y</p>', 'id a twice'],
    ['<p align="left">x</p>', '<p align>'],
    ['<style>a{}</style>', '<style> in <main>'],
    ['<ul><style>a{}</style><li>x</li></ul>', '<style> in <ul>'],
    ['<ul><div>x</div></ul>', '<div> in <ul>'],
    ['<span><h2>x</h2></span>', '<h2> in <span>'],
    ['<p><astro-island><div>x</div></astro-island></p>', '<div> in <astro-island> in <p>'],
    ['<a href="/"><button type="button">x</button></a>', '<button> inside of <a>'],
    ['<a href="/"><span><a href="/">x</a></span></a>', '<a> inside of <a>'],
    ['<table><tr><p>x</p></tr></table>', '<p> in <tr>'],
    ['<fieldset><p>x</p><legend>y</legend></fieldset>', '<legend> is not the first in <fieldset>'],
    ['<h2> <span></span></h2>', '<h2> is empty'],
    ['<img src="/a.png">', '<img> without alt'],
    ['<img src="/a.png" alt="" srcset="/a.png 1w">', 'srcset without sizes: /a.png 1w'],
    ['<label for="b">x</label>', '<label for="b"> names nothing'],
    ['<h1>Another</h1>', '2 × <h1>'],
  ])('finds %s', (body, fault) => {
    expect(findHtmlFaults(page(body)).join('\n')).toContain(fault);
  });

  it('finds what follows the page', () => {
    expect(findHtmlFaults(`${page('')}<script src="/a.js"></script>`)).toEqual([
      'after the end of the page: <script src="/a.js"></script>',
      '<script> in <#document>',
    ]);
  });
});
