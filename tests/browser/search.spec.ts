import { expect, type Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { sitePages } from '../../site/features/search/site-pages.ts';
import { findAxeViolations } from '../support/axe.ts';
import { modules } from '../support/hold-modules.ts';
import { test } from '../support/test.ts';

const opener = (page: Page) => page.getByRole('banner').locator('button[commandfor="search"]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search products' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search by name, SKU or size' });
const results = (page: Page) => page.getByRole('option');

async function search(page: Page, query: string) {
  await opener(page).click();
  await field(page).fill(query);
}

async function expectNoViolations(page: Page) {
  expect(await findAxeViolations(page, '#search')).toEqual([]);
}

test('[PL14] finds by words and size, forgives typing errors and shows more on demand', async ({
  page,
}) => {
  await page.goto('/terms');
  await test.step('no letter opens it by itself', async () => {
    for (const key of ['/', 'k', 's']) await page.keyboard.press(key);
    await expect(dialog(page)).toBeHidden();
  });
  await test.step('with picture, figures, price and stock', async () => {
    await search(page, '8 tread grp');
    const first = results(page).first();
    await expect(first).toContainText('Calderstile 900 GRP Step Ladder, 8 tread');
    await expect(first).toContainText('CAL-GSL8T');
    await expect(first).toContainText(/Top tread\s*1\.9/);
    await expect(first).toContainText(/Working height\s*3\.1/);
    await expect(first).toContainText(/Load\s*150/);
    await expect(first).toContainText(/£\d+\.\d\d/);
    await expect(first).toContainText(/\d+ in stock/);
    await expect(first.locator('img')).toBeVisible();
    await expect(first.locator('mark')).toHaveText(['GRP', '8']);
    await expect(first).toHaveAttribute('href', '/product/calderstile-900-grp-step-ladder-8-tread');
    await expect(dialog(page).getByRole('status')).toHaveText('2 products found.');
  });
  await test.step('says of a tower that it may stand indoors only', async () => {
    await field(page).fill('9.7 m tower');
    await expect(results(page).first()).toContainText('Indoors only');
    await field(page).fill('7.7 m tower');
    await expect(results(page).first()).toContainText('7.7 m platform');
    await expect(results(page).first()).not.toContainText('Indoors only');
  });
  await test.step('says how it read typing errors', async () => {
    await field(page).fill('extention laddar');
    await expect(results(page).first()).toContainText('Extension Ladder');
    await expect(dialog(page).getByRole('status')).toContainText(
      'Showing results for “extension ladder”',
    );
  });
  await test.step('more results by click', async () => {
    await field(page).fill('tower');
    await expect(results(page)).toHaveCount(8);
    await dialog(page).getByRole('button', { name: 'Show more' }).click();
    await expect(results(page)).toHaveCount(24);
    await expect(dialog(page).getByRole('status')).toContainText('Showing the first 24 products.');
  });
  await test.step('more results by key leave the focus where the arrow keys work', async () => {
    await field(page).fill('podium');
    const more = dialog(page).getByRole('button', { name: 'Show more' });
    await expect(more).toBeVisible();
    for (let shown = 8; await more.isVisible(); shown += 16) {
      await expect(results(page)).toHaveCount(shown);
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(results(page).nth(shown)).toHaveAttribute('aria-selected', 'true');
      await expect(field(page)).toBeFocused();
    }
    await expect(dialog(page).getByRole('status')).not.toContainText('are shown');
  });
});

test('[PL14] has an address, with which the home page opens it', async ({ page }) => {
  await page.goto('/?search=8+tread+grp');
  await expect(field(page)).toHaveValue('8 tread grp');
  await expect(results(page).first()).toContainText('8 tread');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  await page.goto(`/?search=${'podium'.repeat(20)}`);
  expect((await field(page).inputValue()).length).toBe(80);
  await page.goto('/?search=+');
  await expect(dialog(page)).toBeHidden();
});

test('[PL14] says what is left just now, on a page that shows no stock itself', async ({
  page,
}) => {
  const json = { 'calderstile-900-grp-step-ladder-8-tread': 1 };
  await page.route('**/api/stock', (route) => route.fulfill({ json }));
  await page.goto('/terms');
  await search(page, '8 tread grp');
  await expect(results(page).first()).toContainText('1 in stock');
});

test('[PL14] Ctrl+K and ⌘K open it before any module has loaded', async ({ page }) => {
  await page.route(modules, (route) => route.abort());
  await page.goto('/terms');
  for (const key of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(dialog(page)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
});

test('[PL14] what is typed before the search has loaded is not lost', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(modules, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/terms', { waitUntil: 'commit' });
  // What the shared script sets when it has run.
  await page.waitForFunction(() => 'Astro' in globalThis);
  await page.locator('#compare').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('podium');
  await expect(field(page)).toHaveValue('podium');
  release();
  await expect(results(page).first()).toContainText('Podium');
  await expect(field(page)).toHaveValue('podium');
});

test('[PL14] the products and the index load only when it opens', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  const productsLoaded = async () =>
    (await Promise.all(scripts)).some((script) => script.includes('CAL-GSL8T'));
  await page.goto('/terms');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(await productsLoaded()).toBe(false);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('grp');
  await expect(results(page).first()).toBeVisible();
  await expect.poll(productsLoaded).toBe(true);
});

test('[PL14] is worked by keyboard alone', async ({ page }) => {
  await page.goto('/terms');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('2.2 m tower');
  await expect(results(page).first()).toBeVisible();
  const selected = page.getByRole('option', { selected: true });
  await expect(selected).toHaveCount(0);
  const expectSelected = async (place: number) => {
    await expect(results(page).nth(place)).toHaveAttribute('aria-selected', 'true');
    const id = await results(page).nth(place).getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  };
  await page.keyboard.press('ArrowDown');
  await expectSelected(0);
  await page.keyboard.press('ArrowDown');
  await expectSelected(1);
  await page.keyboard.press('End');
  await expectSelected((await results(page).count()) - 1);
  await expect(selected).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expectSelected(0);
  await page.keyboard.press('ArrowUp');
  await expectSelected((await results(page).count()) - 1);
  await page.keyboard.press('Home');
  await expectSelected(0);
  const href = (await results(page).first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
});

test('[PL14] a scanned SKU and a return lead to the product', async ({ page }) => {
  await page.goto('/terms');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('calgsl8t\n');
  await expect(page).toHaveURL('/product/calderstile-900-grp-step-ladder-8-tread');
});

test('[PL14] a click beside it closes it and reaches nothing behind', async ({ page }) => {
  await page.goto('/shop');
  // Near the lower edge of the screen, which the search leaves free.
  const link = page.locator('[data-listing] h3 a').first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.mouse.click(x + 5, y + 5);
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/shop');
});

test('[PL14] leads into the filtered shop, by family and height', async ({ page }) => {
  await page.goto('/terms');
  await search(page, '4.2m podium');
  const links = dialog(page).getByRole('navigation', { name: 'In the shop' });
  await links.getByRole('link', { name: /^Podium Towers, 2\.1-4\.0m/ }).click();
  await expect(page).toHaveURL('/shop?height=2.1-4.0&family=podium-tower');
});

test('[PL14, PL16] offers phone, email and the shop where nothing is found, and closes by Tab, click or Escape', async ({
  page,
}) => {
  await page.goto('/terms');
  await test.step('Escape gives the focus back to the button that opened it', async () => {
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
  });
  await test.step('with nothing found it says so', async () => {
    await search(page, 'zebra');
    await expect(dialog(page).getByRole('status')).toHaveText('Nothing found.');
    await expect(dialog(page).getByText('Nothing found for “zebra”')).toBeVisible();
    for (const [name, href] of [
      [company.phone.shown, company.phone.href],
      [company.email.shown, company.email.href],
      ['Shop all products', '/shop'],
    ] as const) {
      await expect(dialog(page).getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });
  await test.step('Tab at its end leaves it, and it does not lie over where the focus goes', async () => {
    await field(page).fill('zebra');
    await expect(dialog(page).getByText('Nothing found for')).toBeVisible();
    await dialog(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('banner').locator('button[commandfor="cart"]')).toBeFocused();
  });
  await test.step('selecting text beyond the field keeps it open', async () => {
    await search(page, 'zebra');
    await field(page).hover();
    await page.mouse.down();
    await page.mouse.move(20, 700);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(20, 700);
    await expect(dialog(page)).toBeHidden();
  });
  await test.step('prices follow the VAT switch', async () => {
    await page.getByRole('button', { name: 'Ex VAT' }).click();
    await search(page, 'CAL-GSL8T');
    await expect(results(page).first().getByText('ex VAT')).toBeVisible();
  });
});

test('[PL14] a question finds the page that answers it', async ({ page }) => {
  await page.goto('/privacy');
  await search(page, 'delivery cost');
  await expect(dialog(page).getByRole('status')).toHaveText('1 page found.');
  await expect(dialog(page).getByText('Nothing found')).toBeHidden();
  const answer = page.getByRole('option', { name: 'Delivery Cost and delivery times' });
  await answer.click();
  await expect(page).toHaveURL('/terms#delivery');
  await expect(page.getByRole('heading', { name: '6. Delivery' })).toBeInViewport();
});

test('[PL14] a page comes before the products, by the arrow keys too', async ({ page }) => {
  await page.goto('/terms');
  await search(page, 'spare parts');
  await expect(dialog(page).getByRole('status')).toHaveText(
    /^1 page and \d+ products found\. Showing the first 8 products\.$/,
  );
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(results(page)).toHaveCount(9);
  await page.keyboard.press('ArrowUp');
  await expect(results(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  const first = results(page).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  const id = await first.getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/spare-parts');
});

test('[PL14] closes over an answer on the page that lies behind, and stays for one opened elsewhere', async ({
  page,
}) => {
  await page.goto('/terms');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('warranty');
  const answer = dialog(page).getByRole('option').first();
  // Prevents actual downloads and navigation: only the dialog is checked.
  await answer.evaluate((link) =>
    link.addEventListener('click', (event) => event.preventDefault()),
  );
  await answer.click({ modifiers: ['Alt'] });
  await expect(dialog(page)).toBeVisible();
  await answer.click();
  await expect(dialog(page)).toBeHidden();
  await test.step('on the page that lies behind', async () => {
    // On a fresh page, where links work again.
    await page.goto('/terms');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('warranty\n');
    await expect(page).toHaveURL('/terms#guarantee');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: '11. Quality guarantee' })).toBeInViewport();
  });
});

test('[PL14] every page that it knows is there', async ({ request }) => {
  for (const { href } of sitePages) {
    const [path = '', anchor] = href.split('#');
    const answer = await request.get(path);
    expect(answer.ok(), href).toBe(true);
    if (anchor) expect(await answer.text()).toContain(`id="${anchor}"`);
  }
});

test('[PL14] axe finds nothing before anything is typed, among results, or where nothing was found', async ({
  page,
}) => {
  await page.goto('/privacy');
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await opener(page).click();
    await field(page).fill('');
    await expect(dialog(page).getByRole('link', { name: /^Step Ladders/ })).toBeVisible();
    await expectNoViolations(page);

    await field(page).fill('2.2 m tower');
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectNoViolations(page);
    const overflow = await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(overflow).toBe(0);

    await field(page).fill('cancel my order');
    await expect(results(page)).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    await expectNoViolations(page);

    await field(page).fill('zebra');
    await expect(dialog(page).getByText('Nothing found for')).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[PL14, OT5] the dialog opens on the families, as links', async ({ page }) => {
    await page.goto('/terms');
    await opener(page).click();
    const link = dialog(page).getByRole('link', { name: /^Step Ladders/ });
    await expect(link).toHaveAttribute('href', '/shop?family=step-ladders');
    await expect(field(page)).toBeHidden();
  });
});
