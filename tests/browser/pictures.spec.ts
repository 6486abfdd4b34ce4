import { expect, type Page } from '@playwright/test';
import { products } from '../../catalogue/catalogue.ts';
import { getStills } from '../../catalogue/pictures.ts';
import { type View, views } from '../../catalogue/views.ts';
import { findAxeViolations } from '../support/axe.ts';
import { test } from '../support/test.ts';

const found = products.find(({ model, treads }) => model === 'GRP Step Ladder' && treads === 8);
if (!found) throw new Error('The catalogue has no GRP step ladder of 8 treads');
const stepLadder = found;

/** What a view shows: its rendered picture, or the drawing until there is one. */
function getPicturePath(view: View): string {
  const still = getStills(stepLadder.id)[view];
  return still ? `/pictures/${still.file}-` : `/drawings/${stepLadder.id}/${view}.svg`;
}

// Without a graphics card the first frame is slow, less so on a small canvas.
test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 640, height: 900 } });
const firstFrame = { timeout: 120_000 };

const plate = (page: Page) => page.locator('[data-view=three-quarter]').locator('..');
const model = (page: Page) =>
  page.getByRole('application', { name: `3D model of ${stepLadder.name}` });
const opener = (page: Page) => page.getByRole('button', { name: 'View in 3D' });
const expectStatus = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);

async function openModel(page: Page) {
  await page.goto(`/product/${stepLadder.id}`);
  await opener(page).click();
  await expect(model(page)).toBeFocused(firstFrame);
}

test('[PD2, PD3] each thumbnail brings its own picture, the main one as AVIF and in the colour of its plate', async ({
  page,
}) => {
  await page.goto(`/product/${stepLadder.id}`);
  for (const view of views) {
    await page.locator('label', { has: page.locator(`[value=${view}]`) }).click();
    const picture = page.locator(`[data-view=${view}] img[alt^="${stepLadder.name}: "]`);
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(200);
    const source = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
    expect(source).toContain(getPicturePath(view));
    if (view === 'three-quarter') expect(source).toMatch(/\.avif$/);
  }
  expect(new Set(views.map(getPicturePath)).size).toBe(4);
  await test.step('without a visible edge', async () => {
    await page.locator('label', { has: page.locator('[value=three-quarter]') }).click();
    const picture = page.locator('[data-view=three-quarter] picture img');
    const difference = await picture.evaluate(async (img: HTMLImageElement) => {
      await img.decode();
      const canvasContext = new OffscreenCanvas(img.naturalWidth, img.naturalHeight).getContext(
        '2d',
      );
      const background = getComputedStyle(img.closest('[data-view]')?.parentElement ?? img);
      const colour = background.backgroundColor.match(/\d+/g)?.map(Number) ?? [];
      canvasContext?.drawImage(img, 0, 0);
      const [right, bottomEdge] = [img.naturalWidth - 1, img.naturalHeight - 1];
      const corners = [
        [0, 0],
        [right, 0],
        [0, bottomEdge],
        [right, bottomEdge],
      ] as const;
      return Math.max(
        ...corners.flatMap(([x, y]) => {
          const pixel = [...(canvasContext?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
          return pixel.map((value, channel) => Math.abs(value - (colour[channel] ?? 0)));
        }),
      );
    });
    expect(difference).toBeLessThanOrEqual(2);
  });
});

test('[PD10] the 3D view takes the place of the picture, and nothing moves', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/product/${stepLadder.id}`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const moved = { by: 0 };
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.by += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  const before = await plate(page).boundingBox();
  expect(asked.filter((url) => /show-model/.test(url))).toEqual([]);
  await opener(page).click();
  await expect(model(page)).toBeFocused(firstFrame);
  expect(asked.filter((url) => /show-model/.test(url))).not.toEqual([]);
  expect(await plate(page).boundingBox()).toEqual(before);
  expect(await page.locator('canvas').boundingBox()).toMatchObject({
    width: (before?.width ?? 0) - 2,
    height: (before?.height ?? 0) - 2,
  });
  expect(
    await page.evaluate(() => (globalThis as unknown as { moved: { by: number } }).moved.by),
  ).toBeLessThan(0.001);
});

test('[PD10] the model turns, tilts and zooms by keys, buttons and wheel, and gives the picture back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openModel(page);
  const canvas = page.locator('canvas');
  await test.step('by keys, until Escape', async () => {
    await expectStatus(page, '3D view shown');
    const first = await canvas.screenshot();
    await page.keyboard.press('ArrowLeft');
    await expectStatus(page, 'From the front right, 8° above level, zoom 100 %');
    expect(first.equals(await canvas.screenshot())).toBe(false);
    for (let press = 0; press < 2; press += 1) await page.keyboard.press('ArrowLeft');
    await expectStatus(page, /^From the right, 8°/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('+');
    await expectStatus(page, 'From the right, 18° above level, zoom 125 %');
    await page.keyboard.press('r');
    await expectStatus(page, 'From the front right, 8° above level, zoom 100 %');
    await page.keyboard.press('Escape');
    await expect(canvas).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await expect(page.locator('[data-view=three-quarter]')).toBeVisible();
  });
  await opener(page).click();
  await expect(model(page)).toBeFocused(firstFrame);
  await test.step('by buttons, with a person 1.75 m tall beside it, until another picture is chosen', async () => {
    for (const [name, words] of [
      ['Turn right', /^From the front,/],
      ['From higher up', / 18° /],
      ['From lower down', / 8° /],
      ['Zoom in', /zoom 125 %/],
      ['Zoom out', /zoom 100 %/],
      ['Reset view', /^From the front right, 8°/],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      await expectStatus(page, words);
    }
    const withoutPerson = await canvas.screenshot();
    const person = page.getByRole('button', { name: 'Person 1.75 m' });
    await person.click();
    await expect(person).toHaveAttribute('aria-pressed', 'true');
    await expectStatus(page, 'Person 1.75 m tall shown');
    expect(withoutPerson.equals(await canvas.screenshot())).toBe(false);
    await page.locator('label', { has: page.locator('[value=detail]') }).click();
    await expect(canvas).toHaveCount(0);
    await expect(page.locator('[data-view=detail]')).toBeVisible();
  });
});

test('[PD10] the wheel scrolls the page until the model has been clicked, and axe finds nothing in the view', async ({
  page,
}) => {
  await openModel(page);
  const canvas = page.locator('canvas');
  const scrolled = () => page.evaluate(() => scrollY);
  await canvas.hover();
  await page.mouse.wheel(0, 40);
  await expect.poll(scrolled).toBe(40);
  await page.mouse.down();
  await page.mouse.up();
  const before = await canvas.screenshot();
  await page.mouse.wheel(0, -200);
  await expect.poll(async () => before.equals(await canvas.screenshot())).toBe(false);
  expect(await scrolled()).toBe(40);
  await page.setViewportSize({ width: 1240, height: 900 });
  await expect(plate(page).getByText('To zoom, click it and scroll')).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findAxeViolations(page, 'main'), `${width} px`).toEqual([]);
  }
});

test('[PD10] without WebGL the picture stays, and a sentence says why', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(`/product/${stepLadder.id}`);
  await opener(page).click();
  await expect(
    plate(page)
      .getByText(/^This browser can't show 3D/)
      .first(),
  ).toBeVisible();
  await expectStatus(page, /^This browser can't show 3D/);
  await expect(page.locator('[data-view=three-quarter] picture img')).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('[PD10] a model that the graphics card drops gives its place back', async ({ page }) => {
  await openModel(page);
  await page
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) =>
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    );
  await expect(
    plate(page)
      .getByText(/^The 3D view stopped working/)
      .first(),
  ).toBeVisible();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await expect(model(page)).toBeFocused(firstFrame);
});
