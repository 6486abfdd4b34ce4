import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { restockConfirmed, restockThanks, restockWithdrawn } from '../../../content/shop-texts.ts';
import { restockAnswerTexts } from '../../../contract/restock-answer.ts';
import { findAxeViolations } from '../../support/axe.ts';
import { findProduct } from '../../support/cart.ts';
import { readEmailsTo } from '../../support/mail-folder.ts';
import { createEmail, newBuyerHeaders, test } from './buyer.ts';

const soldOut = findProduct(({ inStock }) => !inStock);
const mails = join(process.env.BROWSER_DATA ?? '', 'mail');
const confirmButton = { name: restockAnswerTexts.confirm };
const withdrawButton = { name: restockAnswerTexts.withdraw };

/** Requests a back-in-stock email, and returns the link in the email that asks for confirmation. */
async function confirmationLink(request: APIRequestContext, address: string): Promise<string> {
  const notifyResponse = await request.post('/api/notify', {
    data: { email: address, productId: soldOut.id },
    headers: newBuyerHeaders(),
  });
  expect(notifyResponse.status()).toBe(201);
  const link = () =>
    readEmailsTo(mails, address)
      .join()
      .match(/https?:\/\/[^/]+(\/product\/[\w-]+\?confirm=[\w-]+)/)?.[1] ?? '';
  await expect.poll(link).not.toBe('');
  return link();
}

const answer = (page: Page) =>
  page.getByRole('region', { name: "Shall we email you when it's back?" });

test('[CC6a] the link in the email shows one question, and its answer is taken in place', async ({
  page,
  request,
}) => {
  const link = await confirmationLink(request, createEmail('confirms'));
  const opened = await page.goto(link);
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  await expect(answer(page).getByRole('button')).toHaveText([
    confirmButton.name,
    withdrawButton.name,
  ]);
  expect(await findAxeViolations(page, '[data-restock-answer]')).toEqual([]);

  await answer(page).getByRole('button', confirmButton).click();
  const done = page.getByRole('heading', { name: restockConfirmed.heading });
  await expect(done).toBeFocused();
  // The key is removed from the address, so a shared address cannot respond for the customer.
  expect(new URL(page.url()).search).toBe('');

  // Days later, by the same link.
  await page.goto(link);
  await answer(page).getByRole('button', withdrawButton).click();
  await expect(page.getByRole('heading', { name: restockWithdrawn.heading })).toBeFocused();
  await page.goto(link);
  await answer(page).getByRole('button', confirmButton).click();
  await expect(answer(page).getByRole('alert')).toContainText('This link has expired');
});

test('[CC6a] a static host, which knows no keys, shows it by the page’s own script', async ({
  page,
  request,
}) => {
  const link = await confirmationLink(request, createEmail('static'));
  const file = readFileSync(`dist/product/${soldOut.id}.html`, 'utf8');
  await page.route('**/product/*', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: file }),
  );
  await page.goto(`/product/${soldOut.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(answer(page)).toBeHidden();
  await page.goto(link);
  await answer(page).getByRole('button', confirmButton).click();
  await expect(page.getByRole('heading', { name: restockConfirmed.heading })).toBeFocused();
});

test('[CC6a] what was not sent can be sent again', async ({ page }) => {
  await page.goto(`/product/${soldOut.id}?confirm=short`);
  await page.route('**/api/notify/*', (route) => route.abort());
  await answer(page).getByRole('button', confirmButton).click();
  await expect(answer(page).getByRole('alert')).toContainText('could not be reached');
  await page.unroute('**/api/notify/*');
  await answer(page).getByRole('button', confirmButton).click();
  await expect(answer(page).getByRole('alert')).toContainText('This link is incomplete');
  await expect(answer(page).getByRole('alert')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[CC6a] yes and no are plain forms, and each is told on a page', async ({
    page,
    request,
  }) => {
    const link = await confirmationLink(request, createEmail('plain'));
    for (const [button, thanks, fragment] of [
      [confirmButton, restockConfirmed, 'restock-confirmed'],
      [withdrawButton, restockWithdrawn, 'restock-withdrawn'],
    ] as const) {
      await page.goto(link);
      await answer(page).getByRole('button', button).click();
      await page.waitForURL(`**/thank-you#${fragment}`);
      await expect(page.getByRole('main').getByRole('heading')).toHaveText(thanks.heading);
    }
    await page.goto(link);
    await answer(page).getByRole('button', confirmButton).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
    await expect(page.getByRole('alert')).toContainText('This link has expired');
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('[CC6a] who asks by a plain form is told to look for the email', async ({ page }) => {
    await page.goto('/thank-you#restock-request');
    await expect(page.getByRole('main').getByRole('heading')).toHaveText(restockThanks.heading);
    await expect(page.getByRole('main')).toContainText('within 14 days');
  });
});
