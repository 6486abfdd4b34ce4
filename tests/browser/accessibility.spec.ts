import { expect } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
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

const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desk', width: 1440, height: 900 },
];

for (const size of sizes) {
  test.describe(size.name, () => {
    test.use({ viewport: { width: size.width, height: size.height } });
    for (const route of routes) {
      test(`axe finds nothing on ${route}, which fits the width`, async ({ page }) => {
        await page.goto(route);
        expect(await violationsOn(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    }
  });
}
