import { type BrowserContext, test as base } from '@playwright/test';
import { anyPath, withoutHash } from '../../scripts/test/inputs.ts';

/** What the tests of this process have asked the shop for since the last one began. */
const paths = new Set<string>();
let usesApi = false;

/** Every page shows the stock, and so asks for it. */
const isOfPages = (path: string) => path === '/api/stock' || !/^\/(api|sandbox)\//.test(path);

function record(context: BrowserContext): BrowserContext {
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && isOfPages(pathname)) paths.add(withoutHash(pathname));
    else usesApi = true;
  });
  return context;
}

/** Playwright's test, whose report says what each test asked the shop for: on that it depends. */
export const test = base.extend<{ requests: undefined }, { recorded: undefined }>({
  recorded: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => record(await newContext(options));
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
