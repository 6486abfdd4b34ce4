import { expect, type Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { firstProjects } from '../../content/projects.ts';
import { sceneOf } from '../../content/scenes.ts';
import { testimonials } from '../../content/testimonials.ts';
import { completedText } from '../../site/features/projects/ProjectCard.tsx';
import { holdModules } from '../support/hold-modules.ts';
import { test } from '../support/test.ts';

test('[HO1, HO7, HO8, HO13, SH12a] nine sections stand in the order asked for, with claims, case studies and a finder', async ({
  page,
}) => {
  await page.goto('/');
  await test.step('in order', async () => {
    const order = [
      page.getByRole('region', { name: 'What we sell' }),
      page.getByText('LIVE', { exact: true }),
      page.getByRole('region', { name: 'Why buy here' }),
      page.getByRole('region', { name: 'Find your equipment' }),
      page.getByRole('region', { name: 'How high do you need to reach?' }),
      page.getByRole('region', { name: 'Testimonials' }),
      page.getByRole('region', { name: 'Case studies' }),
      page.locator('#bulk-order-cta'),
      page.getByRole('region', { name: 'Frequently asked questions' }),
    ];
    const tops: number[] = [];
    for (const section of order) {
      await expect(section).toBeVisible();
      tops.push(await section.evaluate((element) => element.getBoundingClientRect().top));
    }
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    await expect(
      page.locator('#bulk-order-cta').getByRole('form', { name: 'Trade quote' }),
    ).toBeVisible();
  });
  await test.step('the trust badges carry the claims', async () => {
    const strip = page.getByRole('region', { name: 'Why buy here' });
    const words = (await strip.innerText()).replaceAll(/\s+/g, ' ');
    for (const claim of [
      '4.9/5 from 1247 reviews',
      'Trade pricing and volume discounts',
      'against manufacturing defects',
      'BS EN 1004',
      'BS EN 131',
      'Established 2009',
      'UK delivery within 5 working days',
    ]) {
      expect(words).toContain(claim);
    }
  });
  await test.step('the first four projects lead to their pages', async () => {
    const section = page.getByRole('region', { name: 'Case studies' });
    const links = section.getByRole('link', { name: /^View Case Study/ });
    await expect(links).toHaveCount(4);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/projects/manchester-office-ladders',
      '/projects/birmingham-station-ladders',
      '/projects/london-maintenance-ladders',
      '/projects/edinburgh-heritage-ladders',
    ]);
    await expect(section.getByRole('link', { name: 'View All Projects' })).toHaveAttribute(
      'href',
      '/projects',
    );
  });
  await test.step('each of their cards says what, where, for whom and when', async () => {
    const cards = page.getByRole('region', { name: 'Case studies' }).getByRole('article');
    await expect(cards).toHaveCount(4);
    for (const [place, project] of firstProjects().entries()) {
      const card = cards.nth(place);
      await expect(card.getByRole('heading')).toHaveText(project.title);
      const { alt } = sceneOf(project.image);
      await expect(card.getByRole('img')).toHaveAccessibleName(alt);
      await expect(card.getByText(project.sector, { exact: true })).toBeVisible();
      await expect(card.getByText(project.location)).toHaveText(
        `${project.location} ${project.client}`,
        { useInnerText: true },
      );
      await expect(card.getByText(completedText(project))).toBeVisible();
      const description = card.getByText(project.description);
      await expect(description).toHaveCSS('-webkit-line-clamp', '3');
    }
  });
  await test.step('the finder opens the shop, filtered by family or unfiltered', async () => {
    const finder = page.getByRole('region', { name: 'Find your equipment' });
    for (const [family, range] of [
      ['extension-ladders', '£118-£520'],
      ['step-ladders', '£89-£380'],
      ['platform-ladders', '£145-£450'],
      ['combination-ladders', '£165-£485'],
    ]) {
      const card = finder.locator(`a[href="/shop?family=${family}"]`);
      await expect(card).toContainText(range ?? '');
    }
    await expect(finder.getByText('Popular')).toBeVisible();
    await expect(finder.getByText('Sale')).toBeVisible();
    await finder.getByRole('link', { name: 'Shop all products' }).click();
    await expect(page).toHaveURL('/shop');
  });
});

test.describe('the hero', () => {
  const getSlideLabel = (count: number) => `${count} of 3`;

  test('[HO2, HO2a, SH6] every button opens the shop; the second slide also leads to the parts', async ({
    page,
  }) => {
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'What we sell' });
    for (const [place, key] of ['access-equipment', 'spare-parts', 'all-equipment'].entries()) {
      await hero.getByRole('button', { name: `Go to slide ${place + 1}` }).click();
      await expect(hero.getByText(getSlideLabel(place + 1))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(hero.getByRole('link', { name: /^Shop/ })).toHaveAttribute(
        'href',
        `/shop?categoryKey=${key}`,
      );
    }
    await hero.getByRole('button', { name: 'Go to slide 2' }).click();
    await expect(hero.getByRole('link', { name: 'Find a part by product' })).toHaveAttribute(
      'href',
      '/spare-parts',
    );
  });

  test('[HO2, HO3, HO4] goes round by button and time, and rests while pointed at, focused, paused or out of sight', async ({
    page,
  }) => {
    const hero = await waitForHero(page);
    await test.step('next, previous and time all go round', async () => {
      await hero.getByRole('button', { name: 'Go to slide 1' }).click();
      await hero.getByRole('button', { name: 'Previous slide' }).click();
      await expect(hero.getByText(getSlideLabel(3))).toBeVisible();
      await hero.getByRole('button', { name: 'Next slide' }).click();
      await expect(hero.getByText(getSlideLabel(1))).toBeVisible();
      await moveFocusAway(page);
      for (const next of [2, 3, 1]) {
        await advanceTime(page, 4900);
        await expect(hero.getByText(getSlideLabel(next === 1 ? 3 : next - 1))).toBeVisible();
        await advanceTime(page, 200);
        await expect(hero.getByText(getSlideLabel(next))).toBeVisible();
      }
    });
    await test.step('goes on once the mouse that pressed a button has left', async () => {
      await hero.getByRole('button', { name: 'Go to slide 2' }).click();
      await page.mouse.move(0, 0);
      await advanceTime(page, 5100);
      await expect(hero.getByText(getSlideLabel(3))).toBeVisible();
    });
    await test.step('rests in a hidden tab and goes on once it is seen', async () => {
      await hero.getByRole('button', { name: 'Go to slide 3' }).click();
      await moveFocusAway(page);
      await setTabVisible(page, false);
      await advanceTime(page, 20_000);
      await expect(hero.getByText(getSlideLabel(3)), 'hidden').toBeVisible();
      await setTabVisible(page, true);
      await advanceTime(page, 5100);
      await expect(hero.getByText(getSlideLabel(1)), 'seen').toBeVisible();
    });
    await test.step('rests while it is far out of sight and goes on once it is near', async () => {
      await hero.getByRole('button', { name: 'Go to slide 3' }).click();
      await moveFocusAway(page);
      const scrollTo = (top: number) =>
        page.evaluate(async (to) => {
          window.scrollTo({ top: to, behavior: 'instant' });
          // Observers are notified in the order of their creation, so the page's own has been by now.
          await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
        }, top);
      await scrollTo(4000);
      await advanceTime(page, 20_000);
      await expect(hero.getByText(getSlideLabel(3)), 'far').toBeVisible();
      await scrollTo(0);
      await advanceTime(page, 5100);
      await expect(hero.getByText(getSlideLabel(1)), 'near').toBeVisible();
    });
    await test.step('rests while pointed at, focused or paused', async () => {
      await hero.getByRole('button', { name: 'Go to slide 2' }).click();
      await advanceTime(page, 20_000);
      await expect(hero.getByText(getSlideLabel(2)), 'pointed at').toBeVisible();
      await page.keyboard.press('Tab');
      await page.mouse.move(0, 0);
      await advanceTime(page, 20_000);
      await expect(hero.getByText(getSlideLabel(2)), 'focused by key').toBeVisible();
      await hero.getByRole('button', { name: 'Pause the slides' }).click();
      await moveFocusAway(page);
      await advanceTime(page, 20_000);
      await expect(hero.getByText(getSlideLabel(2)), 'paused').toBeVisible();
      await expect(hero.getByRole('button', { name: 'Play the slides' })).toBeVisible();
    });
  });

  test('[HO3] wakes by itself in time for its first turn, 5 s after the page opened', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(600_000);
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'What we sell' });
    const dormantHero = page.locator('astro-island[component-export="Hero"][ssr]');
    await page.clock.runFor(3500);
    await expect(dormantHero).toBeAttached();
    await page.clock.runFor(600);
    await expect(dormantHero).not.toBeAttached();
    await expect(hero.getByText(getSlideLabel(1))).toBeVisible();
    await advanceTime(page, 1000);
    await expect(hero.getByText(getSlideLabel(2))).toBeVisible();
  });

  test('[HO3] rests if it is the mouse on it that wakes it', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(600_000);
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'What we sell' });
    await hero.hover();
    await expect(page.locator('astro-island[component-export="Hero"][ssr]')).not.toBeAttached();
    await advanceTime(page, 20_000);
    await expect(hero.getByText(getSlideLabel(1))).toBeVisible();
    await page.mouse.move(0, 0);
    await advanceTime(page, 5100);
    await expect(hero.getByText(getSlideLabel(2))).toBeVisible();
  });

  test('[HO4] does not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install({ time: 0 });
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'What we sell' });
    await expect(hero.getByRole('button', { name: 'Play the slides' })).toBeVisible();
    await advanceTime(page, 30_000);
    await expect(hero.getByText(getSlideLabel(1))).toBeVisible();
  });

  /** The hero after hydration, with the clock paused. */
  async function waitForHero(page: Page) {
    await page.clock.install({ time: 0 });
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'What we sell' });
    await hero.getByRole('button', { name: 'Go to slide 3' }).click();
    await expect(hero.getByText(getSlideLabel(3))).toBeVisible();
    await page.clock.pauseAt(600_000);
    return hero;
  }
});

/** Advances the clock, after the page has rendered pending updates and set its timers. */
async function advanceTime(page: Page, milliseconds: number) {
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    for (let turn = 0; turn < 20; turn++) {
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(turn);
      });
    }
  });
  await page.clock.runFor(milliseconds);
}

/** Moves the pointer and the focus away from everything that pauses while in use. */
async function moveFocusAway(page: Page) {
  await page.mouse.move(0, 0);
  await page.getByRole('link', { name: 'Rungmoor, home' }).first().focus();
}

/** As if the visitor had gone to another tab, or had come back. */
async function setTabVisible(page: Page, shown: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, !shown);
}

test('[HO4, HO5] the ticker shows about fifty messages, one each 8 s, and can be paused', async ({
  page,
}) => {
  const { toggle, place } = await openPausedTicker(page);
  await moveFocusAway(page);
  await advanceTime(page, 30_000);
  await expect(place, 'paused').toHaveText('1 of 50');
  await toggle.click();
  await expect(page.getByRole('button', { name: 'Pause the live messages' })).toBeVisible();
  await moveFocusAway(page);
  // The other messages may only just have loaded: the first step shows that they are there.
  await expect(async () => {
    await advanceTime(page, 8000);
    await advanceTime(page, 0);
    await expect(place).toHaveText('2 of 50', { timeout: 100 });
  }).toPass();
  await advanceTime(page, 7900);
  await expect(place).toHaveText('2 of 50');
  await advanceTime(page, 200);
  await expect(place).toHaveText('3 of 50');
});

test('[HO4] the ticker rests while pointed at, focused by key or in a hidden tab', async ({
  page,
}) => {
  const { toggle, place } = await openPausedTicker(page);
  await toggle.click();
  await moveFocusAway(page);
  const waitForNextMessage = (message: string) =>
    expect(async () => {
      await advanceTime(page, 8000);
      await expect(place).not.toHaveText(message, { timeout: 100 });
    }).toPass();
  // The other messages may only just have loaded: the first step shows that they are there.
  await waitForNextMessage('1 of 50');
  await advanceTime(page, 0);
  const now = await place.innerText();
  const expectPaused = async (why: string) => {
    await advanceTime(page, 30_000);
    await expect(place, why).toHaveText(now);
  };

  await place.hover();
  await expectPaused('pointed at');
  await toggle.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  await page.mouse.move(0, 0);
  await expectPaused('focused by key');
  await setTabVisible(page, false);
  await moveFocusAway(page);
  await expectPaused('in a hidden tab');
  await setTabVisible(page, true);
  // No event tells when the page has noticed, so its timer may start a step late.
  await waitForNextMessage(now);
});

/** The ticker after hydration, paused, with the clock paused too. */
async function openPausedTicker(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  const toggle = page.getByRole('button', { name: /the live messages$/ });
  const messages = page.waitForResponse('/ticker.json');
  await toggle.click();
  await (await messages).finished();
  await expect(page.getByRole('button', { name: 'Play the live messages' })).toBeVisible();
  await page.clock.pauseAt(600_000);
  return { toggle, place: page.getByText(/^\d+ of 50$/) };
}

test('[HO5] the ticker moves on 8 s after the page opened', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(600_000);
  await page.goto('/');
  const messages = page.waitForResponse('/ticker.json');
  await page.clock.runFor(4100);
  await (await messages).finished();
  const place = page.getByText(/^\d+ of 50$/);
  await expect(page.locator('astro-island[component-export="Ticker"][ssr]')).not.toBeAttached();
  await advanceTime(page, 3700);
  await expect(place).toHaveText('1 of 50');
  await advanceTime(page, 400);
  await expect(place).toHaveText('2 of 50');
});

for (const width of [320, 390]) {
  test(`[HO3, HO5] nothing below moves when the hero and the ticker change, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.clock.install({ time: 0 });
    await page.goto('/');
    const top = () =>
      page
        .getByRole('region', { name: 'Why buy here' })
        .evaluate((below) => below.getBoundingClientRect().top + scrollY);
    const initialTop = await top();
    const messages = page.waitForResponse('/ticker.json');
    const next = page.getByRole('button', { name: 'Next slide' });
    await next.click();
    await (await messages).finished();
    await page.clock.pauseAt(600_000);
    await moveFocusAway(page);
    for (let turn = 0; turn < 12; turn += 1) {
      await advanceTime(page, 5000);
      expect(await top()).toBe(initialTop);
    }
  });
}

test('[HO8, SH3] the whole shop begins at its top, though it and the home page were further down', async ({
  page,
}) => {
  const place = () => page.evaluate(() => scrollY);
  // The listing restores scroll positions. It hydrates once the pointer moves.
  const waitForListing = async () => {
    await page.mouse.move(1, 1);
    await expect(page.locator('astro-island:not([ssr]) [data-listing]')).toBeVisible();
  };
  await page.goto('/shop');
  await waitForListing();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await place()).toBeGreaterThan(0);
  await page.goto('/');
  const all = page
    .getByRole('region', { name: 'Find your equipment' })
    .getByRole('link', { name: 'Shop all products' });
  await all.scrollIntoViewIfNeeded();
  expect(await place()).toBeGreaterThan(0);
  await all.click();
  await expect(page).toHaveURL('/shop');
  await waitForListing();
  expect(await place()).toBe(0);
});

test('[HO9, HO10, PL12, PL12a] the configurator offers what reaches and ends in the shop', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'How high do you need to reach?' });
  await expect(section).toContainText('Working height is platform height plus 2 m');
  await section.getByRole('radio', { name: /Longer work with tools/ }).check();
  await section.getByRole('slider').fill('8.2');
  await expect(section.getByRole('status')).toContainText('platform 6.2 m');
  await expect(section.getByRole('status')).toContainText(/^\d+\s*products reach 8\.2 m/);
  const reaches = (await section.getByText(/^Reach /).allInnerTexts()).map((text) =>
    Number(text.match(/[\d.]+/)?.[0]),
  );
  expect(Math.min(...reaches)).toBeGreaterThanOrEqual(8.2);
  await section.getByText('1.45', { exact: true }).click();
  await expect(section.getByRole('status')).toContainText('1.45 m wide');
  const productsLink = section.getByRole('link', { name: /^View \d+ products? / });
  const promisedCount = (await productsLink.innerText()).match(/\d+/)?.[0];
  await productsLink.click();
  const families =
    'folding-tower narrow-tower industrial-deck 250-standard 500-standard 250-agr 500-agr'.split(
      ' ',
    );
  await expect(page).toHaveURL(
    `/shop?height=6.1-8.0&reach=8.2&width=1.45&${families.map((family) => `family=${family}`).join('&')}`,
  );
  await expect(page.locator('#towers-found')).toHaveText(`${promisedCount} towers found`);
});

test('[HO9] the configurator keeps what was set before it woke', async ({ page }) => {
  const { release } = await holdModules(page);
  await page.goto('/', { waitUntil: 'commit' });
  const section = page.getByRole('region', { name: 'How high do you need to reach?' });
  const job = section.getByRole('radio', { name: /Longer work with tools/ });
  await job.check();
  const width = section.locator('label', { hasText: /^\d\.\d\d$/ }).first();
  await width.click();
  const selectedWidth = Number(await width.textContent());
  release();
  await expect(section.getByRole('status')).toContainText(`${selectedWidth} m wide`);
  await expect(job).toBeChecked();
});

test('[HO10, HO11, HO12, HO14, HO15] configurator, testimonials and questions answer', async ({
  page,
}) => {
  await page.goto('/');
  await test.step('a combination that matches nothing says so and offers a way on', async () => {
    const section = page.getByRole('region', { name: 'How high do you need to reach?' });
    await section.getByRole('radio', { name: /Longer work/ }).check();
    await section.getByRole('slider').fill('11');
    await expect(section.getByText(/^Reach 11\.7 m, 250 kg, indoors only/).first()).toBeVisible();
    await section.getByRole('radio', { name: /Vehicle or machine/ }).check();
    await section.getByRole('slider').fill('14');
    await expect(section.getByRole('status')).toContainText(/^0/);
    await expect(
      section.getByText(/reaches \d.* Nothing we sell reaches 14\.0 m\. Ask us\.$/),
    ).toBeVisible();
    await expect(section.getByRole('link', { name: 'Get a quote' })).toBeVisible();
  });
  await test.step('testimonials come one at a time, whole, and go round at both ends', async () => {
    const section = page.getByRole('region', { name: 'Testimonials' });
    const dots = section.getByRole('button', { name: /^Go to testimonial \d$/ });
    await expect(dots).toHaveCount(testimonials.length);
    const expectShown = async (place: number) => {
      const shown = testimonials[place] ?? testimonials[0];
      await expect(section.locator('blockquote')).toHaveText(shown.text);
      await expect(section.getByRole('img')).toHaveAccessibleName(`${shown.rating} out of 5 stars`);
      await expect(section.getByRole('term')).toHaveText([
        'Name',
        'Company',
        'Location',
        'Project',
      ]);
      const { name, company: firm, location, project } = shown;
      await expect(section.getByRole('definition')).toHaveText([name, firm, location, project]);
      const current = section.locator('[aria-current="true"]');
      await expect(current).toHaveAccessibleName(`Go to testimonial ${place + 1}`);
    };
    await expectShown(0);
    await section.getByRole('button', { name: 'Previous testimonial' }).click();
    await expectShown(testimonials.length - 1);
    for (const place of testimonials.keys()) {
      await section.getByRole('button', { name: 'Next testimonial' }).click();
      await expectShown(place);
    }
    await dots.nth(1).click();
    await expectShown(1);
  });
  await test.step('ten questions, one open at a time, and two ways to ask another', async () => {
    const section = page.getByRole('region', { name: 'Frequently asked questions' });
    const questions = section.locator('details');
    await expect(questions).toHaveCount(10);
    await expect(questions.first()).toHaveAttribute('open');
    await questions.nth(3).locator('summary').click();
    await expect(questions.nth(3)).toHaveAttribute('open');
    await expect(questions.first()).not.toHaveAttribute('open');
    await questions.nth(3).locator('summary').click();
    await expect(section.locator('details[open]')).toHaveCount(0);
    await expect(section.getByRole('heading', { name: 'Still Have Questions' })).toBeVisible();
    await expect(section.getByRole('link', { name: /^Call/ })).toHaveAttribute(
      'href',
      company.phone.href,
    );
    await expect(section.getByRole('link', { name: 'Email Support' })).toHaveAttribute(
      'href',
      company.email.href,
    );
  });
});
