import { expect, type Locator, type Page } from '@playwright/test';
import { products } from '../../catalogue/catalogue.ts';
import type { Filters } from '../../catalogue/facets.ts';
import { familyLabel } from '../../catalogue/families.ts';
import { countFacets, filterProducts } from '../../catalogue/filter.ts';
import { heightBands } from '../../catalogue/height-bands.ts';
import { buildShopUrl } from '../../catalogue/listing-query.ts';
import { exVat, formatPrice, formatSaving } from '../../catalogue/money.ts';
import type { Product } from '../../catalogue/product.ts';
import { type SortKey, sortProducts } from '../../catalogue/sort.ts';
import { findAxeViolations } from '../support/axe.ts';
import { test } from '../support/test.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

function findListedProduct(name: string, test: (product: Product) => boolean): Product {
  const product = products.find(test);
  if (!product) throw new Error(`The catalogue has no ${name}`);
  return product;
}

const countProducts = (filters: Filters) => filterProducts(products, filters).length;
const getListedProducts = (filters: Filters, sort: SortKey = 'name') =>
  sortProducts(filterProducts(products, filters), sort);
const normaliseSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

/** Hydrates the listing, which starts when the pointer moves, not while it rests where it was. */
async function hydrateListing(page: Page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

/** Opens the listing and waits until it updates without loading a page. */
async function openListing(page: Page, href = '/shop') {
  await page.goto(href);
  await hydrateListing(page);
  await page.waitForFunction(() => {
    const listing = document.querySelector('[data-listing]');
    return listing && Object.keys(listing).some((key) => key.startsWith('__reactProps'));
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-listing-waits');
}

/** Marks the document, so that a later page load can be detected. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('id', 'same'));
const expectSameDocument = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('id', 'same');

const resultCount = (page: Page) => page.locator('#towers-found');
// CSS selectors, because a role query on such a long page takes a tenth of a second each time.
const sidebar = (page: Page) => page.locator('[data-listing] > aside');
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const results = (page: Page) => page.locator('[data-listing] > section');
const cards = (page: Page) => results(page).locator('[role=listitem]');
const getCard = (page: Page, { name }: Product) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const names = (page: Page) => cards(page).locator('h3');
const chips = (page: Page) => results(page).getByRole('link', { name: /^Remove filter/ });
const sortBy = (page: Page) => results(page).getByLabel('Sort products by');
const viewLink = (page: Page, view: 'Grid' | 'List') =>
  results(page).getByRole('link', { name: `${view} view` });
const clearAll = (page: Page) => results(page).getByRole('link', { name: 'Clear all' }).click();
const getScrollTop = (page: Page) => page.evaluate(() => scrollY);

/** The listing of one family by price, with all its products on the first page. */
const listingWith = ({ family, height }: Product, view: 'grid' | 'list' = 'grid') => {
  const band = heightBands.find(({ from, to }) => height >= from && height <= to)?.key;
  return buildShopUrl({ filters: { family: [family], height: band }, sort: 'price-low', view });
};

async function expectNames(page: Page, expected: readonly Product[]) {
  await expect(names(page)).toHaveText(
    expected.slice(0, 24).map(({ name }) => normaliseSpaces(name)),
  );
}

/** Checks the whole first row: names, prices and the buttons of each card. */
async function expectFirstRowInSight(page: Page) {
  for (const card of (await cards(page).all()).slice(0, 3)) {
    await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
    const price = card.getByText(/^£[\d,.]+$/).filter({ visible: true });
    await expect(price.first()).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole('link', { name: 'View Product' })).toBeInViewport({ ratio: 1 });
    const buy = card.getByRole('button', { name: /Add to Cart|Notify Me/ });
    await expect(buy).toBeInViewport({ ratio: 1 });
  }
}

// Purchases in other tests must not change the stock on the cards.
test.beforeEach(({ page }) => page.route('**/api/stock', (route) => route.abort()));

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test('[PL1, PL2, PL3, PL6, PL7, PL8, SH12a] the shop opens as a grid by name, beside its filters', async ({
    page,
  }) => {
    await openListing(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'Professional Access Equipment',
    );
    await expect(main).toContainText(`${products.length} products available`);
    await expect(main).toContainText('BS EN 1004 certified');
    await expect(main).toContainText('UK delivery within 5 working days');
    await test.step('the toolbar sorts, switches the view and counts', async () => {
      await expect(sortBy(page)).toBeVisible();
      await expect(viewLink(page, 'List')).toBeVisible();
      await expect(resultCount(page)).toHaveText(`${products.length} towers found`);
      await expect(resultCount(page)).toHaveRole('status');
    });
    await test.step('a grid by name', async () => {
      await expect(results(page)).toHaveRole('region');
      await expect(results(page)).toHaveAccessibleName('Products');
      await expectNames(page, getListedProducts({}));
      await expect(sortBy(page)).toHaveValue('name');
      await expect(viewLink(page, 'Grid')).toBeVisible();
      await expect(viewLink(page, 'Grid')).toHaveAttribute('aria-current', 'true');
      await expect(results(page).getByText('Professional Grade')).toHaveCount(0);
    });
    await test.step('the first row is whole above the fold', () => expectFirstRowInSight(page));
    await test.step('the first Tab into the filters offers to skip them', async () => {
      await main.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(sidebar(page).getByRole('link', { name: 'Skip to products' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(resultCount(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(sortBy(page)).toBeFocused();
    });
    await test.step('the filters stay in sight while the cards scroll by', async () => {
      await expect(sidebar(page)).toHaveRole('complementary');
      await expect(sidebar(page)).toHaveAccessibleName('Filters');
      await expect(sidebar(page)).toHaveCSS('position', 'sticky');
      await cards(page).nth(18).scrollIntoViewIfNeeded();
      const height = sidebar(page).getByRole('heading', { name: 'Platform height' });
      await expect(height).toBeInViewport();
      await expect(results(page).getByRole('button', { name: 'Filters' })).toBeHidden();
    });
  });

  test('[PL4, PL4a] heights, widths, families and loads have their counts and find what fits', async ({
    page,
  }) => {
    await openListing(page);
    const towersFound = (count: number) =>
      expect(resultCount(page)).toHaveText(`${count} towers found`);
    await test.step('More and All families keep the focus, and fold again', async () => {
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
    await test.step('every height band, ends included', async () => {
      for (const { key, label, from, to } of heightBands) {
        const productsInBand = products.filter(({ height }) => height >= from && height <= to);
        const band = sidebar(page).getByRole('link', { name: label });
        await expect(band).toContainText(String(productsInBand.length));
        await band.click();
        await expect(page).toHaveURL(buildShopUrl({ filters: { height: key } }));
        await towersFound(productsInBand.length);
      }
      await clearAll(page);
    });
    await test.step('a width by exact equality, the rare ones behind More', async () => {
      const countWithWidth = (width: number) =>
        products.filter((product) => product.width === width).length;
      await sidebar(page).getByRole('link', { name: '0.70 m' }).click();
      await towersFound(countWithWidth(0.7));
      await expect(sidebar(page).getByRole('link', { name: '0.54 m' })).toBeHidden();
      await sidebar(page).getByText('More', { exact: true }).click();
      await sidebar(page).getByRole('link', { name: '0.54 m' }).click();
      await towersFound(countWithWidth(0.54));
      await clearAll(page);
    });
    await test.step('the families that have products', async () => {
      await sidebar(page).getByText('All families').click();
      for (const [choice, count] of countFacets(products, {}).family) {
        const link = sidebar(page).getByRole('link', { name: familyLabel(choice) });
        await expect(link).toContainText(String(count));
        expect(count).toBeGreaterThan(0);
      }
      await sidebar(page).getByRole('link', { name: 'Step Ladders' }).click();
      await sidebar(page).getByRole('link', { name: 'Specialist Towers' }).click();
      await towersFound(countProducts({ family: ['step-ladders', 'specialist-towers'] }));
      await clearAll(page);
    });
    await test.step('the load to hold', async () => {
      await sidebar(page).getByRole('link', { name: '225 kg' }).click();
      await towersFound(countProducts({ loadRating: 225 }));
      await expect(chips(page)).toHaveText(['Remove filter Load 225 kg or more']);
    });
  });

  test('[PL1, PL5, PL7, PL8] chips take filters off one by one, and all at once', async ({
    page,
  }) => {
    await openListing(
      page,
      buildShopUrl({ filters: { height: '2.1-4.0', family: ['step-ladders'] } }),
    );
    await expectFirstRowInSight(page);
    await sidebar(page).getByRole('link', { name: 'Platform Ladders' }).click();
    await expect(chips(page)).toHaveText([
      'Remove filter Height 2.1-4.0m',
      'Remove filter Step Ladders',
      'Remove filter Platform Ladders',
    ]);
    await results(page).getByRole('link', { name: 'Remove filter Step Ladders' }).click();
    await expect(chips(page)).toHaveCount(2);
    const left = countProducts({ height: '2.1-4.0', family: ['platform-ladders'] });
    await expect(resultCount(page)).toHaveText(`${left} towers found`);
    await expect(resultCount(page)).toBeFocused();
    await clearAll(page);
    await expect(chips(page)).toHaveCount(0);
    await expect(resultCount(page)).toHaveText(`${products.length} towers found`);
    await expect(page).toHaveURL('/shop');
  });

  test('[PL6] a change of filters leads back to the top, others do not, with motion and without', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { scrollTo } = window;
      window.scrollTo = ((options: ScrollToOptions) => {
        document.documentElement.dataset.scrolled = options.behavior;
        Reflect.apply(scrollTo, window, [options]);
      }) as typeof window.scrollTo;
    });
    await openListing(page);
    const html = page.locator('html');
    for (const [reducedMotion, behaviour, view, band] of [
      ['no-preference', 'smooth', 'List', '4.1-6.0m'],
      ['reduce', 'instant', 'Grid', '2.1-4.0m'],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await html.evaluate((root) => root.removeAttribute('data-scrolled'));
      await cards(page).nth(12).scrollIntoViewIfNeeded();
      await viewLink(page, view).dispatchEvent('click');
      await expect(viewLink(page, view)).toHaveAttribute('aria-current', 'true');
      await expect(page).toHaveURL(view === 'List' ? /view=list/ : /^(?!.*view=)/);
      expect(await html.getAttribute('data-scrolled')).toBeNull();
      await sidebar(page).getByRole('link', { name: band }).click();
      await expect(html).toHaveAttribute('data-scrolled', behaviour);
      await expect.poll(() => getScrollTop(page)).toBe(0);
    }
  });

  test('[PL6, SH12a] a filter chosen by key stays in sight at the top, on a high screen and a low one', async ({
    page,
  }) => {
    for (const viewport of [desktop, { width: 960, height: 600 }]) {
      await page.setViewportSize(viewport);
      await openListing(page);
      // One in the middle, and one at the very end.
      for (const name of [/^Platform Ladders/, /^GRP/]) {
        const filter = sidebar(page).getByRole('link', { name });
        await filter.focus();
        // Reaches the filter by key, like someone who uses the keyboard.
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await expect(filter).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(filter).toHaveAttribute('aria-current', 'true');
        await expect.poll(() => getScrollTop(page)).toBe(0);
        await expect(filter).toBeInViewport({ ratio: 1 });
      }
    }
  });

  test('[PL6, PL13] sorts, by an arrow key held down too, without loading a page', async ({
    page,
  }) => {
    await openListing(page);
    await markDocument(page);
    for (const sort of ['price-low', 'price-high', 'height', 'rating', 'name'] as const) {
      await sortBy(page).selectOption(sort);
      await expect(page).toHaveURL(buildShopUrl({ sort }));
      await expectNames(page, getListedProducts({}, sort));
    }
    await sortBy(page).focus();
    await page.keyboard.down('ArrowDown');
    await page.keyboard.down('ArrowDown');
    await expect(sortBy(page)).toHaveValue('price-high');
    await expect(page).toHaveURL('/shop');
    await page.keyboard.up('ArrowDown');
    await expect(page).toHaveURL('/shop?sort=price-high');
    await expectNames(page, getListedProducts({}, 'price-high'));
    await expectSameDocument(page);
  });

  test('[PL6, PL7, PL8, PL16] grid and list say what is left and what it costs, and a card adds to the cart', async ({
    page,
  }) => {
    const product = findListedProduct('product in stock', ({ inStock }) => inStock);
    await openListing(page, listingWith(product));
    const card = getCard(page, product);
    await expect(card).toContainText(`${product.stockCount} in stock`);
    await test.step('prices without VAT when asked, marked as such', async () => {
      await page.getByRole('button', { name: 'Ex VAT' }).click();
      await expect(card.getByText(`${formatPrice(exVat(product.price))} ex VAT`)).toBeVisible();
      await expect(card.getByText(formatPrice(product.price), { exact: true })).toBeHidden();
    });
    await test.step('the list has one row a product, available and of professional grade', async () => {
      await viewLink(page, 'List').click();
      await expect(card).toContainText(`${product.stockCount} available`);
      await expect(card).toContainText('Professional Grade');
      await expect(card).not.toContainText('in stock');
      const lefts = await cards(page).evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().left),
      );
      expect(new Set(lefts).size).toBe(1);
    });
    await viewLink(page, 'Grid').click();
    await card.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.locator('[data-cart-count]').first()).toHaveText('1');
  });

  test('[PL7, SH12a] a card opens its picture large, and leads to its product by links and picture', async ({
    page,
  }) => {
    await openListing(page);
    const [first, second] = getListedProducts({});
    await test.step('button, backdrop and Escape close the picture', async () => {
      const name = second?.name ?? '';
      const zoomButton = results(page).getByRole('button', { name: `Zoom picture of ${name}` });
      const lightbox = page.locator('[data-listing]').getByRole('dialog', { name });
      const closeActions: ((dialog: Locator) => Promise<void>)[] = [
        (dialog) => dialog.getByRole('button', { name: 'Close' }).click(),
        () => page.mouse.click(8, 8),
        () => page.keyboard.press('Escape'),
      ];
      for (const close of closeActions) {
        await zoomButton.click();
        await expect(lightbox).toBeVisible();
        await close(lightbox);
        await expect(lightbox).toBeHidden();
        await expect(zoomButton).toBeFocused();
      }
    });
    const card = cards(page).first();
    await test.step('links that open anywhere', async () => {
      const links = card.getByRole('link');
      await expect(links).toHaveCount(2);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('href', `/product/${first?.id}`);
      }
      await expect(card.getByRole('link', { name: 'View Product' })).toBeVisible();
      await card.getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(`/product/${first?.id}`);
    });
    await page.goto('/shop');
    await page.mouse.move(0, 0);
    const cardBox = await card.boundingBox();
    await page.mouse.click((cardBox?.x ?? 0) + 120, (cardBox?.y ?? 0) + 120);
    await expect(page).toHaveURL(`/product/${first?.id}`);
  });

  test('[PL7] cards are as tall before the listing wakes as after, and the page comes to its true height', async ({
    page,
  }) => {
    const files = /\/Listing\.[^/]+\.js$/;
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const scriptReleased = Promise.withResolvers<void>();
      await page.route(files, async (route) => {
        await scriptReleased.promise;
        await route.continue();
      });
      await page.goto('/shop');
      const first = cards(page).filter({ visible: true }).first();
      const before = await first.evaluate((card) => card.clientHeight);
      expect(before).toBeGreaterThan(200);
      scriptReleased.resolve();
      await hydrateListing(page);
      await expect(page.locator('astro-island[ssr]:has([data-listing])')).toHaveCount(0);
      expect(await first.evaluate((card) => card.clientHeight), `${width} px`).toBe(before);
      const trueHeight = await page.evaluate(() => {
        const layoutStyleSheet = new CSSStyleSheet();
        layoutStyleSheet.replaceSync('[data-waits] { content-visibility: visible !important; }');
        document.adoptedStyleSheets.push(layoutStyleSheet);
        const { scrollHeight } = document.documentElement;
        document.adoptedStyleSheets.pop();
        return scrollHeight;
      });
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      await expect.poll(height, `${width} px`).toBe(trueHeight);
      await page.unroute(files);
    }
  });

  test('[PL8] a card shows price, saving and working height, and a load only where there is one', async ({
    page,
  }) => {
    const product = findListedProduct(
      'reduced product of a small family',
      ({ originalPrice, family }) => originalPrice !== undefined && family !== 'accessories',
    );
    const wasPrice = product.originalPrice ?? 0;
    await openListing(page, listingWith(product));
    const card = getCard(page, product);
    await expect(card.getByText(formatPrice(product.price))).toBeVisible();
    await expect(card.getByText(formatPrice(wasPrice))).toHaveCSS(
      'text-decoration-line',
      'line-through',
    );
    await expect(
      card.getByText(`Save ${formatSaving(wasPrice - product.price)}`).first(),
    ).toBeVisible();

    const tower = findListedProduct('tower', ({ family }) => family === '250-agr');
    await openListing(page, listingWith(tower));
    await expect(getCard(page, tower)).toContainText(
      `Working height${tower.workingHeight.toFixed(1)} m`,
    );
    await expect(getCard(page, tower)).toContainText(`Load${tower.loadRating} kg`);
    await openListing(page, '/shop?family=accessories');
    await expect(cards(page).first()).toContainText('Weight');
    await expect(results(page).getByText('Load', { exact: true })).toHaveCount(0);
    await expect(results(page).getByText('Working height')).toHaveCount(0);
  });

  test('[PL9] what is out of stock says so and when it comes back', async ({ page }) => {
    const datedProduct = findListedProduct(
      'product with a date',
      ({ inStock, estimatedRestock, height }) => !inStock && !!estimatedRestock && height > 0,
    );
    const undatedProduct = findListedProduct(
      'product without a date',
      ({ inStock, estimatedRestock }) => !inStock && !estimatedRestock,
    );
    await openListing(page, listingWith(datedProduct));
    await expect(getCard(page, datedProduct)).toContainText('Out of Stock3-5 days');
    await expect(getCard(page, datedProduct)).toContainText(datedProduct.estimatedRestock ?? '');
    await expect(
      getCard(page, datedProduct).getByRole('button', { name: 'Add to Cart' }),
    ).toHaveCount(0);
    await expect(
      getCard(page, datedProduct).getByRole('button', { name: 'Notify Me' }),
    ).toBeVisible();
    await openListing(page, listingWith(undatedProduct));
    await expect(getCard(page, undatedProduct)).toContainText('Back in stock soon');
    await viewLink(page, 'List').click();
    await expect(getCard(page, undatedProduct)).toContainText('Back soon');
  });

  test('[PL10] an empty result says so and offers a way out', async ({ page }) => {
    await openListing(page, '/shop?height=2.1-4.0&width=0.5&family=step-ladders');
    await expect(page.getByText('No towers match your criteria')).toBeVisible();
    await expect(resultCount(page)).toHaveText('0 towers found');
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Remove Width 0.50 m' }).click();
    await expectNames(page, getListedProducts({ height: '2.1-4.0', family: ['step-ladders'] }));
    await expect(page.getByText('No towers match your criteria')).toBeHidden();
    await page.goBack();
    await page.getByRole('link', { name: 'Clear All Filters' }).click();
    await expect(page).toHaveURL('/shop');
    await expect(cards(page)).toHaveCount(24);
  });

  test('[PL5, PL12, PL12a, PL13] takes height, width, family and category from the address, and drops the rest', async ({
    page,
  }) => {
    const filters = {
      height: '2.1-4.0',
      width: 0.7,
      family: ['one-man-tower'],
      categoryKey: 'access-equipment',
    } as const;
    await openListing(page, buildShopUrl({ filters }));
    await expect(chips(page)).toHaveCount(4);
    await expectNames(page, getListedProducts(filters));
    await test.step('industrial towers have a chip of their own words', async () => {
      await openListing(page, '/shop?categoryKey=industrial-towers');
      await expect(chips(page)).toHaveText(['Remove filter Industrial Towers (250kg & 500kg)']);
      const count = countProducts({ categoryKey: 'industrial-towers' });
      await expect(resultCount(page)).toHaveText(`${count} towers found`);
    });
    await openListing(
      page,
      '/shop?height=tall&width=9.99&family=stilts&family=step-ladders&sort=luck&page=-4',
    );
    await expect(chips(page)).toHaveText(['Remove filter Step Ladders']);
    await expectNames(page, getListedProducts({ family: ['step-ladders'] }));
    await test.step('counts say how many there would be; what finds nothing cannot be followed', async () => {
      for (const { key, label } of heightBands) {
        const count = countProducts({ family: ['step-ladders'], height: key });
        const band = sidebar(page).getByRole('link', { name: label });
        await expect(band).toContainText(String(count));
        if (count === 0) await expect(band).toBeDisabled();
        else await expect(band).toBeEnabled();
      }
    });
  });

  test('[PL12a] never shows the unfiltered list while loading', async ({ page }) => {
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
    await expect(resultCount(page)).toBeHidden();
    await expect(names(page).first()).toBeHidden();
    const before = await page.getByText('Filtering…').boundingBox();
    release();
    await expect(chips(page)).toHaveText(['Remove filter Narrow Towers']);
    await expectNames(page, getListedProducts({ family: ['narrow-tower'] }));
    const after = await chips(page).first().boundingBox();
    expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
  });

  test('[PL13] Back and Forward walk through what was chosen, and its address can be shared', async ({
    page,
  }) => {
    await openListing(page);
    await markDocument(page);
    await sidebar(page).getByRole('link', { name: '2.1-4.0m' }).click();
    await sidebar(page).getByRole('link', { name: 'Step Ladders' }).click();
    await sortBy(page).selectOption('price-high');
    await viewLink(page, 'List').click();
    const height: Filters = { height: '2.1-4.0' };
    const both: Filters = { ...height, family: ['step-ladders'] };
    await expect(page).toHaveURL(buildShopUrl({ filters: both, sort: 'price-high', view: 'list' }));
    await page.goBack();
    await expect(viewLink(page, 'Grid')).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(sortBy(page)).toHaveValue('name');
    await expectNames(page, getListedProducts(both));
    await page.goBack();
    await expectNames(page, getListedProducts(height));
    await expect(chips(page)).toHaveCount(1);
    await page.goBack();
    await expectNames(page, getListedProducts({}));
    await page.goForward();
    await expectNames(page, getListedProducts(height));
    await expectSameDocument(page);

    await sortBy(page).selectOption('price-low');
    await viewLink(page, 'List').click();
    await expectNames(page, getListedProducts(height, 'price-low'));
    await expect(page).toHaveURL(/view=list/);
    await page.reload();
    await expectNames(page, getListedProducts(height, 'price-low'));
    await expect(results(page).getByText('Professional Grade').first()).toBeVisible();
  });

  test('[PL13] history navigation updates a listing before hydration', async ({ page }) => {
    await page.goto('/shop');
    await page.evaluate(() => {
      history.pushState(null, '', '?family=step-ladders');
      history.pushState(null, '', '?');
      history.back();
    });
    await expect(resultCount(page)).toHaveText(
      `${countProducts({ family: ['step-ladders'] })} towers found`,
    );
  });

  test('[PL13] Back returns to the place on the page, however long the list was', async ({
    page,
  }) => {
    await openListing(page);
    const card = cards(page).nth(20);
    await card.scrollIntoViewIfNeeded();
    // One step at a time: the address changes after the paint, and filters move while the page scrolls up.
    for (const [name, address] of [
      ['8.1-12.0m', '/shop?height=8.1-12.0'],
      ['1.45 m', '/shop?height=8.1-12.0&width=1.45'],
    ] as const) {
      await sidebar(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(address);
      await expect.poll(() => getScrollTop(page)).toBe(0);
    }
    await page.goBack();
    await expect(page).toHaveURL('/shop?height=8.1-12.0');
    await page.goBack();
    await expectNames(page, getListedProducts({}));
    await expect(card).toBeInViewport();
  });

  test('[PL13] shows 24 more, says so in the address and moves the focus there', async ({
    page,
  }) => {
    await openListing(page, '/shop?categoryKey=professional-ladders');
    const expected = getListedProducts({ categoryKey: 'professional-ladders' });
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
    await viewLink(page, 'List').click();
    await expect(page).toHaveURL('/shop?view=list');
    await page.goto('/shop');
    await page.getByRole('link', { name: 'Show 24 more' }).click();
    await expect(page).toHaveURL('/shop?page=2');
  });

  test('[SH12a] the listing hydrates only on interaction, with its files loaded', async ({
    page,
  }) => {
    const files = new Set<string>();
    page.on('requestfinished', (request) => files.add(request.url().replace(/.*\/|\..*/g, '')));
    await page.goto('/shop');
    await expect.poll(() => files).toContain('Listing');
    await expect.poll(() => files).toContain('react');
    const dormantListing = page.locator('astro-island[ssr]:has([data-listing])');
    await expect(dormantListing).toHaveCount(1);
    // A resting pointer must not hydrate the listing. With its files loaded, a hydration would be done by then.
    await dormantListing.evaluate(async (island) => {
      dispatchEvent(new PointerEvent('pointermove', { clientX: 400, clientY: 400 }));
      for (const name of ['component-url', 'renderer-url'])
        await import(island.getAttribute(name) ?? '');
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    });
    await expect(dormantListing).toHaveCount(1);
    await page.mouse.move(400, 400);
    await expect(dormantListing).toHaveCount(0);
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
    await sortBy(page).selectOption('price-high');
    release();
    await expect(page).toHaveURL('/shop?sort=price-high');
    await expectNames(page, getListedProducts({}, 'price-high'));
  });

  test('[SH12a] a facet opens in a new tab with Ctrl', async ({ page, context }) => {
    await openListing(page);
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

  test('[PL1, PL2, PL3, PL5, PL6, PL8] the drawer has the filters and the order, counts as one chooses and makes way', async ({
    page,
  }) => {
    await openListing(page);
    await test.step('the first card shows its price and buttons above the fold', async () => {
      const card = cards(page).first();
      await expect(card.getByText(/^£[\d,.]+$/)).toBeInViewport({ ratio: 1 });
      await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeInViewport({ ratio: 1 });
    });
    await test.step('sort, view and filters are left out of the page', async () => {
      await expect(sortBy(page)).toBeHidden();
      await expect(viewLink(page, 'List')).toBeHidden();
      await expect(resultCount(page)).toBeVisible();
      await expect(sidebar(page)).toBeHidden();
    });
    const opener = results(page).getByRole('button', { name: 'Filters' });
    const panel = drawer(page);
    await test.step('it keeps the focus inside and closes on Escape', async () => {
      await opener.click();
      await expect(panel).toBeVisible();
      const isInside = () =>
        page.evaluate(
          () =>
            document.activeElement === document.body ||
            !!document.activeElement?.closest('#filters'),
        );
      for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
        await page.keyboard.press(key);
        expect(await isInside()).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    });
    const filters = { height: '2.1-4.0', family: ['platform-ladders'] } as const;
    await test.step('it counts as one chooses, and Apply closes it', async () => {
      await expect(opener).toHaveText('Filters');
      await opener.click();
      await panel.getByRole('link', { name: '2.1-4.0m' }).click();
      const apply = panel.getByRole('button', { name: /^Apply Filters/ });
      await expect(apply).toHaveText(
        `Apply Filters (${countProducts({ height: '2.1-4.0' })} towers)`,
      );
      await panel.getByRole('link', { name: 'Platform Ladders' }).click();
      await expect(apply).toHaveText(`Apply Filters (${countProducts(filters)} towers)`);
      await apply.click();
      await expect(panel).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(opener).toHaveText('Filters2 active');
      await expect(resultCount(page)).toHaveText(`${countProducts(filters)} towers found`);
    });
    await test.step('the first card shows in the upper part, with two filters chosen', async () => {
      await expect.poll(() => getScrollTop(page)).toBe(0);
      const { y } = (await cards(page).first().boundingBox()) ?? { y: Number.NaN };
      expect(y).toBeLessThan(phone.height * 0.6);
    });
    await test.step('it has the order too', async () => {
      await opener.click();
      await panel.getByLabel('Sort').selectOption('price-high');
      await expect(page).toHaveURL(buildShopUrl({ filters, sort: 'price-high' }));
      await panel.getByRole('button', { name: 'Close' }).click();
      await expectNames(page, getListedProducts(filters, 'price-high'));
    });
    await test.step('it makes way when the screen turns wide', async () => {
      await opener.click();
      await expect(panel).toBeVisible();
      await page.setViewportSize(desktop);
      await expect(panel).toBeHidden();
      await expect(sidebar(page)).toBeVisible();
    });
  });

  test('[PL7, PL11] no card of grid or list is taller than 480 px', async ({ page }) => {
    for (const view of ['grid', 'list'] as const) {
      await openListing(page, buildShopUrl({ view, page: Math.ceil(products.length / 24) }));
      await expect(cards(page)).toHaveCount(products.length);
      const tooTallCards = await cards(page).evaluateAll((all) => {
        for (const card of all) card.removeAttribute('data-waits');
        return all
          .filter((card) => card.getBoundingClientRect().height > 480)
          .map((card) => card.querySelector('h3')?.textContent);
      });
      expect(tooTallCards, view).toEqual([]);
    }
  });
});

test('[PL11] the grid has one, two or three columns and the list one, and both fit', async ({
  page,
}) => {
  const columns = { 390: 1, 620: 2, 820: 2, 1180: 2, 1280: 3, 1440: 3 };
  for (const view of ['grid', 'list'] as const) {
    await openListing(page, buildShopUrl({ view }));
    for (const [width, gridColumns] of Object.entries(columns)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      // Off-screen cards are laid out later, when the browser has time.
      const countInFirstRow = () =>
        cards(page).evaluateAll(
          (all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size,
        );
      await expect
        .poll(countInFirstRow, `${view} at ${width} px`)
        .toBe(view === 'grid' ? gridColumns : 1);
      const overflow = await page.evaluate(() => {
        const over = [
          ...document.querySelectorAll('[data-listing] :is(dd, dt, a, button, p)'),
        ].filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1);
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth - clientWidth, ...over.map((one) => one.outerHTML)];
      });
      expect(overflow, `${view} at ${width} px`).toEqual([0]);
    }
  }
});

for (const [screen, viewport] of Object.entries({ desktop, phone })) {
  test(`[PL13] coming back at a ${screen} finds the card where it was, with pictures or script last`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // Records the card's position after each scroll, and when the page is left.
    await page.addInitScript(() => {
      const tops: number[] = [];
      const top = () =>
        document.querySelectorAll('[data-listing] [role=listitem]')[80]?.getBoundingClientRect()
          .top;
      addEventListener('scroll', () => tops.push(top() ?? Number.NaN));
      addEventListener('pagehide', () => {
        if (top() !== undefined) sessionStorage.setItem('topWhenLeft', `${top()}`);
      });
      Object.assign(globalThis, { tops });
    });
    await openListing(page, '/shop?page=4');
    const card = cards(page).nth(80);
    for (const delayed of ['the pictures', 'the script']) {
      await card.scrollIntoViewIfNeeded();
      await card.evaluate((one) => one.querySelector<HTMLElement>('h3 a')?.click());
      await expect(page).toHaveURL(/\/product\//);
      const before = Number(await page.evaluate(() => sessionStorage.getItem('topWhenLeft')));

      const held = delayed === 'the script' ? '**/_astro/Listing*.js' : /\.(avif|webp|jpe?g|png)/;
      const released = Promise.withResolvers<void>();
      await page.route(held, async (route) => {
        await released.promise;
        await route.continue();
      });
      await page.goBack({ waitUntil: 'commit' });
      if (delayed === 'the script') await page.waitForLoadState();
      else await expect(card).toBeInViewport();
      released.resolve();
      await page.waitForLoadState();
      await expect(card).toBeInViewport();
      await expect
        .poll(() => page.evaluate(() => history.scrollRestoration), 'given back')
        .toBe('auto');
      const tops = await card.evaluate((one) => [
        ...(globalThis as unknown as { tops: number[] }).tops,
        one.getBoundingClientRect().top,
      ]);
      const maxShift = Math.max(
        ...tops.filter(Number.isFinite).map((top) => Math.abs(top - before)),
      );
      expect(maxShift, `with ${delayed} last: ${tops} for ${before}`).toBeLessThan(4);
      await page.unroute(held);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: desktop });

  test('[OT5] every product can be reached, and no control stands there that would do nothing', async ({
    page,
  }) => {
    await page.goto('/shop?family=step-ladders');
    await expectNames(page, getListedProducts({}));
    await expect(sidebar(page)).toBeHidden();
    await expect(sortBy(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Zoom picture/ }).first()).toBeHidden();
    await page.getByText(`All ${products.length} products by family`).click();
    const links = page.locator('#all-products').getByRole('link');
    await expect(links).toHaveCount(products.length);
    const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(new Set(hrefs)).toEqual(new Set(products.map(({ id }) => `/product/${id}`)));
    await expect(links.first()).toBeVisible();
  });
});

test.describe('read by axe', () => {
  // No animations, so that nothing is half faded in.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('grid, list, index, lightbox and an empty result are clean', async ({ page }) => {
    await page.setViewportSize(desktop);
    await openListing(page, '/shop?sort=price-low');
    await page.getByText(/^All \d+ products by family$/).click();
    expect(await findAxeViolations(page, 'main')).toEqual([]);
    await results(page)
      .getByRole('button', { name: /^Zoom picture/ })
      .first()
      .click();
    expect(await findAxeViolations(page, '#picture-zoom')).toEqual([]);
    for (const listing of [
      '/shop?view=list&family=mobile-access',
      '/shop?height=8.1-12.0&width=0.7&family=step-ladders',
    ]) {
      await openListing(page, listing);
      expect(await findAxeViolations(page, '[data-listing]'), listing).toEqual([]);
    }
  });

  test('the grid and the drawer on a phone are clean', async ({ page }) => {
    await page.setViewportSize(phone);
    await openListing(page, '/shop?height=2.1-4.0');
    expect(await findAxeViolations(page, 'main')).toEqual([]);
    await results(page).getByRole('button', { name: 'Filters' }).click();
    expect(await findAxeViolations(page, '#filters')).toEqual([]);
  });
});
