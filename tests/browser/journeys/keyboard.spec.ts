import { expect, type Locator, type Page } from '@playwright/test';
import {
  createEmail,
  deliveryFields,
  desktop,
  expectPaidOrder,
  getProduct,
  phone,
  test,
} from './buyer.ts';

const maxTabStops = 90;

/** What is wrong with the visibility of the focus; undefined if it is clearly visible. */
function findFocusFault(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    // A visually hidden field shows its focus on its label.
    const shown = [focused.closest('label'), focused].find((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const name = `${focused.tagName} ${focused.textContent?.trim().slice(0, 40)}`;
    if (!shown) return `${name} has no outline`;
    const { left, top, width, height } = shown.getClientRects()[0] ?? new DOMRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hitElement = document.elementFromPoint(x, y);
    if (!hitElement) return `${name} is out of sight`;
    if (!shown.contains(hitElement) && !hitElement.contains(shown)) return `${name} is covered`;
    return undefined;
  });
}

async function pressUntilFocused(page: Page, key: 'Tab' | 'Shift+Tab', target: Locator) {
  await expect(target).toBeAttached();
  for (let stop = 0; stop < maxTabStops; stop += 1) {
    await page.keyboard.press(key);
    await expect.poll(() => findFocusFault(page)).toBeUndefined();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${maxTabStops} times ${key} did not lead to ${target}`);
}

for (const [name, viewport, id, family] of [
  ['a desktop', desktop, 'calderstile-300-combination-ladder-3x8-rung', 'Combination Ladders'],
  ['a phone', phone, 'calderstile-900-grp-extension-ladder-2x9-rung', 'Extension Ladders'],
] as const) {
  test.describe(`at ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('[SH12a, CC14] from the home page to a paid order without a pointer, the focus always in sight', async ({
      page,
    }) => {
      const wantedProduct = getProduct(id);
      const { keyboard } = page;
      const main = page.getByRole('main');
      const tabTo = (target: Locator) => pressUntilFocused(page, 'Tab', target);
      const activate = async (target: Locator) => {
        await tabTo(target);
        await keyboard.press('Enter');
      };

      await page.goto('/');
      if (viewport === phone) {
        await activate(page.getByRole('banner').getByRole('button', { name: 'Menu' }));
        await activate(page.getByRole('dialog').getByRole('link', { name: 'Shop Now' }));
      } else {
        await activate(page.getByRole('banner').getByRole('link', { name: 'Shop Now' }));
      }
      await page.waitForURL('**/shop');
      await activate(page.getByRole('link', { name: 'Skip to content' }));

      // After hydration, the listing updates without loading a page.
      await page.waitForFunction(() => !document.querySelector('astro-island[ssr] [data-listing]'));
      if (viewport === phone) await activate(main.getByRole('button', { name: 'Filters' }));
      const filters =
        viewport === phone
          ? page.getByRole('dialog', { name: 'Filters' })
          : page.getByRole('complementary', { name: 'Filters' });
      await activate(filters.getByRole('link', { name: '4.1-6.0m' }));
      await expect(page).toHaveURL(/height=4\.1-6\.0/);
      await activate(filters.getByRole('link', { name: family }));
      await expect(page).toHaveURL(/family=/);
      if (viewport === phone)
        await activate(filters.getByRole('button', { name: /^Apply Filters/ }));
      await activate(
        main.getByRole('heading', { name: wantedProduct.name, exact: true }).getByRole('link'),
      );
      await page.waitForURL(`**/product/${id}`);

      await tabTo(main.getByRole('spinbutton', { name: 'Quantity' }));
      await keyboard.press('ArrowUp');
      await activate(main.getByRole('button', { name: 'Add to Cart' }).first());
      await expect(main.getByRole('button', { name: 'Added to Cart!' })).toBeVisible();
      await pressUntilFocused(
        page,
        'Shift+Tab',
        page.getByRole('banner').getByRole('button', { name: /^Cart/ }),
      );
      await keyboard.press('Enter');
      const panel = page.locator('dialog#cart');
      await expect(panel.getByRole('heading', { name: 'Cart, 2 items' })).toBeVisible();
      await activate(panel.getByRole('button', { name: 'Checkout' }));
      await page.waitForURL('**/sandbox/checkout/*');

      // Submitted too early, the form is shown again, with the focus on the error.
      await activate(page.getByRole('button', { name: /^Pay £/ }));
      await expect(page.getByRole('alert')).toBeFocused();
      for (const [label, value] of deliveryFields(createEmail('keys'))) {
        await tabTo(page.getByRole('textbox', { name: label }));
        await keyboard.type(value);
      }
      const cards = page.getByRole('group', { name: 'Test card' }).getByRole('radio');
      await tabTo(cards.first());
      await keyboard.press('ArrowDown');
      await expect(cards.nth(1)).toBeChecked();
      await activate(page.getByRole('button', { name: /^Pay £/ }));

      // A declined card also returns to the form.
      await expect(page.getByRole('alert')).toBeFocused();
      await tabTo(cards.nth(1));
      await keyboard.press('ArrowUp');
      await expect(cards.first()).toBeChecked();
      await activate(page.getByRole('button', { name: /^Pay £/ }));
      await page.waitForURL('**/success?session_id=*');
      await tabTo(main.getByRole('button', { name: 'Track Your Order' }));
      await expectPaidOrder(page, [{ product: wantedProduct, quantity: 2 }]);
    });
  });
}
