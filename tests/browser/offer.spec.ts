import { expect, type Page } from '@playwright/test';
import { findAxeViolations } from '../support/axe.ts';
import { type OfferName, offerPath, unknownOfferPath } from '../support/offers.ts';
import { overflow } from '../support/overflow.ts';
import { test } from './journeys/buyer.ts';

// Pages are served while the database is still opening.
test.beforeEach(async ({ request }) => {
  const status = async () => (await request.get('/api/stock')).status();
  await expect.poll(status, { timeout: 25_000 }).toBe(200);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const states: Record<
  Exclude<OfferName, 'pay' | 'transfer' | 'decline' | 'ask' | 'quiet'>,
  RegExp
> = {
  sent: /You can|Accept and pay £/,
  newer: /Changed/,
  declined: /was declined/,
  withdrawn: /We've withdrawn this offer/,
  lapsed: /The last day to accept this offer has passed/,
  awaiting: /Please make the bank transfer now/,
  paid: /Thank you for your order/,
  asked: /Two podiums and a ladder, please/,
};

for (const [name, words] of Object.entries(states)) {
  test(`[TO3] the page of an offer that is ${name} says so, and what to do`, async ({ page }) => {
    const response = await page.goto(offerPath(name as OfferName));
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    await expect(page.getByRole('main')).toContainText(words);
    await expect(heading(page)).toHaveCount(1);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toEqual([]);
  });
}

test('[TO3] an unknown key shows no data', async ({ page }) => {
  const response = await page.goto(unknownOfferPath);
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText("This link doesn't work");
  expect(await findAxeViolations(page)).toEqual([]);
});

test('[TO3] without a key the page is as ever', async ({ page }) => {
  await page.goto('/thank-you');
  await expect(heading(page)).toHaveText('Thank You for Your Quote Request!');
});

test('[TO3] the offer can be had as a PDF', async ({ page, request }) => {
  await page.goto(offerPath('sent'));
  const href = await page.getByRole('link', { name: 'Offer as PDF' }).getAttribute('href');
  const response = await request.get(href ?? '');
  expect(response.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
  });
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[TO4] is accepted by bank transfer, with what was typed kept where it is wrong', async ({
    page,
  }) => {
    await page.goto(offerPath('transfer'));
    await page.getByText('Accept and pay by bank transfer').first().click();
    await expect(page.getByLabel('Company')).toHaveValue('Fellside Works');
    await page.getByLabel('Your PO number').fill('PO-7');
    await page.getByLabel('Delivery address').fill('1 Test Road');
    await page.getByLabel('Town or city').fill('Leeds');
    await page.getByLabel('Postcode').fill('nowhere');
    await page.getByRole('button', { name: 'Accept and pay by bank transfer' }).click();
    await expect(page.getByRole('alert')).toContainText('Enter a UK postcode like M17 1AA.');
    await expect(page.getByLabel('Your PO number')).toHaveValue('PO-7');
    await page.getByLabel('Postcode').fill('ls1 1aa');
    await page.getByRole('button', { name: 'Accept and pay by bank transfer' }).click();
    await expect(heading(page)).toHaveText('Thank you. Please make the bank transfer now.');
    await expect(page.getByText('Payment reference')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/accepted on .* as order RM-/)).toBeVisible();
  });

  test('[TO4] is paid by card at the agreed price', async ({ page }) => {
    await page.goto(offerPath('pay'));
    const pay = page.getByRole('button', { name: /^Accept and pay £[\d,.]+ by card$/ });
    const sum = /£[\d,.]+/.exec((await pay.textContent()) ?? '')?.[0] ?? 'no sum';
    await pay.click();
    await page.waitForURL('**/sandbox/checkout/**');
    await expect(page.getByText(sum).first()).toBeVisible();
  });

  test('[TO3] a question is in the thread, once', async ({ page }) => {
    await page.goto(offerPath('ask'));
    await page.getByText('Ask a question').last().click();
    await page.getByLabel('Your question').fill('Do the podiums fold?');
    await page.getByRole('button', { name: 'Send question' }).click();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      'Do the podiums fold?',
    );
  });

  test('[TO10] is declined for a reason', async ({ page }) => {
    await page.goto(offerPath('decline'));
    await page.getByText('Decline this offer').first().click();
    await page.getByLabel('Reason').selectOption('price');
    await page.getByRole('button', { name: 'Decline this offer' }).click();
    await expect(page.getByRole('main')).toContainText('This offer was declined');
  });

  test('[TO10] its reminder can be switched off', async ({ page }) => {
    await page.goto(offerPath('quiet'));
    await page.getByRole('button', { name: "Don't remind me" }).click();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('button', { name: "Don't remind me" })).toHaveCount(0);
  });
});

test('[TO3] can be used by keyboard alone', async ({ page }) => {
  await page.goto(offerPath('sent'));
  const pay = page.getByRole('button', { name: /^Accept and pay £/ });
  await pay.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Accept and pay by bank transfer').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByLabel('Name', { exact: true })).toBeFocused();
});
