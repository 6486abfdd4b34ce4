import { expect, type Locator, type Page } from '@playwright/test';
import { products } from '../../catalogue/catalogue.ts';
import type { Filters } from '../../catalogue/facets.ts';
import { familyLabel } from '../../catalogue/families.ts';
import { countFacets, filterProducts } from '../../catalogue/filter.ts';
import { heightBands } from '../../catalogue/height-bands.ts';
import { exVat, formatPrice, formatSaving } from '../../catalogue/money.ts';
import type { Product } from '../../catalogue/product.ts';
import { shopHref } from '../../catalogue/query.ts';
import { type SortKey, sortProducts } from '../../catalogue/sort.ts';
import { violationsOn } from '../support/axe.ts';
import { test } from '../support/test.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

function find(name: string, test: (product: Product) => boolean): Product {
  const product = products.find(test);
  if (!product) throw new Error(`The catalogue has no ${name}`);
  return product;
}

const countOf = (filters: Filters) => filterProducts(products, filters).length;
const inListing = (filters: Filters, sort: SortKey = 'name') =>
  sortProducts(filterProducts(products, filters), sort);
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

/** Opens the listing and waits until it answers without loading a page. */
async function open(page: Page, href = '/shop') {
  await page.goto(href);
  // It wakes when somebody is there.
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => {
    const listing = document.querySelector('[data-listing]');
    return listing && Object.keys(listing).some((key) => key.startsWith('__reactProps'));
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-listing-waits');
}

/** Marks the document, so that a later load of another one shows. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('id', 'same'));
const expectSameDocument = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('id', 'same');

const found = (page: Page) => page.locator('#towers-found');
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const results = (page: Page) => page.getByRole('region', { name: 'Products' });
const cards = (page: Page) =>
  results(page)
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });
const cardOf = (page: Page, { name }: Product) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const names = (page: Page) => cards(page).getByRole('heading');
const chips = (page: Page) => page.getByRole('link', { name: /^Remove filter/ });

/** The listing of one family by price, where every product of it stands on the first page. */
const listingWith = ({ family, height }: Product, view: 'grid' | 'list' = 'grid') => {
  const band = heightBands.find(({ from, to }) => height >= from && height <= to)?.key;
  return shopHref({ filters: { family: [family], height: band }, sort: 'price-low', view });
};

async function expectNames(page: Page, expected: readonly Product[]) {
  await expect(names(page)).toHaveText(expected.slice(0, 24).map(({ name }) => spaced(name)));
}

async function expectAxeClean(page: Page) {
  expect(await violationsOn(page, 'main')).toEqual([]);
}

// What other tests buy must not change what the cards say of stock.
test.beforeEach(({ page }) => page.route('**/api/stock', (route) => route.abort()));

test.describe('at a desk', () => {
  test.use({ viewport: desk });

  test('[PL1] says what is here, how many, and to which standard', async ({ page }) => {
    await page.goto('/shop');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Professional Access Equipment',
    );
    const main = page.getByRole('main');
    await expect(main).toContainText(`${products.length} products available`);
    await expect(main).toContainText('BS EN 1004 certified');
    await expect(main).toContainText('UK delivery within 5 working days');
  });

  for (const href of ['/shop', '/shop?height=2.1-4.0&family=step-ladders']) {
    test(`[PL1, PL7, PL8] the first row of ${href} is whole above the fold`, async ({ page }) => {
      await open(page, href);
      for (const card of (await cards(page).all()).slice(0, 3)) {
        await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
        await expect(
          card
            .getByText(/^£[\d,.]+$/)
            .filter({ visible: true })
            .first(),
        ).toBeInViewport({ ratio: 1 });
        await expect(card.getByRole('link', { name: 'View Product' })).toBeInViewport({ ratio: 1 });
        const buy = card.getByRole('button', { name: /Add to Cart|Notify Me/ });
        await expect(buy).toBeInViewport({ ratio: 1 });
      }
    });
  }

  test('[PL2] the filters stay in sight while the cards scroll by', async ({ page }) => {
    await open(page);
    await expect(sidebar(page)).toHaveCSS('position', 'sticky');
    await cards(page).nth(18).scrollIntoViewIfNeeded();
    await expect(sidebar(page).getByRole('heading', { name: 'Platform height' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden();
  });

  test('[PL3] the toolbar sorts, switches the view and counts', async ({ page }) => {
    await open(page);
    await expect(page.getByLabel('Sort products by')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Grid view' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'List view' })).toBeVisible();
    await expect(found(page)).toHaveText(`${products.length} towers found`);
    await expect(found(page)).toHaveRole('status');
  });

  test('[PL4] every height band has its count and finds what lies in it, ends included', async ({
    page,
  }) => {
    await open(page);
    for (const { key, label, from, to } of heightBands) {
      const inBand = products.filter(({ height }) => height >= from && height <= to);
      const band = sidebar(page).getByRole('link', { name: label });
      await expect(band).toContainText(String(inBand.length));
      await band.click();
      await expect(page).toHaveURL(shopHref({ filters: { height: key } }));
      await expect(found(page)).toHaveText(`${inBand.length} towers found`);
    }
  });

  test('[PL4] finds a width by exact equality, the common ones first and the rest behind More', async ({
    page,
  }) => {
    await open(page);
    const exactly = (width: number) => products.filter((product) => product.width === width).length;
    await sidebar(page).getByRole('link', { name: '0.70 m' }).click();
    await expect(found(page)).toHaveText(`${exactly(0.7)} towers found`);
    await expect(sidebar(page).getByRole('link', { name: '0.54 m' })).toBeHidden();
    await sidebar(page).getByText('More', { exact: true }).click();
    await sidebar(page).getByRole('link', { name: '0.54 m' }).click();
    await expect(found(page)).toHaveText(`${exactly(0.54)} towers found`);
  });

  test('[PL4] More and All families keep the focus, and fold again', async ({ page }) => {
    await open(page);
    for (const [place, name] of ['More', 'All families'].entries()) {
      const link = sidebar(page).locator('details').nth(place).getByRole('link').first();
      await sidebar(page).getByText(name, { exact: true }).focus();
      await page.keyboard.press('Enter');
      const fewer = sidebar(page).getByText('Fewer', { exact: true });
      await expect(fewer).toBeFocused();
      await expect(link).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(link).toBeHidden();
      await expect(sidebar(page).getByText(name, { exact: true })).toBeFocused();
    }
  });

  test('[PL4] offers the families that have products, each with its count', async ({ page }) => {
    await open(page);
    const { family } = countFacets(products, {});
    await sidebar(page).getByText('All families').click();
    for (const [choice, count] of family) {
      const link = sidebar(page).getByRole('link', { name: familyLabel(choice) });
      await expect(link).toContainText(String(count));
      expect(count).toBeGreaterThan(0);
    }
    await sidebar(page).getByRole('link', { name: 'Step Ladders' }).click();
    await sidebar(page).getByRole('link', { name: 'Specialist Towers' }).click();
    const chosen = countOf({ family: ['step-ladders', 'specialist-towers'] });
    await expect(found(page)).toHaveText(`${chosen} towers found`);
  });

  test('[PL4a] finds by the load to hold', async ({ page }) => {
    await open(page);
    await sidebar(page).getByRole('link', { name: '225 kg' }).click();
    await expect(found(page)).toHaveText(`${countOf({ loadRating: 225 })} towers found`);
    await expect(chips(page)).toHaveText(['Remove filter Load 225 kg or more']);
  });

  test('[PL5] chips take filters off one by one, and all at once', async ({ page }) => {
    const filters = { height: '2.1-4.0', family: ['step-ladders', 'platform-ladders'] } as const;
    await open(page, shopHref({ filters }));
    await expect(chips(page)).toHaveText([
      'Remove filter Height 2.1-4.0m',
      'Remove filter Step Ladders',
      'Remove filter Platform Ladders',
    ]);
    await page.getByRole('link', { name: 'Remove filter Step Ladders' }).click();
    await expect(chips(page)).toHaveCount(2);
    const left = countOf({ height: '2.1-4.0', family: ['platform-ladders'] });
    await expect(found(page)).toHaveText(`${left} towers found`);
    await expect(found(page)).toBeFocused();
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(chips(page)).toHaveCount(0);
    await expect(found(page)).toHaveText(`${products.length} towers found`);
    await expect(page).toHaveURL('/shop');
  });

  test('[PL5, PL12] industrial towers by link have a chip of their own words', async ({ page }) => {
    await open(page, '/shop?categoryKey=industrial-towers');
    await expect(chips(page)).toHaveText(['Remove filter Industrial Towers (250kg & 500kg)']);
    const count = countOf({ categoryKey: 'industrial-towers' });
    await expect(found(page)).toHaveText(`${count} towers found`);
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test.describe(`with ${reducedMotion} for motion`, () => {
      test.use({ contextOptions: { reducedMotion } });

      test('[PL6] a change of filters leads back to the top, others do not', async ({ page }) => {
        await page.addInitScript(() => {
          const { scrollTo } = window;
          window.scrollTo = ((options: ScrollToOptions) => {
            document.documentElement.dataset.scrolled = options.behavior;
            Reflect.apply(scrollTo, window, [options]);
          }) as typeof window.scrollTo;
        });
        await open(page);
        await cards(page).nth(12).scrollIntoViewIfNeeded();
        await page.getByRole('link', { name: 'List view' }).dispatchEvent('click');
        await expect(page).toHaveURL('/shop?view=list');
        expect(await page.locator('html').getAttribute('data-scrolled')).toBeNull();
        await sidebar(page).getByRole('link', { name: '4.1-6.0m' }).click();
        await expect(page.locator('html')).toHaveAttribute(
          'data-scrolled',
          reducedMotion === 'reduce' ? 'instant' : 'smooth',
        );
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      });
    });
  }

  for (const viewport of [desk, { width: 960, height: 600 }]) {
    test(`[PL6, SH12a] a filter chosen by key stays in sight at the top, at ${viewport.width}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page);
      // One in the middle, and one at the very end.
      for (const name of [/^Platform Ladders/, /^GRP/]) {
        const filter = sidebar(page).getByRole('link', { name });
        await filter.focus();
        // Coming to it by key, as who chooses by key does.
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await expect(filter).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(filter).toHaveAttribute('aria-current', 'true');
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
        await expect(filter).toBeInViewport({ ratio: 1 });
      }
    });
  }

  test('[SH12a] the first Tab into the filters offers to skip them', async ({ page }) => {
    await open(page);
    await page.getByRole('main').focus();
    const skip = sidebar(page).getByRole('link', { name: 'Skip to products' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(found(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Sort products by')).toBeFocused();
  });

  test('[PL6] shows a grid by name until told otherwise', async ({ page }) => {
    await open(page);
    await expectNames(page, inListing({}));
    await expect(page.getByLabel('Sort products by')).toHaveValue('name');
    await expect(page.getByRole('link', { name: 'Grid view' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(results(page).getByText('Professional Grade')).toHaveCount(0);
  });

  for (const sort of ['price-low', 'price-high', 'height', 'rating', 'name'] as const) {
    test(`[PL6, PL13] sorts by ${sort}`, async ({ page }) => {
      await open(page, sort === 'name' ? '/shop?sort=rating' : '/shop');
      await mark(page);
      await page.getByLabel('Sort products by').selectOption(sort);
      await expect(page).toHaveURL(shopHref({ sort }));
      await expectNames(page, inListing({}, sort));
      await expectSameDocument(page);
    });
  }

  test('[PL6, PL8] the list has one row a product, available and of professional grade', async ({
    page,
  }) => {
    const product = find('product in stock', ({ inStock }) => inStock);
    await open(page, listingWith(product));
    await expect(cardOf(page, product)).toContainText(`${product.stockCount} in stock`);
    await page.getByRole('link', { name: 'List view' }).click();
    const card = cardOf(page, product);
    await expect(card).toContainText(`${product.stockCount} available`);
    await expect(card).toContainText('Professional Grade');
    await expect(card).not.toContainText('in stock');
    const lefts = await cards(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size).toBe(1);
  });

  test('[PL7, SH12a] a card leads to its product by links that open anywhere', async ({ page }) => {
    await page.goto('/shop');
    const [first] = inListing({});
    const card = cards(page).first();
    const links = card.getByRole('link');
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', `/product/${first?.id}`);
    }
    await expect(card.getByRole('link', { name: 'View Product' })).toBeVisible();
    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(`/product/${first?.id}`);
  });

  test('[PL7] the picture leads to the product too', async ({ page }) => {
    await page.goto('/shop');
    await page.mouse.move(0, 0);
    const plate = await cards(page).first().boundingBox();
    await page.mouse.click((plate?.x ?? 0) + 120, (plate?.y ?? 0) + 120);
    await expect(page).toHaveURL(`/product/${inListing({})[0]?.id}`);
  });

  test('[PL6] an arrow held down runs through the orders, and the listing follows when it is let go', async ({
    page,
  }) => {
    await open(page);
    const order = page.getByLabel('Sort products by');
    await order.focus();
    await page.keyboard.down('ArrowDown');
    await page.keyboard.down('ArrowDown');
    await expect(order).toHaveValue('price-high');
    await expect(page).toHaveURL('/shop');
    await page.keyboard.up('ArrowDown');
    await expect(page).toHaveURL('/shop?sort=price-high');
    await expectNames(page, inListing({}, 'price-high'));
  });

  for (const width of [390, 820, 1440]) {
    test(`[PL7] cards are as tall before the listing wakes as after, at ${width}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const wakes = Promise.withResolvers<void>();
      await page.route(/\/Listing\.[^/]+\.js$/, async (route) => {
        await wakes.promise;
        await route.continue();
      });
      await page.goto('/shop');
      const height = () =>
        cards(page)
          .filter({ visible: true })
          .first()
          .evaluate((card) => card.clientHeight);
      const before = await height();
      expect(before).toBeGreaterThan(200);
      wakes.resolve();
      await page.mouse.move(1, 1);
      await expect(page.locator('astro-island[ssr]:has([data-listing])')).toHaveCount(0);
      expect(await height()).toBe(before);
    });

    test(`[PL7] the page comes to its true height by itself, at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const trueHeight = await page.evaluate(() => {
        const laidOut = new CSSStyleSheet();
        laidOut.replaceSync('[data-waits] { content-visibility: visible !important; }');
        document.adoptedStyleSheets.push(laidOut);
        const { scrollHeight } = document.documentElement;
        document.adoptedStyleSheets.pop();
        return scrollHeight;
      });
      await expect.poll(height).toBe(trueHeight);
    });
  }

  test('[PL7] the eye opens the picture large; button, backdrop and Escape close it', async ({
    page,
  }) => {
    await open(page);
    const name = inListing({})[1]?.name ?? '';
    const eye = page.getByRole('button', { name: `Zoom picture of ${name}` });
    const lightbox = page.getByRole('dialog', { name });
    const closings: ((dialog: Locator) => Promise<void>)[] = [
      (dialog) => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(8, 8),
      () => page.keyboard.press('Escape'),
    ];
    for (const close of closings) {
      await eye.click();
      await expect(lightbox).toBeVisible();
      await close(lightbox);
      await expect(lightbox).toBeHidden();
      await expect(eye).toBeFocused();
    }
  });

  test('[PL7] a card adds its product to the cart', async ({ page }) => {
    const product = find('product in stock', ({ inStock }) => inStock);
    await open(page, listingWith(product));
    await cardOf(page, product).getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.locator('[data-cart-count]').first()).toHaveText('1');
  });

  test('[PL8] shows the price, what it was and what is saved', async ({ page }) => {
    const product = find('reduced product', ({ originalPrice }) => originalPrice !== undefined);
    const was = product.originalPrice ?? 0;
    await open(page, listingWith(product));
    const card = cardOf(page, product);
    await expect(card.getByText(formatPrice(product.price))).toBeVisible();
    await expect(card.getByText(formatPrice(was))).toHaveCSS(
      'text-decoration-line',
      'line-through',
    );
    await expect(card.getByText(`Save ${formatSaving(was - product.price)}`).first()).toBeVisible();
  });

  test('[PL16, PL8] shows prices without VAT when asked, marked as such', async ({ page }) => {
    const product = find('product in stock', ({ inStock }) => inStock);
    await open(page, listingWith(product));
    await page.getByRole('button', { name: 'Ex VAT' }).click();
    const card = cardOf(page, product);
    await expect(card.getByText(`${formatPrice(exVat(product.price))} ex VAT`)).toBeVisible();
    await expect(card.getByText(formatPrice(product.price), { exact: true })).toBeHidden();
  });

  test('[PL8] shows working height, and a load only where there is one', async ({ page }) => {
    const tower = find('tower', ({ family }) => family === '250-agr');
    await open(page, listingWith(tower));
    await expect(cardOf(page, tower)).toContainText(
      `Working height${tower.workingHeight.toFixed(1)} m`,
    );
    await expect(cardOf(page, tower)).toContainText(`Load${tower.loadRating} kg`);
    await open(page, '/shop?family=accessories');
    await expect(cards(page).first()).toContainText('Weight');
    await expect(results(page).getByText('Load', { exact: true })).toHaveCount(0);
    await expect(results(page).getByText('Working height')).toHaveCount(0);
  });

  test('[PL9] what is out of stock says so and when it comes back', async ({ page }) => {
    const due = find(
      'product with a date',
      ({ inStock, estimatedRestock, height }) => !inStock && !!estimatedRestock && height > 0,
    );
    const soon = find(
      'product without a date',
      ({ inStock, estimatedRestock }) => !inStock && !estimatedRestock,
    );
    await open(page, listingWith(due));
    await expect(cardOf(page, due)).toContainText('Out of Stock3-5 days');
    await expect(cardOf(page, due)).toContainText(due.estimatedRestock ?? '');
    await expect(cardOf(page, due).getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
    await expect(cardOf(page, due).getByRole('button', { name: 'Notify Me' })).toBeVisible();
    await open(page, listingWith(soon));
    await expect(cardOf(page, soon)).toContainText('Back in stock soon');
    await open(page, listingWith(soon, 'list'));
    await expect(cardOf(page, soon)).toContainText('Back soon');
  });

  test('[PL10] an empty result says so and offers a way out', async ({ page }) => {
    await open(page, '/shop?height=2.1-4.0&width=0.5&family=step-ladders');
    await expect(page.getByText('No towers match your criteria')).toBeVisible();
    await expect(found(page)).toHaveText('0 towers found');
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Remove Width 0.50 m' }).click();
    await expectNames(page, inListing({ height: '2.1-4.0', family: ['step-ladders'] }));
    await expect(page.getByText('No towers match your criteria')).toBeHidden();
    await page.goBack();
    await page.getByRole('link', { name: 'Clear All Filters' }).click();
    await expect(page).toHaveURL('/shop');
    await expect(cards(page)).toHaveCount(24);
  });

  test('[PL12, PL12a] takes height, width, family and category from the address', async ({
    page,
  }) => {
    const filters = {
      height: '2.1-4.0',
      width: 0.7,
      family: ['one-man-tower'],
      categoryKey: 'access-equipment',
    } as const;
    await open(page, shopHref({ filters }));
    await expect(chips(page)).toHaveCount(4);
    await expectNames(page, inListing(filters));
  });

  test('[PL12a] drops what it does not know in an address and keeps the rest', async ({ page }) => {
    await open(
      page,
      '/shop?height=tall&width=9.99&family=stilts&family=step-ladders&sort=luck&page=-4',
    );
    await expect(chips(page)).toHaveText(['Remove filter Step Ladders']);
    await expectNames(page, inListing({ family: ['step-ladders'] }));
  });

  test('[PL12a] never shows the whole list while it waits for the filters', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_astro/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/shop?family=narrow-tower', { waitUntil: 'commit' });
    await expect(page.getByText('Filtering…')).toBeVisible();
    await expect(found(page)).toBeHidden();
    await expect(names(page).first()).toBeHidden();
    const before = await page.getByText('Filtering…').boundingBox();
    release();
    await expect(chips(page)).toHaveText(['Remove filter Narrow Towers']);
    await expectNames(page, inListing({ family: ['narrow-tower'] }));
    const after = await chips(page).first().boundingBox();
    expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
  });

  test('[PL13] Back and Forward walk through what was chosen', async ({ page }) => {
    await open(page);
    await mark(page);
    await sidebar(page).getByRole('link', { name: '2.1-4.0m' }).click();
    await sidebar(page).getByRole('link', { name: 'Step Ladders' }).click();
    await page.getByLabel('Sort products by').selectOption('price-high');
    await page.getByRole('link', { name: 'List view' }).click();
    const steps: Filters[] = [
      { height: '2.1-4.0', family: ['step-ladders'] },
      { height: '2.1-4.0' },
      {},
    ];
    const [both, height, none] = steps;
    await expect(page).toHaveURL(shopHref({ filters: both, sort: 'price-high', view: 'list' }));
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Grid view' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.goBack();
    await expect(page.getByLabel('Sort products by')).toHaveValue('name');
    await expectNames(page, inListing(both ?? {}));
    await page.goBack();
    await expectNames(page, inListing(height ?? {}));
    await expect(chips(page)).toHaveCount(1);
    await page.goBack();
    await expectNames(page, inListing(none ?? {}));
    await page.goForward();
    await expectNames(page, inListing(height ?? {}));
    await expectSameDocument(page);
  });

  test('[PL13] a step through history is followed by a listing that sleeps still', async ({
    page,
  }) => {
    await page.goto('/shop');
    await page.evaluate(() => {
      history.pushState(null, '', '?family=step-ladders');
      history.pushState(null, '', '?');
      history.back();
    });
    await expect(found(page)).toHaveText(`${countOf({ family: ['step-ladders'] })} towers found`);
  });

  test('[PL13] Back returns to the place on the page, however long the list was', async ({
    page,
  }) => {
    await open(page);
    const card = cards(page).nth(20);
    await card.scrollIntoViewIfNeeded();
    await sidebar(page).getByRole('link', { name: '8.1-12.0m' }).click();
    await sidebar(page).getByRole('link', { name: '1.45 m' }).click();
    // The address follows the paint: going back sooner would leave the shop.
    await expect(page).toHaveURL('/shop?height=8.1-12.0&width=1.45');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.goBack();
    await expectNames(page, inListing({}));
    await expect(card).toBeInViewport();
  });

  test('[PL13] a listing can be shared: its address shows the same again', async ({ page }) => {
    await open(page);
    await sidebar(page).getByRole('link', { name: '4.1-6.0m' }).click();
    await page.getByLabel('Sort products by').selectOption('price-low');
    await page.getByRole('link', { name: 'List view' }).click();
    await expectNames(page, inListing({ height: '4.1-6.0' }, 'price-low'));
    await expect(page).toHaveURL(/view=list/);
    await page.reload();
    await expectNames(page, inListing({ height: '4.1-6.0' }, 'price-low'));
    await expect(results(page).getByText('Professional Grade').first()).toBeVisible();
  });

  test('[PL13] counts say how many there would be; what would find nothing cannot be followed', async ({
    page,
  }) => {
    await open(page, '/shop?family=step-ladders');
    for (const { key, label } of heightBands) {
      const count = countOf({ family: ['step-ladders'], height: key });
      const band = sidebar(page).getByRole('link', { name: label });
      await expect(band).toContainText(String(count));
      if (count === 0) await expect(band).toBeDisabled();
      else await expect(band).toBeEnabled();
    }
  });

  test('[PL13] shows 24 more, says so in the address and moves the focus there', async ({
    page,
  }) => {
    await open(page, '/shop?categoryKey=professional-ladders');
    const expected = inListing({ categoryKey: 'professional-ladders' });
    await expect(results(page)).toContainText(`24 of ${expected.length} shown`);
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('link', { name: 'Show 24 more' }).click();
    await expect(cards(page)).toHaveCount(48);
    await expect(page).toHaveURL('/shop?categoryKey=professional-ladders&page=2');
    await expect(cards(page).nth(24).getByRole('link').first()).toBeFocused();
    await expect(results(page)).toContainText(`48 of ${expected.length} shown`);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('[SH12a] facets, sort and view are links and a form before the listing is awake', async ({
    page,
  }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/shop');
    await sidebar(page).getByRole('link', { name: '2.1-4.0m' }).click();
    await expect(page).toHaveURL('/shop?height=2.1-4.0');
    await page.goto('/shop');
    await page.getByRole('link', { name: 'List view' }).click();
    await expect(page).toHaveURL('/shop?view=list');
    await page.goto('/shop');
    await page.getByRole('link', { name: 'Show 24 more' }).click();
    await expect(page).toHaveURL('/shop?page=2');
  });

  test('[SH12a] the listing sleeps, with its files there, until somebody is there', async ({
    page,
  }) => {
    const files = new Set<string>();
    page.on('requestfinished', (request) => files.add(request.url().replace(/.*\/|\..*/g, '')));
    await page.goto('/shop');
    await expect.poll(() => files).toContain('Listing');
    await expect.poll(() => files).toContain('react');
    const asleep = page.locator('astro-island[ssr]:has([data-listing])');
    await expect(asleep).toHaveCount(1);
    // A pointer that rests is nobody: with its files there, a listing that wakes does so by then.
    await asleep.evaluate(async (island) => {
      dispatchEvent(new PointerEvent('pointermove', { clientX: 400, clientY: 400 }));
      for (const name of ['component-url', 'renderer-url'])
        await import(island.getAttribute(name) ?? '');
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    });
    await expect(asleep).toHaveCount(1);
    await page.mouse.move(400, 400);
    await expect(asleep).toHaveCount(0);
  });

  test('[SH12a] an order picked before the listing is awake is not lost', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_astro/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/shop', { waitUntil: 'commit' });
    await page.getByLabel('Sort products by').selectOption('price-high');
    release();
    await expect(page).toHaveURL('/shop?sort=price-high');
    await expectNames(page, inListing({}, 'price-high'));
  });

  test('[SH12a] a facet opens in a new tab with Ctrl', async ({ page, context }) => {
    await open(page);
    const opened = context.waitForEvent('page');
    await sidebar(page)
      .getByRole('link', { name: '6.1-8.0m' })
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL('/shop?height=6.1-8.0');
    await expect(page).toHaveURL('/shop');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('[PL2] the drawer counts as one chooses, and Apply closes it', async ({ page }) => {
    await open(page);
    await expect(sidebar(page)).toBeHidden();
    const opener = page.getByRole('button', { name: 'Filters' });
    await expect(opener).toHaveText('Filters');
    await opener.click();
    await drawer(page).getByRole('link', { name: '2.1-4.0m' }).click();
    const one = countOf({ height: '2.1-4.0' });
    const apply = drawer(page).getByRole('button', { name: /^Apply Filters/ });
    await expect(apply).toHaveText(`Apply Filters (${one} towers)`);
    await drawer(page).getByRole('link', { name: 'Platform Ladders' }).click();
    const two = countOf({ height: '2.1-4.0', family: ['platform-ladders'] });
    await expect(apply).toHaveText(`Apply Filters (${two} towers)`);
    await apply.click();
    await expect(drawer(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(opener).toHaveText('Filters2 active');
    await expect(found(page)).toHaveText(`${two} towers found`);
  });

  test('[PL2] the drawer keeps the focus inside and closes on Escape', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(drawer(page)).toBeVisible();
    const isInside = () =>
      page.evaluate(
        () =>
          document.activeElement === document.body || !!document.activeElement?.closest('#filters'),
      );
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      expect(await isInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
  });

  test('[PL2] the drawer makes way when the screen turns wide', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.setViewportSize(desk);
    await expect(drawer(page)).toBeHidden();
    await expect(sidebar(page)).toBeVisible();
  });

  test('[PL2, PL6] the drawer has the order too', async ({ page }) => {
    await open(page, shopHref({ filters: { height: '2.1-4.0' } }));
    await page.getByRole('button', { name: 'Filters' }).click();
    await drawer(page).getByLabel('Sort').selectOption('price-high');
    await expect(page).toHaveURL(shopHref({ filters: { height: '2.1-4.0' }, sort: 'price-high' }));
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expectNames(page, inListing({ height: '2.1-4.0' }, 'price-high'));
  });

  test('[PL1, PL5] the first card shows in the upper part, with two filters chosen', async ({
    page,
  }) => {
    await open(page, shopHref({ filters: { height: '2.1-4.0', family: ['step-ladders'] } }));
    const { y } = (await cards(page).first().boundingBox()) ?? { y: Number.NaN };
    expect(y).toBeLessThan(phone.height * 0.6);
  });

  test('[PL1, PL8] the first card shows its price and buttons above the fold', async ({ page }) => {
    await open(page);
    const card = cards(page).first();
    await expect(card.getByText(/^£[\d,.]+$/)).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeInViewport({ ratio: 1 });
  });

  for (const view of ['grid', 'list'] as const) {
    test(`[PL7, PL11] no card of the ${view} is taller than 480 px`, async ({ page }) => {
      await open(page, shopHref({ view, page: Math.ceil(products.length / 24) }));
      await expect(cards(page)).toHaveCount(products.length);
      const tall = await cards(page).evaluateAll((all) => {
        for (const card of all) card.removeAttribute('data-waits');
        return all
          .filter((card) => card.getBoundingClientRect().height > 480)
          .map((card) => card.querySelector('h3')?.textContent);
      });
      expect(tall).toEqual([]);
    });
  }

  test('[PL3] sort and view are left out of the toolbar', async ({ page }) => {
    await open(page);
    await expect(page.getByLabel('Sort products by')).toBeHidden();
    await expect(page.getByRole('link', { name: 'List view' })).toBeHidden();
    await expect(found(page)).toBeVisible();
  });
});

for (const { width, columns } of [
  { width: 390, columns: 1 },
  { width: 620, columns: 2 },
  { width: 820, columns: 2 },
  { width: 1180, columns: 2 },
  { width: 1280, columns: 3 },
  { width: 1440, columns: 3 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(`[PL11] the grid has ${columns} columns and the list one, and both fit`, async ({
      page,
    }) => {
      for (const [href, expected] of [
        ['/shop', columns],
        ['/shop?view=list', 1],
      ] as const) {
        await open(page, href);
        const lefts = await cards(page).evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().left),
        );
        expect(new Set(lefts).size).toBe(expected);
        const overflow = await page.evaluate(() => {
          const over = [
            ...document.querySelectorAll('[data-listing] :is(dd, dt, a, button, p)'),
          ].filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1);
          const { scrollWidth, clientWidth } = document.documentElement;
          return [scrollWidth - clientWidth, ...over.map((one) => one.outerHTML)];
        });
        expect(overflow).toEqual([0]);
      }
    });
  });
}

for (const [screen, viewport] of Object.entries({ desk, phone })) {
  for (const late of ['the pictures', 'the script']) {
    test(`[PL13] coming back at a ${screen} finds the card where it was, with ${late} last`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, '/shop?page=4');
      const card = cards(page).nth(80);
      await card.scrollIntoViewIfNeeded();
      // In one step, for the page is still growing to its true height.
      const before = await card.evaluate((one) => {
        const { top } = one.getBoundingClientRect();
        one.querySelector<HTMLElement>('h3 a')?.click();
        return top;
      });
      await expect(page).toHaveURL(/\/product\//);

      const held = late === 'the script' ? '**/_astro/Listing*.js' : /\.(avif|webp|jpe?g|png)/;
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(held, async (route) => {
        await released;
        await route.continue();
      });
      await page.goBack({ waitUntil: 'commit' });
      if (late === 'the script') await page.waitForLoadState();
      else await expect(card).toBeInViewport();
      release();
      await page.waitForLoadState();
      await expect(card).toBeInViewport();
      await expect
        .poll(() => page.evaluate(() => history.scrollRestoration), 'given back')
        .toBe('auto');
      const after = await card.evaluate((one) => one.getBoundingClientRect().top);
      expect(Math.abs(after - before)).toBeLessThan(4);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: desk });

  test('[OT5] every product can be reached from the page', async ({ page }) => {
    await page.goto('/shop?family=step-ladders');
    await expectNames(page, inListing({}));
    await page.getByText(`All ${products.length} products by family`).click();
    const links = page.locator('#all-products').getByRole('link');
    await expect(links).toHaveCount(products.length);
    const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(new Set(hrefs)).toEqual(new Set(products.map(({ id }) => `/product/${id}`)));
    await expect(links.first()).toBeVisible();
  });

  test('[OT5] shows no control that would do nothing', async ({ page }) => {
    await page.goto('/shop');
    await expect(sidebar(page)).toBeHidden();
    await expect(page.getByLabel('Sort products by')).toBeHidden();
    await expect(page.getByRole('button', { name: /^Zoom picture/ }).first()).toBeHidden();
  });
});

test.describe('read by axe', () => {
  const states: Record<
    string,
    { href: string; viewport: typeof desk; act?: (page: Page) => Promise<void> }
  > = {
    'the grid': { href: '/shop?sort=price-low', viewport: desk },
    'the list': { href: '/shop?view=list&family=mobile-access', viewport: desk },
    'an empty result': {
      href: '/shop?height=8.1-12.0&width=0.7&family=step-ladders',
      viewport: desk,
    },
    'the grid on a phone': { href: '/shop?height=2.1-4.0', viewport: phone },
    'the open drawer': {
      href: '/shop?height=2.1-4.0',
      viewport: phone,
      act: (page) => page.getByRole('button', { name: 'Filters' }).click(),
    },
    'the open lightbox': {
      href: '/shop',
      viewport: desk,
      act: (page) =>
        page
          .getByRole('button', { name: /^Zoom picture/ })
          .first()
          .click(),
    },
    'the open index': {
      href: '/shop',
      viewport: desk,
      act: (page) => page.getByText(/^All \d+ products by family$/).click(),
    },
  };
  for (const [name, { href, viewport, act }] of Object.entries(states)) {
    test.describe(name, () => {
      // Nothing half faded in.
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('is clean', async ({ page }) => {
        await open(page, href);
        await act?.(page);
        await expectAxeClean(page);
      });
    });
  }
});
