import { expect, type Page } from '@playwright/test';
import { products } from '../../../catalogue/catalogue.ts';
import type { Filters } from '../../../catalogue/facets.ts';
import { filterProducts } from '../../../catalogue/filter.ts';
import { desktop, getProduct, phone, test } from './buyer.ts';

const getResultCount = (page: Page) => page.locator('#towers-found');
const formatResultCount = (filters: Filters) =>
  `${filterProducts(products, filters).length} towers found`;
const product = getProduct('calderstile-300-platform-steps-9-tread');

/** The steps of a walk through the shop: each address, and the number of results. */
const states = [
  ['/shop', formatResultCount({})],
  ['/shop?height=2.1-4.0', formatResultCount({ height: '2.1-4.0' })],
  [
    '/shop?height=2.1-4.0&family=platform-ladders',
    formatResultCount({ height: '2.1-4.0', family: ['platform-ladders'] }),
  ],
] as const;

async function expectState(page: Page, index: 0 | 1 | 2) {
  const [address, count] = states[index];
  await expect(page).toHaveURL(address);
  await expect(getResultCount(page)).toHaveText(count);
  await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveCount(index);
}

for (const [name, viewport] of [
  ['on a desktop', desktop],
  ['on a phone', phone],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test('[PL13, SH4] Back and Forward lead through filters, a product and home again, each as it was', async ({
      page,
    }) => {
      const chooseFacet = async (facet: string) => {
        if (viewport === desktop) {
          const filters = page.getByRole('complementary', { name: 'Filters' });
          await filters.getByRole('link', { name: facet }).click();
          return;
        }
        await page
          .getByRole('main')
          .getByRole('button', { name: /^Filters/ })
          .click();
        const drawer = page.getByRole('dialog', { name: 'Filters' });
        await drawer.getByRole('link', { name: facet }).click();
        await drawer.getByRole('button', { name: /^Apply Filters/ }).click();
      };
      await page.goto('/');
      await page.goto('/shop');
      await chooseFacet('2.1-4.0m');
      await expectState(page, 1);
      await chooseFacet('Platform Ladders');
      await expectState(page, 2);
      await page
        .getByRole('main')
        .getByRole('heading', { name: product.name, exact: true })
        .getByRole('link')
        .click();
      await page.waitForURL(`**/product/${product.id}`);

      await page.goBack();
      await expectState(page, 2);
      await expect(
        page.getByRole('main').getByRole('heading', { name: product.name, exact: true }),
      ).toBeInViewport();
      await page.goBack();
      await expectState(page, 1);
      await page.goBack();
      await expectState(page, 0);
      await page.goBack();
      await expect(page).toHaveURL('/');
      await page.goForward();
      await expectState(page, 0);
      await page.goForward();
      await page.goForward();
      await expectState(page, 2);
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
      await page.goBack();
      await page.reload();
      await expectState(page, 2);
      await page.goBack();
      await expectState(page, 1);
    });
  });
}
