import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What follows the first few of a long row is built the same, and axe takes seconds to walk over it. */
const repeated = [
  'main [role=list] > [role=presentation]:nth-child(n + 2)',
  'main li:has(h3 a):nth-child(n + 9)',
  '#all-products section:nth-child(n + 4)',
  '#all-products li:nth-child(n + 4)',
];

/** What axe finds against WCAG 2.2 AA and good practice, a line each, on a page or in parts of it. */
export async function violationsOn(page: Page, ...parts: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    // A page without frames needs no second page to gather what they found.
    .setLegacyMode(true)
    .withTags(standards);
  for (const part of parts) axe.include(part);
  const taken = await takeOut(page);
  const { violations } = await axe.analyze();
  await taken.evaluate((all) => {
    for (const { element, place } of all) place.replaceWith(element);
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
  );
}

/** Takes what is repeated out of the page, and answers where it is to be put back. */
function takeOut(page: Page) {
  return page.evaluateHandle((selector) => {
    const all = [...document.querySelectorAll(selector)].map((element) => ({
      element,
      place: document.createComment(''),
    }));
    for (const { element, place } of all) element.replaceWith(place);
    return all;
  }, repeated.join());
}
