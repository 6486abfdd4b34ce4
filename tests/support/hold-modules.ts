import type { Page } from '@playwright/test';

/** Every script but the small one that all pages share and that holds up nothing. */
export const modules = /_astro\/(?!early\.).*\.js$/;

/** Keeps a page's scripts back until they are released, so that nothing on it wakes before. */
export async function holdModules(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(modules, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: () => resolve() };
}
