import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsOn } from '../../support/axe.ts';
import { test } from '../../support/office.ts';
import { overflow } from '../../support/overflow.ts';

// The office has one draft, which these tests share.
test.describe.configure({ mode: 'default' });

const sibling = '/products/hawsgate-900-grp-podium-steps-2-0-m-platform';
const added = 'hawsgate-900-grp-podium-steps-2-2-m-platform';
const name = 'Hawsgate 900 GRP Podium Steps, 2.2 m platform';

async function publish(office: Page, note: string) {
  const bar = office.getByRole('region', { name: 'Draft' });
  await bar.getByLabel('Reason, for the history').fill(note);
  await bar.getByRole('button', { name: /^Publish/ }).click();
  await expect(office.getByRole('region', { name: 'Publishing' })).toContainText(/Live since/, {
    timeout: 90_000,
  });
}

test('[LC7] [LC8] a size is added with a photo, sold, withdrawn, and undone', async ({
  office,
  page,
}) => {
  test.slow();
  await office.goto(sibling);
  await office.getByRole('button', { name: 'Add a size' }).click();
  const panel = office.getByRole('dialog', { name: 'Add a size' });
  await panel.getByLabel('Size', { exact: true }).fill('2.2');
  await expect(panel.getByLabel('Closed length, m')).not.toHaveValue('');
  await panel.getByLabel('Weight, kg').fill('300');
  await panel.getByLabel('Price inc VAT').fill('£1,399');
  await panel.getByLabel('In stock').fill('3');
  await panel.getByLabel('What this size is for').fill('For switch rooms with 4.2 m ceilings.');
  await panel.getByRole('button', { name: 'Add to the draft' }).click();
  await expect(panel.getByLabel('Weight, kg')).toHaveAccessibleDescription(/lead to about/);
  expect(await violationsOn(office, 'dialog')).toEqual([]);
  await panel.getByLabel('Weight, kg').fill('67.5');
  await panel.getByRole('button', { name: 'Add to the draft' }).click();
  await expect(office.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(office.getByText('New size, not yet live.')).toBeVisible();

  const upload = office.getByLabel('Upload a photo');
  const liar = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await upload.setInputFiles({ name: 'steps.png', mimeType: 'image/png', buffer: liar });
  await expect(office.getByRole('alert')).toContainText('Choose a JPEG, PNG, WebP or AVIF picture');
  const side = { width: 900, height: 700, channels: 3, background: '#2a6db0' } as const;
  const buffer = await sharp({ create: side }).jpeg().toBuffer();
  await upload.setInputFiles({ name: 'steps.jpg', mimeType: 'image/jpeg', buffer });
  await expect(office.getByText('A photo is the main picture.')).toBeVisible({ timeout: 30_000 });
  expect(await violationsOn(office, 'main')).toEqual([]);
  await office.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(office)).toEqual([]);
  await office.setViewportSize({ width: 1280, height: 900 });
  await publish(office, 'A taller podium');

  await page.goto(`/product/${added}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('£1,399.00');
  const photo = page.getByRole('img', { name: `${name}: photo` }).first();
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(200);
  for (const path of [`/product/${added}.pdf`, `/drawings/${added}/sheet-wide.svg`])
    expect((await page.request.get(path)).status(), path).toBe(200);
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(added);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('button', { name: /^Cart/ }).first()).toContainText('1');

  await office.getByLabel('Withdrawn').check();
  await publish(office, 'No longer made');
  await page.goto(`/product/${added}`);
  await expect(page.getByRole('heading', { name: 'We no longer sell this product' })).toBeVisible();
  await expect(page.locator(`[data-buying="${added}"]`)).toHaveCount(0);
  expect(await violationsOn(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: /^Cart/ }).first().click();
  await expect(page.getByRole('dialog').first()).toContainText('We no longer sell one');
  for (const path of ['/sitemap.xml', '/feeds/google.xml', '/shop'])
    expect(await (await page.request.get(path)).text(), path).not.toContain(added);
  const refused = await page.request.post('/api/create-checkout', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      items: [{ price: `price_${added.replaceAll('-', '_')}`, quantity: 1 }],
      success_url: `${new URL(page.url()).origin}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: new URL(page.url()).origin,
    },
  });
  expect(refused.status()).toBe(422);
  expect((await refused.json()).error).toContain('no longer available');

  await office.goto('/prices/history');
  const version = (note: string) => office.locator('.versions li').filter({ hasText: note });
  await version('A taller podium').getByRole('button', { name: /^Undo/ }).click();
  await expect(office.getByText('Later versions change this size.')).toBeVisible();
  for (const note of ['No longer made', 'A taller podium']) {
    await version(note).getByRole('button', { name: /^Undo/ }).click();
    await expect(version(note)).toContainText('Undone by version');
  }
});
