import { expect, type Page } from '@playwright/test';
import { cities, depotName, nearbyCities } from '../../content/cities.ts';
import { claims, company } from '../../content/company.ts';
import { openingHours } from '../../content/opening-hours.ts';
import { sceneOf } from '../../content/scenes.ts';
import { test } from '../support/test.ts';

for (const city of cities) {
  test(`[CP1, CP1a, CP2, CP4, CP5] ${city.city} shows every part of its page, with a head of its own`, async ({
    page,
  }) => {
    await page.goto(`/locations/${city.slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(city.headline);
    const alt = sceneOf(`city-${city.slug}`).alt;
    await expect(main.getByRole('img', { name: alt })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Get Instant Quote' })).toHaveAttribute(
      'href',
      `/?city=${city.slug}#bulk-order-cta`,
    );

    const panel = page.getByRole('complementary', { name: `Contact ${city.city}` });
    await expect(panel.getByRole('link', { name: company.phone.shown })).toHaveAttribute(
      'href',
      /^tel:/,
    );
    await expect(panel.getByRole('link', { name: company.email.shown })).toHaveAttribute(
      'href',
      company.email.href,
    );
    const { street, postcode } = city.depot;
    const hours = city.hours.shown.map(({ days, hours }) => `${days} ${hours}`);
    for (const text of [depotName(city), street, postcode, `Delivery${city.delivery}`, ...hours]) {
      await expect(panel).toContainText(text);
    }

    const expectedTexts = [
      city.intro,
      ...city.descriptions,
      ...city.features.flatMap(({ title, text }) => [title, text]),
      ...city.projects.flatMap((project) => Object.values(project)),
      ...city.testimonials.flatMap(({ quote, author, address }) => [quote, author, address]),
      ...city.faqs.flatMap(({ question, answer }) => [question, answer]),
      ...[city.manager.name, city.manager.role, city.manager.bio],
    ];
    const text = (await main.textContent()) ?? '';
    for (const part of expectedTexts) expect(text).toContain(part);
    await expect(main.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(2);
    const areas = main.getByRole('heading', { name: 'Areas served' }).locator('xpath=..');
    expect(await areas.getByRole('listitem').allTextContents()).toEqual([...city.areas]);
    for (const other of cities) {
      if (other !== city) expect(text).not.toContain(other.manager.name);
    }

    const nearby = page.getByRole('navigation', { name: 'Also Serving Nearby' }).getByRole('link');
    expect(await nearby.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      nearbyCities(city).map(({ slug }) => `/locations/${slug}`),
    );

    await expect(page).toHaveTitle(`${city.title} | ${company.name}`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      city.metaDescription,
    );
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    const business = JSON.parse(data ?? '');
    expect(business.name).toBe(depotName(city));
    expect(business.openingHours).toEqual([...city.hours.schema]);
    expect(business.aggregateRating.ratingValue).toBe(city.stats.rating ?? 4.9);
    expect(business.aggregateRating.reviewCount).toBe(city.stats.reviewCount ?? 1247);
  });
}

const figures = (page: Page) =>
  page
    .getByRole('main')
    .locator('dl')
    .filter({ has: page.locator('dd.figure') })
    .locator('dd');

test('[CP1, CP1a, CP3, CP4] a city shows its own figures, hours and years, and invents nothing', async ({
  page,
}) => {
  await test.step('a city shows its figures and its radius', async () => {
    await page.goto('/locations/glasgow');
    expect(await figures(page).allTextContents()).toEqual(['290+', '98%', '4.9', '170+']);
    await expect(page.getByRole('complementary')).toContainText('Radius35 miles');
    await expect(page.getByRole('complementary')).toContainText('Depot openMonday-Friday 8am-6pm');
  });
  await test.step('London opens longer and delivers the next day', async () => {
    await page.goto('/locations/london');
    const panel = page.getByRole('complementary');
    await expect(panel).toContainText('Depot openMonday-Friday 7am-7pm');
    await expect(panel).toContainText('Saturday 8am-5pm');
    await expect(panel).toContainText(`Phone lines open ${openingHours().shown}`);
    await expect(panel).toContainText('DeliveryNext-day');
  });
  await test.step('a city without figures shows what is known and invents nothing', async () => {
    await page.goto('/locations/manchester');
    expect(await figures(page).allTextContents()).toEqual(['12', '5', '2009']);
    const main = page.getByRole('main');
    await expect(main.getByText('Customer satisfaction')).toHaveCount(0);
    await expect(main.getByText('reviews')).toHaveText(
      `Overall, ${company.name} is rated ${claims.rating}/5 from ${claims.reviewCount} reviews.`,
    );
  });
  await test.step('years of trading stand where they are given', async () => {
    await page.goto('/locations/cardiff');
    await expect(page.getByRole('main')).toContainText('Years trading, since 2012');
  });
  await test.step('one question is open at a time', async () => {
    await page.goto('/locations/leeds');
    const openDetails = page.getByRole('main').locator('details[open]');
    await expect(openDetails).toHaveCount(1);
    await page.getByText('How far does 25 miles reach?').click();
    await expect(openDetails).toHaveCount(1);
    await expect(openDetails).toContainText('Garforth, Pudsey, Morley');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[CP1, OT5] a city page reads, folds and leads on', async ({ page }) => {
    await page.goto('/locations/edinburgh');
    await page.getByText('Also Serving Nearby').waitFor();
    await page.getByRole('main').locator('summary').nth(1).click();
    await expect(page.getByRole('main').locator('details').nth(1)).toHaveAttribute('open', '');
    await page.getByRole('main').getByRole('link', { name: 'Newcastle' }).click();
    await expect(page).toHaveURL('/locations/newcastle');
  });
});
