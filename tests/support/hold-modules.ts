import type { Page } from '@playwright/test';

/** Every script except the small shared one, which blocks nothing. */
export const modules = /_astro\/(?!early\.).*\.js$/;

/** Holds back a page's scripts until they are released, so that nothing hydrates before. */
export async function holdModules(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(modules, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: () => resolve() };
}
