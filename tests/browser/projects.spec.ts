import { expect, type Page } from '@playwright/test';
import { productById } from '../../catalogue/catalogue.ts';
import { company } from '../../content/company.ts';
import { portfolioStatistics } from '../../content/portfolio.ts';
import { type Project, projects } from '../../content/projects.ts';
import { sceneOf } from '../../content/scenes.ts';
import { test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const getAltText = ({ image }: Project) => sceneOf(image).alt;
const sectors = (page: Page) => page.getByRole('navigation', { name: 'Sector' });

test.describe('the list', () => {
  test('[PR2] starts with every project and only sectors that have one', async ({ page }) => {
    await page.goto('/projects');
    await expect(cards(page)).toHaveCount(projects.length);
    const usedSectors = new Set<string>(projects.map(({ sector }) => sector));
    const names = await sectors(page).getByRole('link').allTextContents();
    expect(names.map((name) => name.replace(/\d+$/, ''))).toEqual(['All projects', ...usedSectors]);
    await expect(sectors(page).locator('[aria-current]')).toHaveText(/^All projects/);
  });

  test('[PR3] shows the portfolio in figures', async ({ page }) => {
    await page.goto('/projects');
    const { totalProjects, totalValue, equipmentSupplied, citiesServed } =
      portfolioStatistics(projects);
    expect(
      await page.getByRole('main').locator('dl').first().locator('dd').allTextContents(),
    ).toEqual([`${totalProjects}`, totalValue, equipmentSupplied, `${citiesServed}`]);
  });

  test('[PR2] a card says what the project was, and all of it is the link', async ({ page }) => {
    await page.goto('/projects');
    const [project] = projects;
    if (!project) throw new Error('There are no projects');
    const card = cards(page).first();
    await expect(card.getByRole('heading')).toHaveText(project.title);
    for (const text of [project.sector, project.location, project.client, project.description]) {
      await expect(card).toContainText(text);
    }
    await expect(card).toContainText(`Completed ${project.completedDate}`);
    await expect(card.getByRole('img', { name: getAltText(project) })).toBeVisible();
    await expect(card.getByRole('link')).toHaveText(/^View Case Study/);
    await card.click({ position: { x: 20, y: 120 } });
    await expect(page).toHaveURL(`/projects/${project.slug}`);
  });

  test('[PR2] a sector narrows the list in the address, and Back widens it again', async ({
    page,
  }) => {
    await page.goto('/projects');
    await sectors(page).getByRole('link', { name: 'Transport Infrastructure' }).click();
    await expect(page).toHaveURL('/projects?sector=transport-infrastructure');
    await expect(cards(page).filter({ visible: true })).toHaveCount(2);
    await expect(page.getByRole('status').first()).toHaveText(
      '2 projects in Transport Infrastructure',
    );
    await expect(sectors(page).locator('[aria-current]')).toHaveText(/^Transport Infrastructure/);
    await sectors(page).getByRole('link', { name: 'Heritage Conservation' }).click();
    await expect(page.getByRole('status').first()).toHaveText('1 project in Heritage Conservation');
    await page.goBack();
    await expect(cards(page).filter({ visible: true })).toHaveCount(2);
    await page.goBack();
    await expect(page).toHaveURL('/projects');
    await expect(cards(page).filter({ visible: true })).toHaveCount(projects.length);
    await page.goForward();
    await expect(cards(page).filter({ visible: true })).toHaveCount(2);
  });

  test('[PR2] an address with a sector opens on that sector', async ({ page }) => {
    await page.goto('/projects?sector=cultural-entertainment');
    await expect(cards(page).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText('No projects found for this sector')).toBeHidden();
  });

  test('[PR2] a sector without projects says so and leads back to all', async ({ page }) => {
    await page.goto('/projects?sector=space-travel');
    await expect(page.getByText('No projects found for this sector')).toBeVisible();
    await expect(cards(page).filter({ visible: true })).toHaveCount(0);
    await page.getByRole('link', { name: 'View All Projects' }).click();
    await expect(page).toHaveURL('/projects');
    await expect(cards(page).filter({ visible: true })).toHaveCount(projects.length);
    await expect(page.getByText('No projects found for this sector')).toBeHidden();
    await expect(page.getByRole('status').first()).toBeFocused();
  });

  test('[PR2] loads no framework', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/projects', { waitUntil: 'networkidle' });
    expect(scripts).not.toEqual([]);
    expect(scripts.filter((url) => /react|client\./i.test(url))).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('[PR2, OT5] every link of the filter leads to the whole list', async ({ page }) => {
      await page.goto('/projects');
      await sectors(page).getByRole('link', { name: 'Heritage Conservation' }).click();
      await expect(page).toHaveURL('/projects?sector=heritage-conservation');
      await expect(cards(page).filter({ visible: true })).toHaveCount(projects.length);
      await expect(page.getByText('No projects found for this sector')).toBeHidden();
    });
  });
});

test('[PR4] every case study tells the whole story', async ({ page }) => {
  for (const project of projects) {
    await page.goto(`/projects/${project.slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(project.title);
    await expect(main.getByRole('img', { name: getAltText(project) })).toBeVisible();
    const facts = [project.client, project.location, project.sector, project.description];
    for (const text of facts) await expect(main).toContainText(text);
    const figures = await main.locator('dd.figure').allTextContents();
    expect(figures.map((text) => text.replace('\u00a0', ' '))).toEqual([
      project.projectValue,
      expect.stringMatching(/^\d+ pieces$/),
      project.height,
      project.duration,
      project.completedDate,
    ]);
    const equipment = main.getByRole('heading', { name: 'Equipment' }).locator('xpath=..');
    const links = equipment.getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      project.detailedEquipmentList.map(({ productId }) => `/product/${productId}`),
    );
    for (const { title, description } of [...project.challenges, ...project.results]) {
      await expect(main).toContainText(title);
      await expect(main).toContainText(description);
    }
    for (const phase of project.phases) {
      await expect(main.getByRole('heading', { name: phase.name, exact: true })).toBeVisible();
      for (const { count, productId } of phase.equipment)
        await expect(main).toContainText(`${count} × ${productById(productId)?.name}`);
    }
    await expect(main.getByText(project.testimonial.quote)).toBeVisible();
    await expect(main).toContainText(project.testimonial.author);
  }
});

test('[PR4] a case study offers a call, an email and the services it used', async ({ page }) => {
  await page.goto('/projects/london-maintenance-ladders');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: `Call ${company.phone.shown}` })).toHaveAttribute(
    'href',
    company.phone.href,
  );
  await expect(main.getByRole('link', { name: 'Email us' })).toHaveAttribute(
    'href',
    company.email.href,
  );
  const related = page.getByRole('region', { name: 'Related services' }).getByRole('link');
  expect(await related.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/shop?family=platform-ladders',
    '/shop?family=step-ladders',
    '/shop?family=combination-ladders',
    '/shop?family=stairwell-tower',
    '/spare-parts',
    '/#bulk-order-cta',
    '/locations/london',
  ]);
});

test('[PR5] an unknown project is named and leads back to the list', async ({ page }) => {
  const response = await page.goto('/projects/no-such-job');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project Not Found');
  await expect(page.getByText('The project "no-such-job" could not be found.')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Projects' }).click();
  await expect(page).toHaveURL('/projects');
});
