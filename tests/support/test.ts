import { type BrowserContext, test as base } from '@playwright/test';
import { anyPath, stripHash } from '../../scripts/test/inputs.ts';

/** The paths that this process's tests have requested since the current test began. */
const paths = new Set<string>();
let usesApi = false;

/** Every page requests the stock, so it counts as part of the pages. */
const isPageRequest = (path: string) => path === '/api/stock' || !/^\/(api|sandbox)\//.test(path);

function recordRequests(context: BrowserContext): BrowserContext {
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && isPageRequest(pathname)) paths.add(stripHash(pathname));
    else usesApi = true;
  });
  return context;
}

/** Playwright's test, which adds to the report what each test requested: these are its inputs. */
export const test = base.extend<{ requests: undefined }, { recorded: undefined }>({
  recorded: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => recordRequests(await newContext(options));
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  request: async ({ request }, use) => {
    paths.add(anyPath);
    usesApi = true;
    await use(request);
  },
  requests: [
    // biome-ignore lint/correctness/noEmptyPattern: how Playwright asks for no other fixture.
    async ({}, use, { annotations }) => {
      paths.clear();
      usesApi = false;
      await use(undefined);
      const description = JSON.stringify({ paths: [...paths].sort(), usesApi });
      annotations.push({ type: 'requests', description });
    },
    { auto: true },
  ],
});
