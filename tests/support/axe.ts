import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What follows the first few of a long row is built the same, and axe would take seconds over it. */
const repeated = ['main li:has(h3 a):nth-child(n + 9)', '#all-products li:nth-child(n + 4)'];

/** What axe finds against WCAG 2.2 AA and good practice, a line each, on a page or in parts of it. */
export async function violationsOn(page: Page, ...parts: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(standards);
  for (const part of parts) axe.include(part);
  for (const part of repeated) axe.exclude(part);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
  );
}
