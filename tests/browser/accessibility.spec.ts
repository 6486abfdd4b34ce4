import { expect } from '@playwright/test';
import { findAxeViolations } from '../support/axe.ts';
import { overflow } from '../support/overflow.ts';
import { test } from '../support/test.ts';

const routes = [
  '/',
  '/shop',
  '/shop?view=list',
  '/product/calderstile-900-grp-step-ladder-8-tread',
  '/projects',
  '/projects/edinburgh-heritage-ladders',
  '/projects/no-such-project',
  '/spare-parts',
  '/success?session_id=cs_test_1',
  '/thank-you',
  '/terms',
  '/privacy',
  '/cookies',
  '/locations/manchester',
  '/locations/southampton',
  '/no-such-page',
];

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

test.use({ viewport: phone });

for (const route of routes) {
  test(`axe finds nothing on ${route}, which fits a phone and a desktop`, async ({ page }) => {
    await page.goto(route);
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      expect(await findAxeViolations(page), `${size.width} px`).toEqual([]);
      expect(await overflow(page), `${size.width} px`).toEqual([]);
    }
  });
}
