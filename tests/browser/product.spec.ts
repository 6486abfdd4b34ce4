import { expect, type Locator, type Page } from '@playwright/test';
import { firstProduct, products } from '../../catalogue/catalogue.ts';
import { exVat, formatPrice, formatSaving, vatInPrice } from '../../catalogue/money.ts';
import type { Product } from '../../catalogue/product.ts';
import { findInStockAlternatives, findRelatedProducts } from '../../catalogue/related.ts';
import { claims, company } from '../../content/company.ts';
import { deliveryDay } from '../../content/delivery-day.ts';
import { shortDay } from '../../content/short-day.ts';
import { findFittingParts } from '../../pictures/plans/parts.ts';
import { findAxeViolations } from '../support/axe.ts';
import { overflow } from '../support/overflow.ts';
import { test } from '../support/test.ts';

function find(name: string, test: (product: Product) => boolean): Product {
  const product = products.find(test);
  if (!product) throw new Error(`The catalogue has no ${name}`);
  return product;
}

const steps = find(
  'GRP step ladder',
  ({ model, treads }) => model === 'GRP Step Ladder' && treads === 8,
);
const reduced = find('reduced product', ({ originalPrice, inStock }) => !!originalPrice && inStock);
const soldOut = find('product out of stock', ({ inStock }) => !inStock);
const accessory = find('accessory', ({ model }) => model === 'Rope and Sheave Kit');
const testItem = find('test item', ({ isTest }) => isTest === true);
const tower = find('tall tower', ({ family, height }) => family === '250-standard' && height > 11);

const open = (page: Page, product: Product) => page.goto(`/product/${product.id}`);

/** Makes long timers never fire, so that hydration must have another cause. */
const neverWakeByTime = (page: Page) =>
  page.addInitScript(() => {
    const setTimer = window.setTimeout.bind(window);
    const withoutLong = (run: TimerHandler, delay = 0) => (delay > 2000 ? 0 : setTimer(run, delay));
    Object.assign(window, { setTimeout: withoutLong });
  });

test('[PD1, PD5, PD7, PD11, PD12] shows the way here, trust icons, delivery, related products and a machine-readable offer', async ({
  page,
}) => {
  await open(page, steps);
  const main = page.getByRole('main');
  await test.step('the way back to the shop', async () => {
    await expect(main.getByRole('link', { name: 'Back to shop' })).toHaveAttribute('href', '/shop');
    const trail = main.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('listitem')).toHaveText([
      /^Home$/,
      /Shop$/,
      new RegExp(`${steps.name}$`),
    ]);
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(trail.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/shop');
  });
  await test.step('what delivery costs, and a quote for this product', async () => {
    await expect(
      main.getByText('Included to the UK mainland, within 5 working days from stock.'),
    ).toBeVisible();
    await expect(main.getByRole('link', { name: 'Get a quote for 5 or more' })).toHaveAttribute(
      'href',
      `/?product=${steps.id}#bulk-order-cta`,
    );
  });
  await test.step('three trust icons', async () => {
    for (const name of ['Quality Guarantee', 'UK Delivery Available', 'BS EN 1004']) {
      const item = main.getByRole('listitem').filter({ hasText: new RegExp(`^${name}$`) });
      await expect(item.locator('svg')).toBeVisible();
    }
  });
  await test.step('four of the family by nearest height', async () => {
    const section = page.getByRole('region', { name: 'Related Products' });
    const hrefs = await section
      .getByRole('link')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    expect(hrefs).toEqual(findRelatedProducts(steps, products).map(({ id }) => `/product/${id}`));
  });
  await test.step('the machine-readable offer agrees with the page', async () => {
    const json = await page.locator('script[type="application/ld+json"]').first().textContent();
    const data = JSON.parse(json ?? '');
    expect(data).toMatchObject({ '@type': 'Product', sku: steps.sku });
    await expect(page.getByRole('main').getByText(`£${data.offers.price}`).first()).toBeVisible();
    expect(data.offers.availability).toBe('https://schema.org/InStock');
  });
});

test('[PD1] leads back to the shop as it was left: filters, sort and place', async ({ page }) => {
  const left = '/shop?family=step-ladders&sort=price-high';
  await page.goto(left);
  const cards = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
  const card = cards.nth(9);
  const name = (await card.textContent()) ?? '';
  await card.click();
  await page.waitForURL('**/product/*');
  const back = page.getByRole('main').getByRole('link', { name: 'Back to shop' });
  await expect(back).toHaveAttribute('href', left);
  await page.getByRole('link', { name: 'Product Description' }).first().click();
  await page.waitForURL('**#*');
  await back.click();
  await expect(page).toHaveURL(left);
  await expect(cards.filter({ hasText: name })).toBeInViewport();
  await page.goForward();
  await page.waitForURL('**/product/*');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('[PD2, PD3] four thumbnails, and the main picture follows the chosen one', async ({
      page,
    }) => {
      await open(page, steps);
      const views = page.getByRole('group', { name: `Views of ${steps.name}` });
      const thumbnails = views.getByRole('radio');
      await expect(thumbnails).toHaveCount(4);
      await expect(thumbnails.first()).toBeChecked();
      for (const view of ['scale', 'front', 'detail', 'three-quarter']) {
        const thumbnail = views.locator('label', { has: page.locator(`[value=${view}]`) });
        await thumbnail.click();
        await expect(thumbnail).toHaveCSS('border-top-width', '2px');
        await expect(views.locator(`[data-view=${view}]`)).toBeVisible();
        await expect(views.locator('[data-view]:visible')).toHaveCount(1);
      }
    });
  });
}

test('[PD2, PD3, PD6, PD7] thumbnails, enlarged picture, tabs and specifications answer, and a part is added', async ({
  page,
}) => {
  await open(page, steps);
  await test.step('thumbnails answer to the arrow keys', async () => {
    const [first, second] = await page.getByRole('radio').all();
    await first?.focus();
    await page.keyboard.press('ArrowDown');
    await expect(second ?? page.locator('nothing')).toBeChecked();
    await expect(page.locator('[data-view=front]')).toBeVisible();
    await first?.check({ force: true });
  });
  await test.step('the picture opens large, steps through the views, and closes where it was opened', async () => {
    const opener = page.getByRole('button', { name: 'Enlarge the picture' });
    const enlarged = page.getByRole('dialog', { name: steps.name });
    await opener.focus();
    await page.keyboard.press('Enter');
    const picture = enlarged.getByRole('img');
    await expect(picture).toHaveAccessibleName(/three-quarter view$/);
    await enlarged.getByRole('button', { name: 'Previous view' }).click();
    await expect(picture).toHaveAccessibleName(/beside a person/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(picture).toHaveAccessibleName(/side view$/);
    await page.keyboard.press('Escape');
    await expect(enlarged).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.locator('[data-view=front]')).toBeVisible();
  });
  await test.step('specifications are open, close and open again, and name the true standard', async () => {
    const panel = page.locator('details', { hasText: 'Technical Specifications' });
    const standard = panel.getByRole('row', { name: /^Standard/ });
    await expect(standard).toContainText('EN 131-1, -2, -3');
    await panel.locator('summary').click();
    await expect(standard).toBeHidden();
    await panel.locator('summary').click();
    await expect(standard).toBeVisible();
  });
  await test.step('every tab leads to its section', async () => {
    const tabs = page.getByRole('navigation', { name: 'On this page' });
    for (const name of [
      'Technical Specifications',
      'To scale',
      'Product Description',
      'Compatible Spare Parts',
      'Related Products',
    ]) {
      await tabs.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
      await expect(tabs.locator('[aria-current]')).toHaveText(name);
    }
  });
  await test.step('the parts that fit, each with its price', async () => {
    const section = page.getByRole('region', { name: 'Compatible Spare Parts' });
    const expected = findFittingParts(steps, products);
    const cards = section.getByRole('listitem');
    await expect(cards).toHaveCount(expected.length);
    for (const part of expected) {
      const card = cards.filter({ hasText: part.name });
      await expect(card.getByRole('link')).toHaveAttribute('href', `/product/${part.id}`);
      await expect(card.getByText(formatPrice(part.price), { exact: true })).toBeVisible();
    }
    await cards.first().getByRole('button', { name: 'Add to Cart' }).click();
    await expect(cards.first().getByRole('button', { name: 'Added!' })).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('button', { name: /^Cart\s*1 item$/ }),
    ).toBeVisible();
  });
  await test.step('asks for an unlisted part with the model filled in', async () => {
    await page.getByRole('link', { name: "Can't find your part? Ask us" }).click();
    await expect(page).toHaveURL('/spare-parts?family=step-ladders&model=grp-step-ladder#ask');
    await expect(
      page.getByRole('heading', { name: "Can't find your part? Ask us" }),
    ).toBeInViewport();
    await expect(page.getByLabel("What it's for")).toHaveValue('step-ladders');
    await expect(page.getByLabel('Model or SKU')).toHaveValue('GRP Step Ladder');
  });
});

test('[PD3] the enlarged picture is clean for axe, fits the screen, and is larger than it was on a low one', async ({
  page,
}) => {
  await open(page, steps);
  const enlarged = page.getByRole('dialog', { name: steps.name });
  const enlarge = () => page.getByRole('button', { name: 'Enlarge the picture' }).click();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await enlarge();
    await expect(enlarged).toBeInViewport({ ratio: 1 });
    expect(await findAxeViolations(page, 'dialog:modal'), `${width} px`).toEqual([]);
    await page.mouse.click(width / 2, 4);
    await expect(enlarged).toBeHidden();
  }
  const widthOf = async (picture: Locator) => (await picture.boundingBox())?.width ?? 0;
  for (const [width, height] of [
    [640, 360],
    [844, 390],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    const own = await widthOf(page.locator('[data-view]:visible img').first());
    await enlarge();
    await expect(enlarged).toBeInViewport({ ratio: 1 });
    await expect(enlarged.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    expect(await widthOf(enlarged.getByRole('img')), `${width} px`).toBeGreaterThan(own);
    await page.keyboard.press('Escape');
  }
});

test('[PD4, PD4a] shows badges, name, SKU, whole stars, price, saving and stock', async ({
  page,
}) => {
  await open(page, reduced);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(reduced.name);
  for (const badge of reduced.badges) {
    await expect(main.getByText(badge, { exact: true }).first()).toBeVisible();
  }
  const stars = Math.floor(reduced.rating ?? 0);
  await expect(main.getByText(`SKU ${reduced.sku}`)).toBeVisible();
  await expect(main.getByRole('img', { name: `${stars} out of 5 stars` })).toBeVisible();
  await expect(main.getByText(`${stars}.0`, { exact: true })).toBeVisible();
  await expect(main.getByText('(247 reviews)')).toBeVisible();
  const original = reduced.originalPrice ?? 0;
  await expect(main.getByText(formatPrice(reduced.price), { exact: true }).first()).toBeVisible();
  await expect(main.locator('s', { hasText: formatPrice(original) }).first()).toBeVisible();
  await expect(
    main.getByText(`Save ${formatSaving(original - reduced.price)}`).first(),
  ).toBeVisible();
  await expect(main.getByText(`${reduced.stockCount} in stock`).first()).toBeVisible();
  // A date may have replaced the first one by now.
  await expect(
    main.getByText(`within ${claims.deliveryWorkingDays} working days`).last(),
  ).toBeVisible();
});

test('[PD4] names the day by which it comes, in place of the promise', async ({ page }) => {
  // Around Christmas; the date is computed as the shop does, because its owner can close on further days.
  const ordered = new Date('2026-12-22T12:00:00Z');
  await page.clock.setFixedTime(ordered);
  await open(page, steps);
  const line = page.locator('[data-delivery]');
  await expect(line).toHaveText(`UK mainland delivery by ${shortDay(deliveryDay(ordered))}`);
  await expect(page.getByText('UK delivery within 5 working days')).toHaveCount(0);
});

test('[PL16] both prices stand on the page, and the switch says which is large', async ({
  page,
}) => {
  await open(page, steps);
  const main = page.getByRole('main');
  const [inc, ex, vat] = [steps.price, exVat(steps.price), vatInPrice(steps.price)].map(
    formatPrice,
  );
  await expect(main.getByText(`Including VAT. ${ex} ex VAT plus ${vat} VAT.`)).toBeVisible();
  await page.getByRole('button', { name: 'Ex VAT' }).click();
  await expect(main.getByText(`${ex} ex VAT`, { exact: true }).first()).toBeVisible();
  await expect(main.getByText(`${inc} including ${vat} VAT.`)).toBeVisible();
  await expect(main.getByText('Including VAT.')).toBeHidden();
  await page.reload();
  await expect(main.getByText(`${inc} including ${vat} VAT.`)).toBeVisible();
});

test('[PD4, CC5] adds the quantity asked for and says so for two seconds', async ({ page }) => {
  await page.clock.install();
  await open(page, steps);
  const buy = page.getByRole('main');
  await buy.getByRole('button', { name: 'Quantity: one more' }).click();
  await expect(buy.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');
  await buy.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  const added = buy.getByRole('button', { name: 'Added to Cart!' });
  await expect(added).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('button', { name: /^Cart\s*2 items/ }),
  ).toBeVisible();
  await page.clock.runFor(2000);
  await expect(added).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[PD4] name, price and one Add to Cart are in sight wherever the page stands', async ({
    page,
  }) => {
    await open(page, steps);
    const main = page.getByRole('main');
    const own = main.locator('.buy-row');
    const bar = own.locator('.buy-bar');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByText(formatPrice(steps.price))).toBeInViewport({ ratio: 1 });

    await own.getByRole('spinbutton', { name: 'Quantity' }).scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await own.getByRole('button', { name: 'Quantity: one more' }).click();

    await page.locator('#description').scrollIntoViewIfNeeded();
    await expect(bar.getByText(`2 × ${formatPrice(steps.price)}`)).toBeInViewport();
    const [add, cart] = [bar.locator('button'), page.locator('.floating-cart')];
    const [barBox, cartBox] = [await bar.boundingBox(), await cart.boundingBox()];
    expect((barBox?.x ?? 0) + (barBox?.width ?? 0)).toBeLessThan(cartBox?.x ?? 0);
    await add.click();
    await expect(add).toHaveText('Added to Cart!');
    await expect(cart).toHaveAccessibleName(/2 items/);
  });

  test('[PD4, PL15] the compare tray does not cover the buy bar', async ({ page }) => {
    await open(page, steps);
    const bar = page.locator('.buy-bar');
    const tray = page.getByRole('region', { name: 'Products to compare' });
    const low = await bar.boundingBox();
    await page.getByRole('button', { name: /^Compare/ }).click();
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    const [barBox, trayBox] = [await bar.boundingBox(), await tray.boundingBox()];
    expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeLessThan(trayBox?.y ?? 0);
    await bar.locator('button').click();
    await expect(bar.locator('button')).toHaveText('Added to Cart!');
    await tray.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => bar.boundingBox()).toEqual(low);
  });
});

test('[CC5, CC6] what is out of stock cannot be bought, but waited for', async ({ page }) => {
  await open(page, soldOut);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Out of stock\./)).toBeVisible();
  await expect(main.locator('[data-delivery]')).toHaveText(/^UK mainland delivery by /);
  await expect(main.locator('[data-delivery]')).toBeHidden();
  await expect(main.getByRole('button', { name: 'Notify When Available' })).toBeVisible();
  await expect(main.getByRole('spinbutton', { name: 'Quantity' })).toHaveCount(0);
});

test('[PD4, CC14] shows alternatives that are in stock for a sold-out product', async ({
  page,
}) => {
  const sold = find(
    'ladder sold out',
    ({ inStock, category }) => !inStock && category === 'Ladders',
  );
  const [first, second] = findInStockAlternatives(sold, products);
  if (!first || !second) throw new Error('Nothing of its family is in stock');
  await page.route('**/api/stock', (route) =>
    route.fulfill({ json: { [first.id]: 0, [second.id]: 3 } }),
  );
  await open(page, sold);
  const offered = page.getByRole('listitem').filter({ hasText: 'in stock now' });
  await expect(offered).toHaveCount(1);
  await expect(offered.getByText(`${formatPrice(second.price)},`)).toBeVisible();
  await expect(offered.getByText('3 in stock now', { exact: true })).toBeVisible();
  await expect(offered.getByRole('link')).toHaveAttribute('href', `/product/${second.id}`);
  await expect(
    page.getByRole('heading', { name: 'In stock now, same reach or higher' }),
  ).toBeVisible();
  await open(page, steps);
  await expect(offered).toHaveCount(0);
});

for (const [was, left, square, button] of [
  ['in stock', 0, '2px', 'Notify When Available'],
  ['out of stock', 4, '4px', 'Add to Cart'],
] as const) {
  test(`[PD4, CC5, CC14] built ${was} and ${left} left: line and button are as if built so`, async ({
    page,
  }) => {
    const product = was === 'in stock' ? steps : soldOut;
    await neverWakeByTime(page);
    await page.route('**/api/stock', (route) => route.fulfill({ json: { [product.id]: left } }));
    await open(page, product);
    const main = page.getByRole('main');
    const line = main.locator(`[data-stock="${product.id}"]`).first();
    await expect(line).toHaveText(left > 0 ? '4 in stock' : /^Out of stock/);
    const border = await line.evaluate(
      (shown) => getComputedStyle(shown, '::before').borderTopWidth,
    );
    expect(border).toBe(square);
    const promise = main.getByText('UK mainland delivery by');
    await expect(promise).toBeVisible({ visible: left > 0 });
    const buying = main.locator(`[data-buying="${product.id}"]`);
    await expect(buying.getByRole('button', { name: button, exact: true })).toBeVisible();
  });
}

test('[PD7] an accessory says what it fits, and leads to it in the shop', async ({ page }) => {
  await open(page, accessory);
  const fits = page.getByRole('region', { name: 'What it fits' });
  await expect(fits.getByRole('link', { name: 'Extension Ladders' })).toHaveAttribute(
    'href',
    '/shop?family=extension-ladders',
  );
  for (const model of accessory.fitsModels ?? []) await expect(fits).toContainText(model);
});

test('[PD8, PD9, CA7] an unknown product shows the first one and says so, which the first one does not', async ({
  page,
}) => {
  const response = await page.goto('/product/no-such-ladder');
  expect(response?.status()).toBe(200);
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(firstProduct.name);
  await expect(main.getByText("We don't have that product.")).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${company.origin}/product/${firstProduct.id}`,
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await test.step('the first product at its own address says no such thing', async () => {
    const own = await open(page, firstProduct);
    expect(own?.headers()['x-robots-tag']).toBeUndefined();
    await expect(page.getByText("We don't have that product.")).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });
  await test.step('the test item says what it is and stays out of search engines', async () => {
    await open(page, testItem);
    await expect(page.getByText('Test item', { exact: true })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[PD6, PD11, OT5, CO5] the whole page reads, and its documents open', async ({ page }) => {
    await open(page, steps);
    const main = page.getByRole('main');
    await expect(main.getByRole('row', { name: /^Working height/ })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Product Description' })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Related Products' })).toBeVisible();
    await expect(main.getByText('UK delivery within 5 working days')).toBeVisible();
    const sheet = main
      .getByRole('region', { name: 'Documents' })
      .getByRole('link', { name: 'Data sheet' });
    const response = await page.request.get((await sheet.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('application/pdf');
  });
});

for (const product of [accessory, soldOut, tower, testItem]) {
  test(`axe finds nothing on ${product.id}, which fits every width`, async ({ page }) => {
    await open(page, product);
    expect(await findAxeViolations(page, 'main')).toEqual([]);
    for (const width of [390, 600, 820, 900, 1240, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${width} px`).toEqual([]);
    }
  });
}
