import { expect } from '@playwright/test';
import { findAxeViolations } from '../support/axe.ts';
import { test } from './journeys/buyer.ts';

// The browser accepts this address, which no mail can reach, so the server's validation is tested.
const invalidEmail = 'office@fellside';

// Pages are served while the database is still opening.
test.beforeEach(async ({ request }) => {
  const status = async () => (await request.get('/api/stock')).status();
  await expect.poll(status, { timeout: 25_000 }).toBe(200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[QU2, QU3] a quote comes back with what was typed, is corrected and sent', async ({
    page,
  }) => {
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Trade quote' });
    await form.getByRole('textbox', { name: 'Company' }).fill('Fellside "Joinery" & Sons');
    await form.getByRole('textbox', { name: 'Email' }).fill(invalidEmail);
    await form.getByText('11-25').click();
    await form.getByRole('textbox', { name: 'Message' }).fill('Ten podiums,\ndelivered to site.');
    const answer = page.waitForResponse('**/api/bulk-quote');
    await form.getByRole('button', { name: 'Request a quote' }).click();
    expect((await answer).status()).toBe(422);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your quote request was not sent',
    );
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Enter an email address like');
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeFocused();
    await expect(email).toHaveValue(invalidEmail);
    await expect(email).toHaveAccessibleDescription(/^Enter an email address like/);
    await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue(
      'Fellside "Joinery" & Sons',
    );
    await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue(
      'Ten podiums,\ndelivered to site.',
    );
    await expect(page.getByRole('radio', { name: '11-25 items' })).toBeChecked();

    await email.fill('office@fellside.example');
    await page.getByRole('button', { name: 'Request a quote' }).click();
    await page.waitForURL('**/thank-you');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Thank You for Your Quote Request!',
    );
  });

  test('[OT4] a part enquiry comes back with the family that was chosen', async ({ page }) => {
    await page.goto('/spare-parts');
    await page.getByLabel("What it's for").last().selectOption('podium-steps');
    await page.getByRole('textbox', { name: 'The part you need' }).fill('The left foot');
    await page.getByRole('textbox', { name: 'Your email' }).fill(invalidEmail);
    await page.getByRole('button', { name: 'Ask for the part' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your question was not sent');
    await expect(page.getByRole('combobox', { name: /^What it's for/ })).toHaveValue(
      'podium-steps',
    );
    await page.getByRole('textbox', { name: 'Your email' }).fill('office@fellside.example');
    await page.getByRole('button', { name: 'Ask for the part' }).click();
    await page.waitForURL('**/thank-you#part-enquiry');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading')).toHaveText("We've got your question");
    await expect(main).not.toContainText('quote', { useInnerText: true });
    await expect(page.getByRole('banner')).toBeInViewport();
  });
});

test('[QU3] axe finds nothing in a form that came back', async ({ page }) => {
  await page.goto('/thank-you');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/api/bulk-quote';
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your quote request was not sent',
  );
  expect(await findAxeViolations(page, 'main')).toEqual([]);
});
