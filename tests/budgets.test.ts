import { describe, expect, it } from 'vitest';
import type { HtmlTag } from '../server/pages/html-tags.ts';
import { budgetOf, inKilobytes } from './support/budgets.ts';
import {
  type BuiltPage,
  builtPages,
  cssOf,
  fontsOf,
  inlineScriptBytes,
  lettersOf,
  scriptsOf,
  sentBytes,
  stylesOf,
  sumOf,
  wakingScriptsOf,
  wordsOf,
} from './support/built-site.ts';

/** Islands below the fold on every screen: they hydrate when the visitor scrolls to them. */
const furtherDown = ['Configurator', 'Testimonials', 'QuoteForm', 'PartEnquiry'];

const pages = builtPages();

/** For each page over its budget, its address, size and budget. */
function tooHeavy(weigh: (page: BuiltPage) => number, allowed: (page: BuiltPage) => number) {
  return pages
    .map((page) => ({ page, bytes: weigh(page), most: allowed(page) }))
    .filter(({ bytes, most }) => bytes > most)
    .map(
      ({ page, bytes, most }) => `${page.address}: ${inKilobytes(bytes)} of ${inKilobytes(most)}`,
    );
}

describe('what a first visit loads', () => {
  it('is no more HTML than each kind of page may have', () => {
    expect(
      tooHeavy(
        ({ file }) => sentBytes(file),
        ({ address }) => budgetOf(address).html,
      ),
    ).toEqual([]);
  });

  it('is no more JavaScript, with what wakes by itself', () => {
    const weigh = (page: BuiltPage) =>
      inlineScriptBytes(page) + sumOf(scriptsOf(page).union(wakingScriptsOf(page, furtherDown)));
    expect(tooHeavy(weigh, ({ address }) => budgetOf(address).javaScript)).toEqual([]);
  });

  it('is no more CSS and no heavier fonts', () => {
    expect(
      tooHeavy(
        (page) => sumOf(stylesOf(page)),
        ({ address }) => budgetOf(address).css,
      ),
    ).toEqual([]);
    expect(
      tooHeavy(
        (page) => sumOf(fontsOf(stylesOf(page))),
        ({ address }) => budgetOf(address).fonts,
      ),
    ).toEqual([]);
    expect(pages.filter((page) => fontsOf(stylesOf(page)).size === 0)).toEqual([]);
  });
});

describe('what the first paint waits for', () => {
  // A new connection sends ten packets, then twenty. Response headers take some of these bytes.
  const twoFlights = 30 * 1460 - 600;

  it('comes in two flights: page, style sheet and typeface, but for the listing', () => {
    const firstFont = (page: BuiltPage) => new Set([...fontsOf(stylesOf(page))].slice(0, 1));
    const weigh = (page: BuiltPage) =>
      sentBytes(page.file) + sumOf(stylesOf(page)) + sumOf(firstFont(page));
    const tooMuch = tooHeavy(weigh, ({ address }) =>
      address === '/shop' ? Number.POSITIVE_INFINITY : twoFlights,
    );
    expect(tooMuch).toEqual([]);
  });
});

describe('every page', () => {
  it('can be read before any script file has come', () => {
    const holdingUp = pages.flatMap(({ address, tags }) =>
      tags
        .filter(({ name, attributes }) => name === 'script' && attributes.src !== undefined)
        .filter(
          ({ attributes }) =>
            !('async' in attributes || 'defer' in attributes || attributes.type === 'module'),
        )
        .map(({ source }) => `${address}: ${source}`),
    );
    expect(holdingUp).toEqual([]);
  });

  it('asks for its style sheet before anything else', () => {
    const loads = ({ name, attributes: { rel, src } }: HtmlTag) =>
      src !== undefined || (name === 'link' && rel !== 'canonical');
    const others = pages
      .map(({ address, tags }) => ({ address, first: tags.find(loads) }))
      .filter(({ first }) => first?.attributes.rel !== 'stylesheet')
      .map(({ address, first }) => `${address}: ${first?.source}`);
    expect(others).toEqual([]);
  });

  it('[SH12a] gives way to the next by a view transition, unless less motion is asked for', () => {
    const withoutIt = pages.filter((page) => {
      const css = cssOf(stylesOf(page)).replaceAll(/\s/g, '');
      return !(
        css.includes('@view-transition{navigation:auto}') &&
        css.includes('(prefers-reduced-motion:reduce){@view-transition{navigation:none}')
      );
    });
    expect(withoutIt.map(({ address }) => address)).toEqual([]);
  });

  it('is written in the letters of the first font file', () => {
    const further = pages.flatMap((page) => {
      const known = lettersOf(stylesOf(page));
      return [...new Set(wordsOf(page))]
        .filter((letter) => letter.trim() && !known(letter))
        .map((letter) => `${page.address}: ${letter}`);
    });
    expect(further).toEqual([]);
  });

  it('[OT2] loads nothing from elsewhere', () => {
    const loaded = ['src', 'srcset', 'poster', 'component-url', 'renderer-url'];
    const foreign = pages.flatMap(({ address, tags }) =>
      tags
        .filter(({ name, attributes }) => {
          const addresses = loaded.map((attribute) => attributes[attribute] ?? '');
          // A canonical address or another language's version is only named, not loaded.
          if (name === 'link' && !/canonical|alternate/.test(attributes.rel ?? ''))
            addresses.push(attributes.href ?? '');
          return addresses.some((each) => /(^|,\s*)(https?:)?\/\//.test(each));
        })
        .map(({ source }) => `${address}: ${source.slice(0, 200)}`),
    );
    expect(foreign).toEqual([]);
  });
});
