import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The later elements of long lists: they have the same markup, and axe takes seconds to check them. */
const repeatedSelectors = [
  'main [role=list] > [role=presentation]:nth-child(n + 2)',
  'main li:has(h3 a):nth-child(n + 9)',
  '#all-products section:nth-child(n + 4)',
  '#all-products li:nth-child(n + 4)',
];

/** Axe's violations of WCAG 2.2 AA and best practices, one per line, on a page or in parts of it. */
export async function findAxeViolations(page: Page, ...parts: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    // Our pages have no frames, so axe needs no second page to merge their results.
    .setLegacyMode(true)
    .withTags(standards);
  for (const part of parts) axe.include(part);
  const removed = await removeRepeated(page);
  const { violations } = await axe.analyze();
  await removed.evaluate((all) => {
    for (const { element, place } of all) place.replaceWith(element);
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
  );
}

/** Removes repeated elements from the page, and returns where to put them back. */
function removeRepeated(page: Page) {
  return page.evaluateHandle((selector) => {
    const all = [...document.querySelectorAll(selector)].map((element) => ({
      element,
      place: document.createComment(''),
    }));
    for (const { element, place } of all) element.replaceWith(place);
    return all;
  }, repeatedSelectors.join());
}
