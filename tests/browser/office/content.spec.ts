import { expect, type Locator, type Page } from '@playwright/test';
import { formatPrice } from '../../../catalogue/money.ts';
import { findAxeViolations } from '../../support/axe.ts';
import { findProduct, openCart, storeCart } from '../../support/cart.ts';
import { readEmailsTo } from '../../support/mail-folder.ts';
import { withNewOffice } from '../../support/new-office.ts';
import { overflow } from '../../support/overflow.ts';
import { placeOrder } from '../../support/place-order.ts';
import { test } from '../../support/test.ts';

const smallProduct = findProduct(
  ({ inStock, stockCount, closedLength, weight, isTest }) =>
    inStock && stockCount > 4 && closedLength < 1.5 && weight < 20 && !isTest,
);
const [oldPhone, newPhone] = ['0808 157 0142', '0161 496 0142'];
const buyer = 'buyer@stores.example';
const rail = (page: Page) => page.getByRole('navigation', { name: 'Office', exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Draft' });
const expectLive = (page: Page) =>
  expect(page.getByRole('region', { name: 'Publishing' })).toContainText(/Live since/, {
    timeout: 300_000,
  });
const getDeliveryRow = (cart: Locator) =>
  cart.getByText('Delivery, Highlands', { exact: true }).locator('..');

async function openHighlandsCart(page: Page): Promise<Locator> {
  const cart = await openCart(page);
  await cart.getByRole('textbox', { name: 'Delivery to postcode' }).fill('IV1 1AA');
  await page.keyboard.press('Enter');
  return cart;
}

test('[LC2] [LC9] the phone and a delivery rate change in the preview, on pages, in the cart and in emails, and back', async ({
  browser,
}) => {
  // A new phone number changes every page, as does undoing it: busy machines with two cores take minutes.
  test.setTimeout(600_000);
  await withNewOffice(async ({ shop, link, mails }) => {
    const office = await (await browser.newContext({ baseURL: new URL(link).origin })).newPage();
    await office.goto(link);
    await office.getByLabel('Your name').fill('Ruth Mellor');
    await office.getByLabel('Email').fill('ruth@stores.example');
    await office.getByRole('button', { name: 'Use a password instead' }).click();
    await office.getByLabel('Password').fill('seven green kettles');
    await office.getByRole('button', { name: 'Set this password' }).click();
    await expect(rail(office)).toBeVisible();

    await rail(office).getByRole('link', { name: 'Content', exact: true }).click();
    await expect(office.getByRole('heading', { name: 'Content', level: 1 })).toBeVisible();
    expect(await findAxeViolations(office)).toEqual([]);
    await office.getByRole('link', { name: 'Phone and hours', exact: true }).last().click();
    const phone = office.getByLabel('Phone', { exact: true });
    await phone.fill('12');
    await phone.blur();
    await expect(office.getByRole('alert')).toHaveText(
      'Enter a UK number with its spaces, such as 0161 496 0142.',
    );
    expect(await findAxeViolations(office)).toEqual([]);
    await phone.fill(newPhone);
    await expect(bar(office)).toContainText('1 change, not yet live');
    await office.goto('/content/zone/highlands');
    await office.getByLabel('Order up to 1.5 m and 25 kg').fill('£21.50');
    await expect(bar(office)).toContainText('2 changes, not yet live');
    for (const width of [390, 820, 1440]) {
      await office.setViewportSize({ width, height: 900 });
      expect(await overflow(office)).toEqual([]);
    }
    await bar(office).getByRole('button', { name: 'Preview' }).click();
    const preview = office.getByRole('dialog', { name: 'Preview of 2 changes' });
    await expect(preview.locator('ins')).toHaveText([newPhone, '£21.50']);
    expect(await findAxeViolations(office, 'dialog')).toEqual([]);
    const opened = office.waitForEvent('popup');
    await preview.getByRole('link', { name: 'Terms & Conditions', exact: true }).click();
    const page = await opened;
    await expect(page).toHaveTitle('Preview: Terms & Conditions | Rungmoor', { timeout: 60_000 });
    await expect(page.getByRole('banner')).toContainText(newPhone);
    await expect(page.getByRole('main')).toContainText('£21.5');
    // The preview includes the style sheet and the typeface, and its links stay within the preview.
    await expect(page.getByRole('banner')).toHaveCSS('font-family', /Archivo/);
    expect(await page.evaluate(() => document.fonts.check('16px Archivo'))).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'Shop Now' }).click();
    await expect(page).toHaveTitle(/^Preview: Professional Access/, { timeout: 60_000 });
    await page.close();
    expect(await (await fetch(`${shop}/terms`)).text()).toContain(oldPhone);
    await office.keyboard.press('Escape');
    await bar(office).getByRole('button', { name: 'Publish 2 changes' }).click();
    await expectLive(office);

    const visitor = await (await browser.newContext({ baseURL: shop })).newPage();
    await storeCart(visitor, [{ id: smallProduct.id, quantity: 1 }]);
    await visitor.goto('/terms');
    await expect(visitor.getByRole('banner')).toContainText(newPhone);
    await expect(visitor.getByRole('main')).toContainText('£21.5');
    const cart = await openHighlandsCart(visitor);
    await expect(getDeliveryRow(cart)).toContainText('£21.50');
    await cart.getByRole('textbox', { name: 'Delivery to postcode' }).fill('JE2 3AB');
    await visitor.keyboard.press('Enter');
    await expect(cart.getByText(`Call ${newPhone}`)).toBeVisible();
    await placeOrder(shop, { quantities: [1], typed: { email: buyer } });
    await expect.poll(() => readEmailsTo(mails, buyer).join('\n')).toContain(newPhone);

    await office.goto('/prices/history');
    await office
      .getByRole('button', { name: /^Undo version/ })
      .first()
      .click();
    await expect(office.locator('.versions')).toContainText('Undone by version');
    await expect
      .poll(async () => (await fetch(`${shop}/terms`)).text(), { timeout: 300_000 })
      .toContain(oldPhone);
    await visitor.goto('/terms');
    await expect(visitor.getByRole('banner')).toContainText(oldPhone);
    await expect(getDeliveryRow(await openHighlandsCart(visitor))).toContainText(
      formatPrice(1_800),
    );
  });
});
