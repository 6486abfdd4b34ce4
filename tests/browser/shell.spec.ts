import { expect, type Page } from '@playwright/test';
import { company, registeredOfficeLine } from '../../content/company.ts';
import { openingHours } from '../../content/opening-hours.ts';
import { storageKeys } from '../../site/storage-keys.ts';
import { getCartPanel, openCart } from '../support/cart.ts';
import { test } from '../support/test.ts';

const headerCities =
  'Manchester Birmingham London Leeds Bristol Glasgow Liverpool Newcastle Sheffield Nottingham Cardiff Edinburgh'.split(
    ' ',
  );

const routes = [
  '/',
  '/shop',
  '/product/calderstile-900-grp-step-ladder-8-tread',
  '/projects',
  '/projects/edinburgh-heritage-ladders',
  '/spare-parts',
  '/success',
  '/thank-you',
  '/terms',
  '/privacy',
  '/cookies',
  ...[...headerCities, 'Southampton'].map((city) => `/locations/${city.toLowerCase()}`),
];

for (const [kind, routeGroup] of Object.entries({
  page: routes.filter((route) => !route.startsWith('/locations/')),
  'location page': routes.filter((route) => route.startsWith('/locations/')),
})) {
  test(`[SH1, SH2] every ${kind} answers with its own head, header and footer`, async ({
    page,
  }) => {
    const titles: string[] = [];
    for (const route of routeGroup) {
      const answer = await page.goto(route);
      expect(answer?.status(), route).toBe(200);
      await expect(page.getByRole('banner'), route).toBeVisible();
      await expect(page.getByRole('contentinfo'), route).toBeVisible();
      await expect(page.locator('h1'), route).toHaveCount(1);
      titles.push(await page.title());
      const description = page.locator('meta[name="description"]');
      expect((await description.getAttribute('content'))?.length, route).toBeGreaterThan(40);
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical, route).toHaveAttribute('href', company.origin + route);
    }
    expect(titles).not.toContain('');
    expect(new Set(titles).size).toBe(routeGroup.length);
  });
}

test('[SH1, SH2, OT3] any other path is Page Not Found, with header and footer', async ({
  page,
}) => {
  const answer = await page.goto('/ladders/of/gold');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(
    page.getByText("Sorry, the page you're looking for doesn't exist or has been moved."),
  ).toBeVisible();
  const main = page.getByRole('main');
  for (const [name, href] of [
    ['Homepage', '/'],
    ['Shop Towers', '/shop'],
    ['View Projects', '/projects'],
    ['Spare Parts', '/spare-parts'],
    ['Back to Home', '/'],
    [company.phone.shown, company.phone.href],
    [company.email.shown, company.email.href],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Go Back' })).toBeHidden();
});

test('[OT3] Go Back leads to the page of ours the visitor came from', async ({ page }) => {
  await page.goto('/terms');
  await page.evaluate(() => {
    location.href = '/no-such-page';
  });
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/terms');
});

test('[SH3, SH4] a new page starts at its top, and Back returns to the place one had', async ({
  page,
}) => {
  await page.goto('/terms');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Projects' })
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
  await expect(page).toHaveURL('/projects');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('[SH4] a hash link scrolls to its anchor', async ({ page }) => {
  await page.goto('/privacy');
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  const anchor = await link.getAttribute('href');
  await link.click();
  await expect(page.locator(anchor ?? '')).toBeInViewport();
});

test('[SH5, SH6, SH9, SH10, SH13] header and footer have contacts, links, locations and what the law asks', async ({
  page,
}) => {
  await page.goto('/terms');
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  await test.step('the header has contacts, logo, links and twelve locations in order', async () => {
    await expect(header.getByRole('link', { name: company.phone.shown })).toHaveAttribute(
      'href',
      company.phone.href,
    );
    await expect(header.getByRole('link', { name: company.email.shown })).toHaveAttribute(
      'href',
      company.email.href,
    );
    await expect(header.getByRole('link', { name: 'Rungmoor, home' })).toHaveAttribute('href', '/');
    await expect(header.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/shop');
    await expect(header.getByRole('link', { name: 'Projects' })).toHaveAttribute(
      'href',
      '/projects',
    );
    const menu = page.locator('#locations');
    await expect(menu).toBeHidden();
    await header.getByRole('button', { name: 'Locations' }).click();
    await expect(menu).toBeVisible();
    expect(await menu.getByRole('link').allTextContents()).toEqual(headerCities);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });
  await test.step('both lead to the spare parts', async () => {
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Spare Parts' }),
    ).toHaveAttribute('href', '/spare-parts');
    const column = page.getByRole('contentinfo').getByRole('navigation', { name: 'Spare Parts' });
    const links = await column.getByRole('link').all();
    expect(links).toHaveLength(4);
    for (const link of links) await expect(link).toHaveAttribute('href', '/spare-parts');
  });
  await test.step('the footer lists thirteen locations, seven categories and the legal pages', async () => {
    const hrefs = (name: string) =>
      footer
        .getByRole('navigation', { name })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(await hrefs('Locations')).toEqual(
      [...headerCities, 'Southampton'].map((city) => `/locations/${city.toLowerCase()}`),
    );
    expect(await hrefs('Products')).toEqual(
      [
        'professional-ladders',
        'access-equipment',
        'mobile-access',
        'work-platforms',
        'podium-steps',
        'professional-equipment',
        'heavy-duty',
      ].map((key) => `/shop?categoryKey=${key}`),
    );
    expect(await hrefs('Legal')).toEqual(['/terms', '/privacy', '/cookies']);
  });
  await test.step('the footer shows what the law asks of a company, from one file', async () => {
    for (const fact of [
      company.legalName,
      company.companyNumber,
      company.vatNumber,
      company.registeredIn,
      registeredOfficeLine,
      company.phone.shown,
      company.email.shown,
      openingHours().shown,
      openingHours().saturday,
    ]) {
      await expect(footer.getByText(fact).first()).toBeVisible();
    }
  });
});

test.describe('Trade Quotes', () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const behaviour = reducedMotion === 'reduce' ? 'auto' : 'smooth';

    test(`[SH7, SH7a] goes home, then moves to the quote form after 100 ms, ${behaviour}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await freezeAnimations(page);
      await page.goto('/terms');
      const link = page.getByRole('banner').getByRole('link', { name: 'Trade Quotes' });
      await expect(link).toHaveAttribute('href', '/#bulk-order-cta');
      await link.click();
      await expect(page).toHaveURL('/');
      await expect(page.locator('html'), 'shown from the top').toHaveAttribute('data-shown', '0');
      await expectToMoveAt100(page, behaviour);
    });
  }

  test('[SH7] moves to the quote form after 100 ms on the home page itself', async ({ page }) => {
    await freezeAnimations(page);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Trade Quotes' }).click();
    await expectToMoveAt100(page, 'smooth');
  });

  /** Pauses the clock on every page; each records its scroll position and the target of scrollIntoView. */
  async function freezeAnimations(page: Page) {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(600_000);
    await page.addInitScript(() => {
      // The paused clock has no navigation entry, so this restores one.
      performance.getEntriesByType = () => [{ type: 'navigate' } as PerformanceNavigationTiming];
      const { scrollIntoView } = Element.prototype;
      Element.prototype.scrollIntoView = function (options?: boolean | ScrollIntoViewOptions) {
        const { behavior } = typeof options === 'object' ? options : {};
        document.documentElement.dataset.moved = `${this.id} ${behavior}`;
        Reflect.apply(scrollIntoView, this, [options]);
      };
      addEventListener('pageshow', () => {
        document.documentElement.dataset.shown = String(scrollY);
      });
    });
  }

  async function expectToMoveAt100(page: Page, behaviour: string) {
    const html = page.locator('html');
    await page.clock.runFor(99);
    await expect(html, 'at 99 ms').not.toHaveAttribute('data-moved');
    await expect(page).toHaveURL('/');
    await page.clock.runFor(1);
    await expect(html).toHaveAttribute('data-moved', `bulk-order-cta ${behaviour}`);
    await expect(page).toHaveURL('/#bulk-order-cta');
    await expect(page.locator('#bulk-order-cta')).toBeInViewport();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[SH7a] Trade Quotes leads to the quote form', async ({ page }) => {
    await page.goto('/terms');
    await page.getByRole('banner').getByRole('link', { name: 'Trade Quotes' }).click();
    await expect(page.locator('#bulk-order-cta')).toBeInViewport();
  });

  test('[OT5] every page reads', async ({ page }) => {
    for (const route of routes) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
      const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
      expect(words, route).toBeGreaterThan(15);
    }
  });
});

test('[SH8] the floating cart appears with the count when the header has scrolled away', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'rungmoor.cart.v1',
      JSON.stringify([{ id: 'calderstile-900-grp-step-ladder-8-tread', quantity: 3 }]),
    );
  });
  await page.goto('/terms');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const floating = page.getByRole('button', { name: /^Cart\s*3 items/ }).last();
  await expect(floating).toBeInViewport();
  await floating.click();
  const panel = page.getByRole('dialog', { name: /Cart/ });
  await expect(panel).toBeVisible();
  await expect(
    panel.getByRole('link', { name: 'Calderstile 900 GRP Step Ladder, 8 tread' }),
  ).toBeVisible();
  await expect(panel.getByRole('button', { name: /Checkout/ })).toBeVisible();
});

test('[SH8, HO2] on a low screen the total and Checkout stay in sight, and the home page says something', async ({
  page,
}) => {
  // A phone in landscape, and a page at 200% zoom.
  const lowViewports = [
    { width: 844, height: 390 },
    { width: 720, height: 450 },
  ];
  await page.addInitScript(() => {
    const ids = ['calderstile-900-grp-step-ladder-8-tread', 'calderstile-test-item'];
    const lines = ids.map((id) => ({ id, quantity: 2 }));
    localStorage.setItem('rungmoor.cart.v1', JSON.stringify(lines));
  });
  await page.goto('/');
  for (const viewport of lowViewports) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 0.5 });
  }
  const panel = await openCart(page);
  const parts = [panel.getByText('Total inc VAT'), panel.getByRole('button', { name: 'Checkout' })];
  for (const viewport of lowViewports) {
    await page.setViewportSize(viewport);
    await panel.locator('h2').scrollIntoViewIfNeeded();
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    await panel.getByText('Total ex VAT').scrollIntoViewIfNeeded();
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('[SH11, SH12] a fault in one island leaves header, footer and cart standing', async ({
  page,
}) => {
  // Every card needs the badges of its product: without them the island throws.
  await page.route('/shop', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"badges":', '"bandages":');
    await route.fulfill({ response, body });
  });
  await page.goto('/shop');
  await page.mouse.move(1, 1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('main').getByText('Reload the page.')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/ at .*\.js/);
  await openCart(page);
});

test('[SH2, SH11, SH12] the error page has header, footer and cart, and says what to do next', async ({
  page,
}) => {
  await page.route('/terms', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', path: 'dist/500.html' }),
  );
  await page.goto('/terms');
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Unexpected Application Error!');
  await expect(main).toContainText('Reload the page.');
  await expect(main).not.toContainText(/ at .*\.[jt]s/);
  await expect(main.getByRole('link', { name: company.phone.shown })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await openCart(page);
  await page.keyboard.press('Escape');
  await page.unroute('/terms');
  await main.getByRole('button', { name: 'Reload' }).click();
  await expect(heading).toHaveText('Terms & Conditions');
});

test.describe('what does not load', () => {
  const loadErrorMessage = "Part of this page didn't load. Try again, or reload the page.";

  test('says so, lets its button go, and loads at the next press', async ({ page }) => {
    const files = /_astro\/CompareThis\./;
    await page.goto('/product/calderstile-900-grp-step-ladder-8-tread');
    await page.route(files, (route) => route.abort());
    const compare = page
      .getByRole('main')
      .getByRole('button', { name: /^Compare/ })
      .first();
    await compare.click();
    await expect(page.getByText(loadErrorMessage)).toBeVisible();
    await expect(compare).not.toHaveAttribute('aria-busy');
    await page.unroute(files);
    await compare.click();
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(loadErrorMessage)).toHaveCount(0);
  });

  test('is the cart, which loads when it is opened again', async ({ page }) => {
    const files = /_astro\/CartPanel\./;
    await page.goto('/terms');
    await page.route(files, (route) => route.abort());
    await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
    await expect(getCartPanel(page)).toContainText('Loading your cart');
    await expect(page.getByText(loadErrorMessage)).toHaveCount(1);
    await page.unroute(files);
    await page.keyboard.press('Escape');
    await openCart(page);
    await expect(page.getByText(loadErrorMessage)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[SH8] the floating cart does not cover the buttons below it', async ({ page }) => {
    await page.goto('/shop');
    const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).nth(3);
    await add.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await page.mouse.wheel(0, 20);
    const floating = page.locator('.floating-cart');
    await expect(floating).toBeInViewport();
    const getUncoveredWidth = async () => {
      const [under, over] = [await add.boundingBox(), await floating.boundingBox()];
      return under && over ? over.x - under.x : 0;
    };
    // A touch target needs 44 px.
    expect(await getUncoveredWidth(), 'empty').toBeGreaterThan(88);
    await add.click({ position: { x: 40, y: 20 } });
    await expect(floating).toHaveAccessibleName(/^Cart\s*1 item$/);
    expect(await getUncoveredWidth(), 'with one item').toBeGreaterThan(88);
  });

  test('[SH5] the menu opens over the page, keeps the focus and closes on Escape', async ({
    page,
  }) => {
    await page.goto('/terms');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Shop Now' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Edinburgh' })).toHaveAttribute(
      'href',
      '/locations/edinburgh',
    );
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab');
      // After the last control the focus moves to the browser's own toolbar, but never to the page behind.
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

for (const [what, address, width, edge] of [
  ['tabs of a product', '/product/calderstile-900-grp-step-ladder-8-tread', 1440, 'top'],
  ['toolbar of a phone', '/shop?family=narrow-tower', 390, 'top'],
  ['tray of what is compared', '/shop?family=narrow-tower', 1440, 'bottom'],
] as const) {
  test(`[SH12a] the ${what} does not cover what has the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(([key, ids]) => localStorage.setItem(key, ids), [
      storageKeys.compare,
      '["calderstile-900-grp-step-ladder-8-tread"]',
    ] as const);
    await page.goto(address);
    const coveringElement = {
      'tabs of a product': page.getByRole('navigation', { name: 'On this page' }),
      'toolbar of a phone': page.locator('div:has(> #towers-found)'),
      'tray of what is compared': page.getByRole('region', { name: 'Products to compare' }),
    }[what];
    await expect(coveringElement).toBeVisible();
    // By then the address's filter is applied, and cards no longer move.
    if (address.startsWith('/shop'))
      await expect(page.locator('[data-listing] h3 a').first()).toContainText('Narrow');
    // After the first movement the sections further down are laid out, and nothing moves any more.
    await page.mouse.move(5, 5);
    await expect(page.locator('.waiting-section')).toHaveCount(0);
    const link = page.locator('#spare-parts h3 a, [data-listing] h3 a').nth(3);
    await link.evaluate((element, side) => {
      const { top, bottom } = element.getBoundingClientRect();
      const by = side === 'top' ? top - 4 : bottom - innerHeight + 4;
      scrollBy({ top: by, behavior: 'instant' });
    }, edge);
    await link.focus();
    const gap = async () => {
      const [focused, cover] = await Promise.all([
        link.boundingBox(),
        coveringElement.boundingBox(),
      ]);
      if (!focused || !cover) return -1;
      return edge === 'top'
        ? focused.y - cover.y - cover.height
        : cover.y - focused.y - focused.height;
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
  });
}

test('[SH12a] the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/shop');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
