import { expect, type Page } from '@playwright/test';
import { findAxeViolations } from '../../support/axe.ts';
import { test } from '../../support/office.ts';
import { overflow } from '../../support/overflow.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Opens an email from the list. */
async function openEmail(page: Page, subject: string) {
  await page.goto('/emails?tab=failed');
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible();
}

const panel = (page: Page) => page.getByRole('region', { name: 'Email' });

test('[OF8] a failed email is corrected by the likely address, sent again, and taken back', async ({
  office,
}) => {
  const rail = office.getByRole('navigation', { name: 'Office', exact: true });
  await expect(rail.getByRole('link', { name: /^Email \d/ })).toBeVisible();
  await office.keyboard.press('g');
  await office.keyboard.press('m');
  await expect(office.getByRole('heading', { level: 1, name: 'Email' })).toBeVisible();
  await openEmail(office, 'Quote request to correct');
  await expect(panel(office)).toContainText('The recipient’s mail server rejected this address.');
  await panel(office).getByRole('button', { name: 'Use this address' }).click();
  await expect(panel(office).getByLabel('To')).toHaveValue('j.ormrod@gmail.com');
  await panel(office).getByRole('button', { name: 'Correct and send again' }).click();
  await expect(office.getByText('It goes to j.ormrod@gmail.com in 20 s.')).toBeVisible();
  await expect(panel(office)).toContainText('Waiting to be sent to j.ormrod@gmail.com');
  await office.getByRole('button', { name: 'Undo' }).click();
  await expect(office.getByRole('status').filter({ hasText: 'Undone.' })).toBeVisible();
  await expect(panel(office)).toContainText('Not delivered.');
  await expect(panel(office).getByLabel('To')).toHaveValue('j.ormrod@gmial.com');
});

test('[OF8] nothing in the preview of an email can run or leave its frame', async ({ office }) => {
  const asked: string[] = [];
  office.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openEmail(office, 'Quote request with markup');
  const frame = panel(office).frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Stored markup' })).toBeVisible();
  const before = asked.length;
  await frame.getByRole('link', { name: 'Follow me' }).click();
  await frame.getByRole('link', { name: 'Leave' }).click();
  await frame.getByRole('button', { name: 'Press me' }).click();
  await expect(frame.getByRole('heading', { name: 'Stored markup' })).toBeVisible();
  await expect(office).toHaveTitle('Email · Rungmoor office');
  expect(new URL(office.url()).pathname).toBe('/emails');
  expect(asked.slice(before).filter((path) => /sign-in|activity$|[/]x$/.test(path))).toEqual([]);
  await panel(office).getByText('Plain text').click();
  await expect(panel(office).getByText('Thank you for your request.')).toBeVisible();
});

for (const size of [phone, desktop]) {
  test(`[OF8] [OF15] emails at ${size.width}: everything in reach, nothing against WCAG 2.2 AA`, async ({
    office,
  }) => {
    await office.setViewportSize(size);
    await openEmail(office, 'Quote request to look at');
    expect(await overflow(office)).toEqual([]);
    expect(await findAxeViolations(office)).toEqual([]);
    await office
      .getByRole('searchbox', { name: 'Address, order or subject' })
      .fill('nobody at all');
    await expect(office.getByRole('heading', { name: 'No email matches.' })).toBeVisible();
    expect(await findAxeViolations(office)).toEqual([]);
  });
}
