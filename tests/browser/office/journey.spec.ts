import { expect, type Page } from '@playwright/test';
import { addAuthenticator, withNewOffice } from '../../support/new-office.ts';
import { placeOrder, wellStockedProducts } from '../../support/place-order.ts';
import { test } from '../../support/test.ts';

const getNavigation = (page: Page) => page.getByRole('navigation', { name: 'Office', exact: true });

/** Opens an order and enters its tracking number. */
async function fillDispatch(page: Page, reference: string, tracking: string) {
  await page.goto(`/orders/${reference}`);
  await page.getByLabel('Tracking number').fill(tracking);
}

async function changeAddress(page: Page, reference: string, line1: string) {
  await page.goto(`/orders/${reference}?tab=address`);
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(line1);
}

test('[OF1] [OF2] [OF5] [OF12] [OF13] [TO6] from the first start to a day with a colleague', async ({
  browser,
}) => {
  test.slow();
  await withNewOffice(async ({ shop, link }) => {
    const baseURL = new URL(link).origin;
    const owner = await browser.newContext({ baseURL });
    const ruth = await owner.newPage();
    await addAuthenticator(ruth);
    await ruth.goto(link);
    await ruth.getByLabel('Your name').fill('Ruth Mellor');
    await ruth.getByLabel('Email').fill('ruth@stores.example');
    await ruth.getByRole('button', { name: 'Create a passkey' }).click();
    await expect(getNavigation(ruth)).toBeVisible();

    // Three orders are dispatched, one of them in part.
    const [firstReference, secondReference, thirdReference] = [
      await placeOrder(shop, { quantities: [1] }),
      await placeOrder(shop, { quantities: [2, 1] }),
      await placeOrder(shop, { quantities: [0, 1, 1] }),
    ];
    await fillDispatch(ruth, firstReference, 'AA 1');
    await ruth.getByRole('button', { name: 'Dispatch 1 item' }).click();
    await expect(ruth.getByText('Dispatched, all 1 item')).toBeVisible();

    await fillDispatch(ruth, secondReference, 'BB 2');
    const fewer = `How many of ${wellStockedProducts[0]?.name} to dispatch: one fewer`;
    await ruth.getByRole('button', { name: fewer }).click();
    await ruth.getByRole('button', { name: 'Dispatch 2 items' }).click();
    await expect(ruth.getByText('Part dispatched')).toBeVisible();

    // A wrong tracking number is undone before its email has been sent.
    await fillDispatch(ruth, thirdReference, 'WRONG 3');
    await ruth.getByRole('button', { name: 'Dispatch all 2 items' }).click();
    await ruth.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(ruth.getByText('Dispatch undone')).toBeVisible();
    await fillDispatch(ruth, thirdReference, 'CC 3');
    await ruth.getByRole('button', { name: 'Dispatch all 2 items' }).click();
    await expect(ruth.getByText('DPD, CC 3').first()).toBeVisible();
    await expect(ruth.getByText('WRONG 3')).toHaveCount(0);

    // A colleague joins, and both correct the address of the remaining items.
    await ruth.goto('/staff');
    await ruth.getByRole('button', { name: 'Invite a colleague' }).click();
    await ruth.getByLabel('Email').fill('dan@stores.example');
    await ruth.getByRole('button', { name: 'Create invitation' }).click();
    const invitation = await ruth.locator('.one-time-link').innerText();
    const colleague = await browser.newContext({ baseURL });
    const dan = await colleague.newPage();
    await dan.goto(invitation);
    await dan.getByLabel('Your name').fill('Dan Webb');
    await dan.getByRole('button', { name: 'Use a password instead' }).click();
    await dan.getByLabel('Password').fill('seven green kettles');
    await dan.getByRole('button', { name: 'Set this password' }).click();
    await expect(getNavigation(dan)).toBeVisible();

    await changeAddress(dan, secondReference, '2 Mill Lane');
    await changeAddress(ruth, secondReference, '3 Mill Lane');
    await expect(ruth.getByText('Dan Webb has it open too')).toBeVisible();
    await dan.getByRole('button', { name: 'Save address' }).click();
    await expect(dan.getByText('2 Mill Lane', { exact: true }).first()).toBeVisible();
    await ruth.getByRole('button', { name: 'Save address' }).click();
    await expect(
      ruth.getByText(`Dan Webb corrected the address of ${secondReference}`),
    ).toBeVisible();
    await ruth.getByRole('button', { name: 'Save mine instead' }).click();
    await expect(ruth.getByText('3 Mill Lane', { exact: true }).first()).toBeVisible();
    await expect(dan.getByText('3 Mill Lane', { exact: true }).first()).toBeVisible();

    await ruth.goto('/account');
    await ruth.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(ruth.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await ruth.goto(`/orders/${secondReference}`);
    await expect(ruth.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await owner.close();
    await colleague.close();
  });
});
