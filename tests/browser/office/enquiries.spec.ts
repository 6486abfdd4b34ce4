import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { products } from '../../../catalogue/catalogue.ts';
import { apiPaths } from '../../../contract/api-paths.ts';
import { findFittingParts } from '../../../pictures/plans/parts.ts';
import { findAxeViolations } from '../../support/axe.ts';
import { newClientHeaders } from '../../support/client-headers.ts';
import { test } from '../../support/office.ts';
import { overflow } from '../../support/overflow.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const product = products.find((each) => findFittingParts(each, products).length > 0);
if (!product) throw new Error('No product has parts');
const [part] = findFittingParts(product, products);

/** Asks a part question in the shop, and returns the sender's address. */
async function sendPartEnquiry(shop = ''): Promise<string> {
  const email = `${randomUUID()}@kirkby.example`;
  const response = await fetch(`${shop}${apiPaths.partEnquiry}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newClientHeaders() },
    body: JSON.stringify({
      'form-name': 'part-enquiry',
      family: '',
      product: product?.id,
      message: 'The locking stay bends when closed.',
      email,
    }),
  });
  expect(response.status).toBe(201);
  return email;
}

const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });
const answerField = (page: Page) => page.getByRole('textbox', { name: 'Answer' });
const thread = (page: Page) => page.locator('.thread');

/** Opens the thread of a question from the list. */
async function openEnquiry(page: Page, email: string) {
  await page.goto(`/enquiries?kind=question&search=${email}`);
  await row(page, email)
    .getByRole('link', { name: /^Answer: Part question/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Part question/ })).toBeVisible();
}

test('[OF7] [OF12] a question is answered, undone, answered, replied to and closed', async ({
  office,
  baseURL,
}) => {
  const email = await sendPartEnquiry(baseURL);
  await openEnquiry(office, email);
  await expect(office.getByText('The locking stay bends when closed.')).toBeVisible();
  await expect(answerField(office)).toBeFocused();
  await answerField(office).fill('This is the part:');
  await office.getByRole('button', { name: `Add to answer: ${part?.name}` }).click();
  await expect(answerField(office)).toHaveValue(
    new RegExp(`${part?.sku}.*\\n.*/product/${part?.id}`),
  );
  // Typed text survives a reload.
  await office.reload();
  await expect(answerField(office)).toHaveValue(/^This is the part:/);

  await answerField(office).press('Control+Enter');
  await expect(office.getByText(`Your answer to ${email} goes in 20 s.`)).toBeVisible();
  await expect(thread(office)).toContainText('Answer by Olive Owner');
  await expect(thread(office)).toContainText('Goes at');
  await expect(answerField(office)).toHaveValue('');
  await office.getByRole('button', { name: 'Undo' }).click();
  await expect(office.getByText('Not answered yet.')).toBeVisible();
  await expect(answerField(office)).toHaveValue(/^This is the part:/);
  const held = Promise.withResolvers<void>();
  await office.route('**/answer', async (route) => {
    await held.promise;
    await route.continue();
  });
  await office.getByRole('button', { name: 'Send answer' }).click();
  // Who opens another form before the answer is sent stays there.
  await office.getByRole('link', { name: 'Reply', exact: true }).click();
  held.resolve();
  await expect(office.getByText(`Your answer to ${email} goes in 20 s.`)).toBeVisible();
  await expect(thread(office)).toContainText('This is the part:');
  await office.getByRole('textbox', { name: 'Add a reply you received' }).fill('Thanks, ordered.');
  await office.getByRole('button', { name: 'Add reply' }).click();
  await expect(thread(office)).toContainText('Reply from the buyer, added by Olive Owner');
  await expect(office.locator('.screen-head')).toContainText('Answer by');

  await office.getByRole('link', { name: 'Close', exact: true }).click();
  await office.getByRole('button', { name: 'Close enquiry' }).click();
  await expect(office.getByText('Choose a reason.')).toBeVisible();
  await office.getByRole('combobox', { name: 'Reason' }).selectOption('They bought it');
  await office.getByRole('button', { name: 'Close enquiry' }).click();
  await expect(thread(office)).toContainText('Closed by Olive Owner: They bought it');
  await office.goto(`/enquiries?kind=question&search=${email}`);
  await expect(office.getByRole('heading', { name: 'No enquiry matches.' })).toBeVisible();
  await office.getByText('Closed', { exact: true }).click();
  await expect(row(office, email)).toContainText('They bought it');
});

test('[OF7] [OF9] whatever is typed into a form stays text on every screen that shows it', async ({
  office,
  baseURL,
}) => {
  const uniqueMark = randomUUID().slice(0, 8);
  const email = `${uniqueMark}@kirkby.example`;
  const markup = `${uniqueMark}"><img src=x onerror="document.title='run'">`;
  const send = async (path: string, form: Record<string, string>) => {
    const response = await fetch(`${baseURL}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...newClientHeaders() },
      body: JSON.stringify({ email, message: markup, ...form }),
    });
    expect(response.status).toBe(201);
  };
  await send(apiPaths.bulkQuote, {
    ...{ 'form-name': 'bulk-quote', quantity: '5-10' },
    ...{ company: markup, city: markup.slice(0, 60) },
  });
  await send(apiPaths.partEnquiry, {
    ...{ 'form-name': 'part-enquiry', family: markup, product: markup },
  });
  const screens = [
    ...['quote', 'question'].map((kind) => `/enquiries?kind=${kind}&search=${uniqueMark}`),
    `/customers?search=${uniqueMark}`,
  ];
  const showsText = async () => {
    await expect(office.locator('main').getByText('<img src=x').first()).toBeVisible();
    await expect(office.locator('img[src=x]')).toHaveCount(0);
    await expect(office).toHaveTitle(/Rungmoor office$/);
  };
  for (const list of screens) {
    await office.goto(list);
    const first = office.locator('main [data-main]').first();
    await expect(first).toBeVisible();
    await expect(office.locator('img[src=x]')).toHaveCount(0);
    await first.click();
    await showsText();
  }
  await office.goto(`/emails?search=${uniqueMark}`);
  await office.locator('main [data-main]').filter({ hasText: '<img src=x' }).first().click();
  await showsText();
  await office.keyboard.press('Control+k');
  await office.keyboard.type(uniqueMark);
  const palette = office.getByRole('dialog', { name: 'Search or do anything' });
  await expect(palette.getByRole('option').first()).toContainText('<img src=x');
  await expect(office.locator('img[src=x]')).toHaveCount(0);
});

test('[OF13] a colleague who was faster is shown before a second answer is sent', async ({
  office,
  signIn,
  baseURL,
}) => {
  const email = await sendPartEnquiry(baseURL);
  await openEnquiry(office, email);
  await answerField(office).fill('Mine');
  const { page: dan } = await signIn('staff', 'Dan Whittle');
  await openEnquiry(dan, email);
  await expect(dan.getByText('Olive Owner has it open too')).toBeVisible();
  await answerField(dan).fill('Dan’s answer');
  await dan.getByRole('button', { name: 'Send answer' }).click();
  await expect(thread(office)).toContainText('Dan’s answer');
  await office.getByRole('button', { name: 'Send answer' }).click();
  const versionsTable = office.getByRole('table', { name: 'Both versions' });
  await expect(versionsTable).toContainText('Dan’s answer');
  await expect(versionsTable).toContainText('Mine');
  await office.getByRole('button', { name: 'Save mine instead' }).click();
  await expect(thread(office).getByText('Mine', { exact: true })).toBeVisible();
});

test('[OF7] [OF14] enquiries are reached, assigned and noted by keyboard', async ({
  office,
  baseURL,
}) => {
  const email = await sendPartEnquiry(baseURL);
  // The app listens for keys once the screen is shown.
  await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
  await office.keyboard.press('g');
  await office.keyboard.press('q');
  await expect(office.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
  await office.goto(`/enquiries?kind=question&search=${email}`);
  await expect(row(office, email)).toBeVisible();
  await office.keyboard.press('j');
  await office.keyboard.press('Enter');
  await expect(office.getByRole('heading', { level: 1, name: /^Part question/ })).toBeVisible();
  await office.getByRole('button', { name: 'Assign to me' }).press('Enter');
  await expect(thread(office)).toContainText('Assigned to Olive Owner by Olive Owner');
  await office.getByRole('link', { name: 'Note', exact: true }).press('Enter');
  await office.getByRole('textbox', { name: 'Note' }).fill('Regular buyer');
  await office.keyboard.press('Control+Enter');
  await expect(thread(office)).toContainText('Note by Olive Owner, not sent');
  await office.goto('/enquiries?kind=question&tab=mine');
  await expect(row(office, email)).toBeVisible();
});

for (const size of [phone, desktop]) {
  test(`[OF7] [OF15] enquiries at ${size.width}: everything in reach, nothing against WCAG 2.2 AA`, async ({
    office,
    baseURL,
  }) => {
    const email = await sendPartEnquiry(baseURL);
    await office.setViewportSize(size);
    const check = async () => {
      expect(await overflow(office)).toEqual([]);
      expect(await findAxeViolations(office)).toEqual([]);
    };
    await office.goto('/enquiries?kind=question');
    await expect(row(office, email)).toBeVisible();
    await check();
    await openEnquiry(office, email);
    await check();
    if (size === phone) await office.getByRole('link', { name: 'Answer', exact: true }).click();
    await answerField(office).fill('It is in stock.');
    await office.getByRole('button', { name: 'Send answer' }).click();
    await expect(thread(office)).toContainText('It is in stock.');
    await check();
    await office.goto(`${office.url().split('?')[0]}?tab=close`);
    await expect(office.getByRole('button', { name: 'Close enquiry' })).toBeVisible();
    await check();
  });
}
