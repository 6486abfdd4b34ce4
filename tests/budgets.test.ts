import { describe, expect, it } from 'vitest';
import type { HtmlTag } from '../server/pages/html-tags.ts';
import { formatKilobytes, getBudget } from './support/budgets.ts';
import {
  type BuiltPage,
  builtPages,
  createGlyphTest,
  extractText,
  getFonts,
  getHydrationScripts,
  getInitialScripts,
  getStylesheets,
  inlineScriptBytes,
  readCss,
  sentBytes,
  sumSentBytes,
} from './support/built-site.ts';

/** Islands below the fold on every screen: they hydrate when the visitor scrolls to them. */
const belowFoldIslands = ['Configurator', 'Testimonials', 'QuoteForm', 'PartEnquiry'];

const pages = builtPages();

/** For each page over its budget, its address, size and budget. */
function findOverBudget(
  measure: (page: BuiltPage) => number,
  allowed: (page: BuiltPage) => number,
) {
  return pages
    .map((page) => ({ page, bytes: measure(page), most: allowed(page) }))
    .filter(({ bytes, most }) => bytes > most)
    .map(
      ({ page, bytes, most }) =>
        `${page.address}: ${formatKilobytes(bytes)} of ${formatKilobytes(most)}`,
    );
}

describe('what a first visit loads', () => {
  it('is within the HTML budget of each kind of page', () => {
    expect(
      findOverBudget(
        ({ file }) => sentBytes(file),
        ({ address }) => getBudget(address).html,
      ),
    ).toEqual([]);
  });

  it('is within the JavaScript budget, islands that hydrate by themselves included', () => {
    const measure = (page: BuiltPage) =>
      inlineScriptBytes(page) +
      sumSentBytes(getInitialScripts(page).union(getHydrationScripts(page, belowFoldIslands)));
    expect(findOverBudget(measure, ({ address }) => getBudget(address).javaScript)).toEqual([]);
  });

  it('is within the CSS and font budgets', () => {
    expect(
      findOverBudget(
        (page) => sumSentBytes(getStylesheets(page)),
        ({ address }) => getBudget(address).css,
      ),
    ).toEqual([]);
    expect(
      findOverBudget(
        (page) => sumSentBytes(getFonts(getStylesheets(page))),
        ({ address }) => getBudget(address).fonts,
      ),
    ).toEqual([]);
    expect(pages.filter((page) => getFonts(getStylesheets(page)).size === 0)).toEqual([]);
  });
});

describe('what the first paint waits for', () => {
  // A new connection sends ten packets, then twenty. Response headers take some of these bytes.
  const twoRoundTripBytes = 30 * 1460 - 600;

  it('fits into two round trips, except the listing', () => {
    const getFirstFont = (page: BuiltPage) =>
      new Set([...getFonts(getStylesheets(page))].slice(0, 1));
    const measure = (page: BuiltPage) =>
      sentBytes(page.file) + sumSentBytes(getStylesheets(page)) + sumSentBytes(getFirstFont(page));
    const overBudget = findOverBudget(measure, ({ address }) =>
      address === '/shop' ? Number.POSITIVE_INFINITY : twoRoundTripBytes,
    );
    expect(overBudget).toEqual([]);
  });
});

describe('every page', () => {
  it('can be read before any script file has come', () => {
    const blockingScripts = pages.flatMap(({ address, tags }) =>
      tags
        .filter(({ name, attributes }) => name === 'script' && attributes.src !== undefined)
        .filter(
          ({ attributes }) =>
            !('async' in attributes || 'defer' in attributes || attributes.type === 'module'),
        )
        .map(({ source }) => `${address}: ${source}`),
    );
    expect(blockingScripts).toEqual([]);
  });

  it('asks for its style sheet before anything else', () => {
    const loadsResource = ({ name, attributes: { rel, src } }: HtmlTag) =>
      src !== undefined || (name === 'link' && rel !== 'canonical');
    const others = pages
      .map(({ address, tags }) => ({ address, first: tags.find(loadsResource) }))
      .filter(({ first }) => first?.attributes.rel !== 'stylesheet')
      .map(({ address, first }) => `${address}: ${first?.source}`);
    expect(others).toEqual([]);
  });

  it('[SH12a] uses view transitions, except with reduced motion', () => {
    const pagesWithoutTransition = pages.filter((page) => {
      const css = readCss(getStylesheets(page)).replaceAll(/\s/g, '');
      return !(
        css.includes('@view-transition{navigation:auto}') &&
        css.includes('(prefers-reduced-motion:reduce){@view-transition{navigation:none}')
      );
    });
    expect(pagesWithoutTransition.map(({ address }) => address)).toEqual([]);
  });

  it('uses only letters of the first font file', () => {
    const missingLetters = pages.flatMap((page) => {
      const hasGlyph = createGlyphTest(getStylesheets(page));
      return [...new Set(extractText(page))]
        .filter((letter) => letter.trim() && !hasGlyph(letter))
        .map((letter) => `${page.address}: ${letter}`);
    });
    expect(missingLetters).toEqual([]);
  });

  it('[OT2] loads nothing from elsewhere', () => {
    const loadedAttributes = ['src', 'srcset', 'poster', 'component-url', 'renderer-url'];
    const thirdPartyPages = pages.flatMap(({ address, tags }) =>
      tags
        .filter(({ name, attributes }) => {
          const addresses = loadedAttributes.map((attribute) => attributes[attribute] ?? '');
          // A canonical address or another language's version is only named, not loaded.
          if (name === 'link' && !/canonical|alternate/.test(attributes.rel ?? ''))
            addresses.push(attributes.href ?? '');
          return addresses.some((each) => /(^|,\s*)(https?:)?\/\//.test(each));
        })
        .map(({ source }) => `${address}: ${source.slice(0, 200)}`),
    );
    expect(thirdPartyPages).toEqual([]);
  });
});
