import { expect } from '@playwright/test';
import { company } from '../../../content/company.ts';
import { findProduct, openCart } from '../../support/cart.ts';
import { createEmail, expectEmail, getCartCount, getProduct, phone, test } from './buyer.ts';

const normaliseSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('[QU1, QU2, QU4] a cart of two goods becomes a quote that names both, and stays a cart', async ({
    page,
  }) => {
    const podium = findProduct(({ family, inStock }) => family === 'podium-steps' && inStock);
    const deckProduct = findProduct(
      ({ family, inStock }) => family === 'industrial-deck' && inStock,
    );
    for (const { id } of [podium, deckProduct]) {
      await page.goto(`/product/${id}`);
      await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(page.getByRole('button', { name: 'Added to Cart!' })).toBeVisible();
    }
    const panel = await openCart(page);
    await panel.getByRole('button', { name: `Quantity of ${podium.name}: one more` }).click();
    await panel.getByRole('link', { name: 'Get a trade quote for this cart' }).click();

    const form = page.getByRole('form', { name: 'Trade quote' });
    await expect(form).toBeInViewport();
    const lines = form.getByRole('status').first();
    await expect(lines).toContainText('Included in your request: 3 items');
    for (const { name, sku } of [podium, deckProduct]) {
      await expect(lines).toContainText(normaliseSpaces(name));
      await expect(lines).toContainText(sku);
    }
    await form.getByRole('textbox', { name: 'Company' }).fill('Fellside Joinery');
    await form.getByRole('textbox', { name: 'Email' }).fill(createEmail('quote'));
    await form.getByText('26-50').click();
    await form.getByRole('button', { name: 'Request a quote' }).click();
    await page.waitForURL('**/thank-you');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'Thank You for Your Quote Request!',
    );
    await expectEmail(createEmail('quote'), [podium.sku, deckProduct.sku, '26-50']);
    await expectEmail(company.email.shown, ['Fellside Joinery', podium.sku, deckProduct.sku]);

    await main.getByRole('link', { name: 'Browse Our Products' }).click();
    await page.waitForURL('**/shop');
    await expect(getCartCount(page)).toHaveText('3');
  });

  test('[OT4, CC1] the castor for a model is found, read about, put in the cart four times, and found again', async ({
    page,
  }) => {
    const castor = getProduct('garrowforge-700-sprung-castor-125-mm');
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('link', { name: 'Spare Parts' })
      .click();
    await page.getByLabel('1. Family').selectOption('mobile-access');
    await page.getByLabel('2. Model').selectOption({ label: 'Mobile Platform Ladder' });
    const parts = page.getByRole('main').getByRole('listitem').filter({ visible: true });
    const card = parts.filter({ has: page.getByRole('heading', { name: castor.name }) });
    await card.getByRole('link', { name: castor.name }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(normaliseSpaces(castor.name));
    const more = page.getByRole('button', { name: 'Quantity: one more' });
    for (let press = 0; press < 3; press += 1) await more.click();
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    const panel = await openCart(page);
    await expect(panel.getByRole('heading', { name: 'Cart, 4 items' })).toBeVisible();
    await expect(panel.getByRole('link', { name: castor.name })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.goBack();
    await expect(page.getByLabel('1. Family')).toHaveValue('mobile-access');
    await expect(page.getByLabel('2. Model').locator('option:checked')).toHaveText(
      'Mobile Platform Ladder',
    );
    await expect(card).toBeVisible();
    await expect(getCartCount(page)).toHaveText('4');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[QU2, QU3, OT5, CO6] from the finder to a product to a quote that is posted as a plain form', async ({
    page,
  }) => {
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Step Ladders/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Not on the first page of the shop: without a script its family's chart leads to it.
    const steps = findProduct(({ family, inStock }) => family === 'step-ladders' && inStock);
    await page.locator(`[data-chart] a[href="/product/${steps.id}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(normaliseSpaces(steps.name));
    await expect(page.locator(`header a[href="${company.phone.href}"]`).first()).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'Trade Quotes' }).click();
    const form = page.getByRole('form', { name: 'Trade quote' });
    await expect(form).toBeInViewport();
    await form.getByRole('textbox', { name: 'Company' }).fill('Fellside Joinery');
    await form.getByRole('textbox', { name: 'Email' }).fill(createEmail('plain'));
    await form.getByText('5-10').click();
    await form.getByRole('textbox', { name: 'Message' }).fill(`Eight of ${steps.sku}, please.`);
    await form.getByRole('button', { name: 'Request a quote' }).click();
    await page.waitForURL('**/thank-you');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Thank You for Your Quote Request!',
    );
    await expectEmail(company.email.shown, [`Eight of ${steps.sku}, please.`, '5-10']);
    await expectEmail(createEmail('plain'), ['Your quote request', '5-10']);
    await page.getByRole('main').getByRole('link', { name: 'Return to Homepage' }).click();
    await expect(page).toHaveURL('/');
  });

  test('[OT4, OT5] a part is found among those for its family, with its price and a way to order', async ({
    page,
  }) => {
    const castor = getProduct('garrowforge-700-sprung-castor-125-mm');
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Spare Parts' }).first().click();
    await page.getByLabel('1. Family').selectOption('mobile-access');
    await page.getByRole('button', { name: 'Show parts' }).click();
    await page.getByRole('main').getByRole('link', { name: castor.name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(normaliseSpaces(castor.name));
    await expect(page.locator(`main a[href="${company.phone.href}"]`).first()).toBeVisible();
  });
});
