import { expect } from '@playwright/test';
import { cookies } from '../../content/legal/cookies.ts';
import { privacy } from '../../content/legal/privacy.ts';
import { terms } from '../../content/legal/terms.ts';
import { getSectionTexts } from '../support/legal-texts.ts';
import { test } from '../support/test.ts';

for (const [route, document] of Object.entries({
  '/terms': terms,
  '/privacy': privacy,
  '/cookies': cookies,
})) {
  test(`[OT1] ${route} shows its date and every word of its text`, async ({ page }) => {
    await page.goto(route);
    const article = page.getByRole('main').getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(document.title);
    await expect(article.getByText(document.summary)).toBeVisible();
    await expect(article.getByText('Last updated: 20th August 2025')).toBeVisible();
    const sections = article.locator('section[aria-labelledby]');
    expect(await sections.allTextContents()).toEqual(
      document.sections.map((section) => getSectionTexts(section).join('')),
    );
    for (const section of await sections.all()) await expect(section).toBeVisible();
    const tables = document.sections
      .flatMap(({ blocks }) => blocks)
      .filter(({ kind }) => kind === 'table');
    await expect(article.getByRole('table')).toHaveCount(tables.length);
  });
}
