import { expect, type Page } from '@playwright/test';
import type { PieceData, RegisterData } from '../../contract/register.ts';
import { registerPaths } from '../../contract/register-paths.ts';
import { findAxeViolations } from '../support/axe.ts';
import { requestRegister } from '../support/register.ts';
import { test } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'allow' });

/** Posts to the register's API as its page does. */
async function postJson<Data>(page: Page, path: string, body: object): Promise<Data> {
  const response = await page.request.post(path, { data: body });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

async function createLabel(page: Page, key: string) {
  const { pieces } = await postJson<RegisterData>(page, registerPaths.read, { key });
  const [piece] = pieces;
  if (!piece) throw new Error('The register is empty');
  const { labels } = await postJson<{ labels: { key: string }[] }>(page, registerPaths.labels, {
    key,
    ids: [piece.id],
  });
  return { piece, label: labels[0]?.key ?? '' };
}

for (const width of [390, 1440]) {
  test(`[BU4] [BU5] its owner opens it by a button, and finds no barrier, at ${width}`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const key = await requestRegister(baseURL ?? '');
    await page.goto(`/success?register=${key}`);
    expect(await findAxeViolations(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: 'Open the register' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Add a piece' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Equipment register');
    expect(await findAxeViolations(page, 'main')).toEqual([]);

    await main.getByRole('link', { name: 'Add a piece' }).click();
    await main.getByLabel('Number').fill('X-01');
    await main.getByLabel('What it is').fill('A tower from elsewhere');
    await main.getByLabel('Site', { exact: true }).fill('Leeds');
    expect(await findAxeViolations(page, 'main')).toEqual([]);
    await main.getByRole('button', { name: 'Add a piece' }).click();
    await expect(main.getByRole('link', { name: /^X-01/ })).toContainText('Before first use');

    for (const [view, heading] of [
      ['labels', 'Labels'],
      ['keys', 'Links and privacy'],
      ['import', 'Import as CSV'],
    ] as const) {
      await page.goto(`/success?register=${key}#${view}`);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await findAxeViolations(page, 'main'), view).toEqual([]);
      const overflowWidth = await page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      );
      expect(overflowWidth, view).toBeLessThanOrEqual(0);
    }
  });
}

test('[BU5] [BU6] a label opens without a signal, and what is inspected then arrives once', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const key = await requestRegister(baseURL ?? '');
  await postJson(page, registerPaths.confirm, { key });
  const { piece, label } = await createLabel(page, key);
  await page.goto(`/success?piece=${label}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Inspect now' })).toBeVisible();
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const isPageCached = () =>
    page.evaluate(async () => (await caches.match('/register.html')) !== undefined);
  await expect.poll(isPageCached, { timeout: 60_000 }).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(main.getByRole('heading', { level: 1 })).toContainText(piece.number);
  await main.getByRole('link', { name: 'Inspect now' }).click();
  const good = main.getByRole('button', { name: 'Good', exact: true });
  await expect(good).toBeVisible();
  await expect(main.getByText("Saved on this phone. We'll send it later.")).toBeVisible();
  await good.focus();
  await page.keyboard.press('Enter');
  await main.getByRole('button', { name: 'Not good' }).click();
  await main.getByRole('button', { name: 'Cracked or bent' }).click();
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  await main.getByRole('button', { name: 'Next check' }).click();
  while (await good.isVisible()) await good.click();
  await main.getByLabel('Your name').fill('A. Lund');
  await main.getByLabel('Your position').fill('scaffolder');
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  await main.getByRole('button', { name: 'Finish: failed' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Do not use');
  await expect(main.getByText('1 inspection', { exact: true })).toBeVisible();

  await context.setOffline(false);
  const countInspections = async () =>
    (await postJson<PieceData>(page, registerPaths.piece, { key: label })).inspections.length;
  await expect.poll(countInspections, { timeout: 30_000 }).toBe(1);
  await page.goto(`/success?piece=${label}`);
  await expect(main.getByText('Do not use', { exact: true })).toBeVisible();
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  expect(await countInspections()).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[BU6] a piece is read and an inspection recorded', async ({ page, baseURL }) => {
    const key = await requestRegister(baseURL ?? '');
    await postJson(page, registerPaths.confirm, { key });
    const { label } = await createLabel(page, key);
    await page.goto(`/success?piece=${label}`);
    const form = page.getByRole('form', { name: 'Record an inspection' });
    for (const group of await form.getByRole('group').all())
      await group.getByRole('radio', { name: 'Good', exact: true }).check();
    await form.getByLabel('Your name').fill('A. Lund');
    await form.getByLabel('Your position').fill('scaffolder');
    await form.getByRole('button', { name: 'Record the inspection' }).click();
    await expect(page).toHaveURL(`/success?piece=${label}`);
    await expect(page.getByRole('main')).toContainText('Last passed');
  });
});
