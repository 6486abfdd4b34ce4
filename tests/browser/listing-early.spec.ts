import { expect, type Page } from '@playwright/test';
import { products } from '../../catalogue/catalogue.ts';
import { filterProducts } from '../../catalogue/filter.ts';
import {
  defaultListing,
  type ListingState,
  parseListingQuery,
} from '../../catalogue/listing-query.ts';
import { holdModules, modules } from '../support/hold-modules.ts';
import { test } from '../support/test.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const readListingState = (page: Page) => parseListingQuery(new URL(page.url()).searchParams);
const resultCount = (page: Page) => page.locator('#towers-found');
const countProducts = ({ filters }: ListingState) => filterProducts(products, filters).length;

async function clickControl(page: Page, name: string | RegExp) {
  // Without the footer's links.
  await page.locator('main').getByRole('link', { name }).filter({ visible: true }).click();
}

/** What is pressed before hydration, and the expected listing. */
const steps: readonly {
  readonly title: string;
  readonly from: string;
  readonly act: (page: Page) => Promise<void>;
  readonly to: Partial<ListingState>;
  readonly viewport?: typeof desktop;
}[] = [
  {
    title: 'a height adds to a family',
    from: '/shop?family=extension-ladders',
    act: (page) => clickControl(page, '4.1-6.0m'),
    to: { filters: { family: ['extension-ladders'], height: '4.1-6.0' } },
  },
  {
    title: 'a family adds to height, width and another family',
    from: '/shop?height=0.8-2.0&width=0.5&family=podium-steps',
    act: (page) => clickControl(page, /^Work Platforms/),
    to: { filters: { height: '0.8-2.0', width: 0.5, family: ['work-platforms', 'podium-steps'] } },
  },
  {
    title: 'a material and a load add to a category',
    from: '/shop?categoryKey=professional-ladders',
    act: async (page) => {
      await clickControl(page, /^GRP/);
      await clickControl(page, /^150/);
    },
    to: { filters: { categoryKey: 'professional-ladders', material: 'GRP', loadRating: 150 } },
  },
  {
    title: 'another height takes the place of the first, on the first page',
    from: '/shop?height=2.1-4.0&page=2',
    act: (page) => clickControl(page, '0.8-2.0m'),
    to: { filters: { height: '0.8-2.0' } },
  },
  {
    title: 'a family that is chosen is taken off, and the others stay',
    from: '/shop?family=step-ladders&family=narrow-tower&height=2.1-4.0',
    act: (page) => clickControl(page, /^Step Ladders/),
    to: { filters: { family: ['narrow-tower'], height: '2.1-4.0' } },
  },
  {
    title: 'three presses in a row count, order and view stay',
    from: '/shop?sort=price-low&view=list',
    act: async (page) => {
      await clickControl(page, '2.1-4.0m');
      await clickControl(page, /^Step Ladders/);
      await clickControl(page, /^Platform Ladders/);
    },
    to: {
      filters: { height: '2.1-4.0', family: ['step-ladders', 'platform-ladders'] },
      sort: 'price-low',
      view: 'list',
    },
  },
  {
    title: 'a filter that leaves nothing is chosen all the same',
    from: '/shop?family=step-ladders',
    act: (page) => clickControl(page, '8.1-12.0m'),
    to: { filters: { family: ['step-ladders'], height: '8.1-12.0' } },
  },
  {
    title: 'the list keeps the filters',
    from: '/shop?family=step-ladders',
    act: (page) => clickControl(page, 'List view'),
    to: { filters: { family: ['step-ladders'] }, view: 'list' },
  },
  {
    title: 'the grid keeps the filters',
    from: '/shop?family=step-ladders&view=list',
    act: (page) => clickControl(page, 'Grid view'),
    to: { filters: { family: ['step-ladders'] } },
  },
  {
    title: 'an order keeps the filters',
    from: '/shop?family=step-ladders&height=2.1-4.0',
    act: async (page) => {
      await page.getByLabel('Sort products by').selectOption('price-high');
    },
    to: { filters: { family: ['step-ladders'], height: '2.1-4.0' }, sort: 'price-high' },
  },
  {
    title: 'a height in the drawer adds to a family',
    from: '/shop?family=extension-ladders',
    act: async (page) => {
      await page.getByRole('button', { name: 'Filters' }).click();
      await clickControl(page, '4.1-6.0m');
    },
    to: { filters: { family: ['extension-ladders'], height: '4.1-6.0' } },
    viewport: phone,
  },
  {
    title: 'clearing takes every filter off and keeps order and view',
    from: '/shop?family=step-ladders&height=2.1-4.0&width=0.5&sort=height&view=list',
    act: async (page) => {
      await page.getByRole('button', { name: 'Filters' }).click();
      await clickControl(page, 'Clear all');
    },
    to: { sort: 'height', view: 'list' },
    viewport: phone,
  },
];

for (const [screen, viewport] of Object.entries({ desktop, phone })) {
  test(`[PL12a, PL13, SH12a] what is pressed at a ${screen} before the listing is awake counts`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const { title, from, act, to } of steps.filter(
      (one) => (one.viewport ?? desktop) === viewport,
    ))
      await test.step(title, async () => {
        const scripts = await holdModules(page);
        await page.goto(from, { waitUntil: 'commit' });
        await act(page);
        await expect(page.locator('astro-island[ssr] [data-listing]')).toHaveCount(1);
        scripts.release();
        await expect(page.locator('html')).not.toHaveAttribute('data-listing-waits');
        const expected = { ...defaultListing, ...to };
        await expect.poll(() => readListingState(page)).toEqual(expected);
        await expect(resultCount(page)).toHaveText(
          new RegExp(`^${countProducts(expected)} towers? found$`),
        );
        await page.unroute(modules);
      });
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test('[PL12a, SH12a] on a processor four times slower an early filter adds to the address', async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const clickOnceRendered = () => {
        if (sessionStorage.getItem('pressed')) return;
        const band = document.querySelector<HTMLElement>(
          '[data-listing] a[href$="height=4.1-6.0"]',
        );
        if (band) {
          sessionStorage.setItem('pressed', 'yes');
          band.click();
        } else requestAnimationFrame(clickOnceRendered);
      };
      clickOnceRendered();
    });
    await page.goto('/shop?family=extension-ladders');
    const familyAndHeight = { family: ['extension-ladders'], height: '4.1-6.0' } as const;
    await expect(resultCount(page)).toHaveText(
      `${filterProducts(products, familyAndHeight).length} towers found`,
    );
    await page.goBack();
    const family = filterProducts(products, { family: ['extension-ladders'] }).length;
    await expect(resultCount(page)).toHaveText(`${family} towers found`);
  });

  test('[SH12a] an early filter opens in a new tab with what the address says', async ({
    page,
    context,
  }) => {
    await holdModules(page);
    await page.goto('/shop?family=extension-ladders', { waitUntil: 'commit' });
    const band = page.getByRole('link', { name: '4.1-6.0m' }).filter({ visible: true });
    const clicks = [
      () => band.click({ modifiers: ['ControlOrMeta'] }),
      () => band.click({ button: 'middle' }),
    ];
    for (const click of clicks) {
      const opened = context.waitForEvent('page');
      await click();
      await expect(await opened).toHaveURL('/shop?family=extension-ladders&height=4.1-6.0');
    }
    await expect(page).toHaveURL('/shop?family=extension-ladders');
  });

  test('[PL12a] asks for its files again where they did not come', async ({ page }) => {
    await page.clock.install();
    const listingScript = /\/Listing\.[^/]+\.js$/;
    await page.route(listingScript, (route) => route.abort());
    await page.goto('/shop?family=extension-ladders');
    await clickControl(page, '4.1-6.0m');
    await page.unroute(listingScript);
    await page.clock.fastForward(8000);
    const familyAndHeight = { family: ['extension-ladders'], height: '4.1-6.0' } as const;
    await expect(resultCount(page)).toHaveText(
      `${filterProducts(products, familyAndHeight).length} towers found`,
    );
  });
});
