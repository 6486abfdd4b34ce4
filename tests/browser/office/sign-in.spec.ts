import { expect, type Page } from '@playwright/test';
import { findAxeViolations } from '../../support/axe.ts';
import { addAuthenticator, withNewOffice } from '../../support/new-office.ts';
import { officeAddress, test } from '../../support/office.ts';
import { overflow } from '../../support/overflow.ts';

const getNavigation = (page: Page) => page.getByRole('navigation', { name: 'Office', exact: true });

test('[OF2] the first link makes an owner, who signs in by passkey and invites a colleague', async ({
  browser,
}) => {
  test.slow();
  await withNewOffice(async ({ link }) => {
    const owner = await browser.newContext();
    const page = await owner.newPage();
    await addAuthenticator(page);
    await page.goto(link);
    await page.getByLabel('Your name').fill('Ruth Mellor');
    await page.getByLabel('Email').fill('ruth@stores.example');
    await page.getByRole('button', { name: 'Create a passkey' }).click();
    await expect(getNavigation(page)).toBeVisible();
    await expect(page).toHaveURL(new URL('/', link).href);

    await page.goto(new URL('/account', link).href);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    const signingIn = page.waitForRequest((request) => request.url().endsWith('/sign-in/passkey'));
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(getNavigation(page)).toBeVisible();
    const replayed = await page.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/sign-in/passkey', { method: 'POST', headers, body })).status;
    }, (await signingIn).postData());
    expect(replayed).toBe(401);

    await page.goto(new URL('/staff', link).href);
    await page.getByRole('button', { name: 'Invite a colleague' }).click();
    await page.getByLabel('Email').fill('dan@stores.example');
    await page.getByRole('button', { name: 'Create invitation' }).click();
    const invitation = await page.locator('.one-time-link').innerText();
    await page.getByRole('button', { name: 'Close' }).click();

    const colleague = await browser.newContext();
    const colleaguePage = await colleague.newPage();
    await colleaguePage.goto(invitation);
    await expect(colleaguePage.getByLabel('Email')).toHaveValue('dan@stores.example');
    await colleaguePage.getByLabel('Your name').fill('Dan Whitworth');
    await colleaguePage.getByRole('button', { name: 'Use a password instead' }).click();
    await colleaguePage.getByLabel('Password').fill('password1234');
    await colleaguePage.getByRole('button', { name: 'Set this password' }).click();
    await expect(colleaguePage.getByText('too common')).toBeVisible();
    await colleaguePage.getByLabel('Password').fill('seven green kettles');
    await colleaguePage.getByRole('button', { name: 'Set this password' }).click();
    await expect(getNavigation(colleaguePage).getByText('Dan Whitworth')).toBeVisible();
    await expect(getNavigation(colleaguePage).getByRole('link', { name: 'Staff' })).toHaveCount(0);
    await colleaguePage.goto(new URL('/staff', link).href);
    await expect(colleaguePage.getByText('Only an owner can do this.')).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Edit Dan Whitworth' }).click();
    await page.getByRole('button', { name: 'Remove Dan Whitworth' }).click();
    await expect(page.getByText('dan@stores.example')).toHaveCount(0);
    await colleaguePage.goto(new URL('/account', link).href);
    await expect(colleaguePage.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await colleaguePage.goto(invitation);
    await expect(
      colleaguePage.getByRole('heading', { name: 'This link does not work' }),
    ).toBeVisible();
    await owner.close();
    await colleague.close();
  });
});

test('[OF2] someone whose session ends signs in over the page, and keeps what was typed', async ({
  signIn,
}) => {
  const { page, email, password } = await signIn('owner');
  await page.goto('/account');
  await page.getByLabel('Name', { exact: true }).fill('Someone Else');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save name' }).click();
  const signInDialog = page.getByRole('dialog', { name: 'Sign in again' });
  expect(await findAxeViolations(page)).toEqual([]);
  await signInDialog.getByLabel('Email').fill(email);
  await signInDialog.getByLabel('Password', { exact: true }).fill(password);
  await signInDialog.getByRole('button', { name: 'Sign in with a password' }).click();
  await expect(signInDialog).toHaveCount(0);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Someone Else');
});

test('[OF2] signing out everywhere ends every session', async ({ signIn, browser }) => {
  const { page, email, password } = await signIn('staff');
  const phone = await browser.newContext({ baseURL: officeAddress });
  const second = await phone.newPage();
  await second.goto('/');
  await second.getByLabel('Email').fill(email);
  await second.getByLabel('Password', { exact: true }).fill(password);
  await second.getByRole('button', { name: 'Sign in with a password' }).click();
  await expect(getNavigation(second)).toBeVisible();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await second.reload();
  await expect(second.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await phone.close();
});

test('[OF2, OF15] has no accessibility faults, on a PC and on a phone', async ({
  signIn,
  page,
}) => {
  test.slow();
  const { page: owner } = await signIn('owner');
  const screens: [Page, string, string][] = [
    [page, `${officeAddress}/sign-in`, 'Sign in'],
    [page, `${officeAddress}/join#nothing`, 'This link does not work'],
    [owner, '/staff', 'Staff'],
    [owner, '/account', 'Your account'],
  ];
  for (const [visited, address, name] of screens) {
    for (const width of [1440, 390]) {
      await visited.setViewportSize({ width, height: 900 });
      await visited.goto(address);
      await expect(visited.getByRole('heading', { level: 1, name })).toBeVisible();
      expect(await findAxeViolations(visited), `${name} at ${width}`).toEqual([]);
      expect(await overflow(visited), `${name} at ${width}`).toEqual([]);
    }
  }
});
