import { type BrowserContext, expect, type Page } from '@playwright/test';
import { storageKeys } from '../../site/storage-keys.ts';
import { findAxeViolations } from '../support/axe.ts';
import { findProduct, openCart, storeCart } from '../support/cart.ts';
import { test } from './journeys/buyer.ts';

test.use({ serviceWorkers: 'allow' });

const product = findProduct(({ inStock, stockCount }) => inStock && stockCount > 9);
const address = `/product/${product.id}`;

/** Opens a page and waits until the service worker has stored it and everything it needs. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const isCached = () =>
    page.evaluate(async (at) => (await caches.match(at, { ignoreVary: true })) !== undefined, path);
  await expect.poll(isCached, { timeout: 60_000 }).toBe(true);
}

/** Takes the pages and the service worker offline. */
async function goOffline(context: BrowserContext) {
  await context.setOffline(true);
}

test('a page that was visited opens without a signal, with cart and compare, until the signal is back', async ({
  page,
  context,
}) => {
  await storeCart(page, [{ id: product.id, quantity: 2 }]);
  await visit(page, address);
  await visit(page, '/terms');
  await goOffline(context);
  await test.step('it says when it was fetched', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions');
    await expect(page.getByRole('status').first()).toHaveText(
      /^You're offline\. This page was saved on \d+ \w+ at \d\d:\d\d, so prices and stock may have changed\.$/,
    );

    await page.goto('/projects');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're offline");
    const cachedPageLink = page.getByRole('main').getByRole('link', { name: /^Terms/ });
    await expect(cachedPageLink).toContainText('Saved on');
    await cachedPageLink.click();
    await expect(page).toHaveURL('/terms');
  });
  await test.step('only pages are held', async () => {
    const cachedPaths = await page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(cachedPaths.filter((path) => /^\/(api|sandbox|success)/.test(path))).toEqual([]);
    expect(cachedPaths.some((path) => path.includes('listed-products'))).toBe(true);
  });
  await test.step('cart and compare work, checkout says that it does not', async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
    await page
      .getByRole('button', { name: /compare/i })
      .first()
      .click();
    await expect(page.locator('[data-compare-count]').first()).toHaveText('1');

    const panel = await openCart(page);
    await expect(panel.getByRole('link', { name: product.name })).toBeVisible();
    await panel.getByRole('button', { name: 'Checkout' }).click();
    await expect(panel.getByRole('alert')).toContainText("You're offline, so you can't check out.");
  });
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText("You're offline")).toHaveCount(0);
});

/** Submits a quote request offline, and waits until it is stored. */
async function typeQuoteOffline(page: Page, context: BrowserContext) {
  await visit(page, '/');
  const form = page.getByRole('form', { name: 'Trade quote' });
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('novalidate', '');
  await form.getByRole('textbox', { name: 'Company' }).fill('Fellside Joinery');
  await form.getByRole('textbox', { name: 'Email' }).fill('office@fellside.example');
  await form.getByText('11-25').click();
  await goOffline(context);
  await form.getByRole('button', { name: 'Request a quote' }).click();
  await expect(form.getByRole('status').last()).toContainText(
    'Saved on this device, not sent yet.',
  );
  return form;
}

test('[QU4] a quote typed without a signal is kept, sent when it is back, and says so', async ({
  page,
  context,
}) => {
  await typeQuoteOffline(page, context);

  // After a reload, still offline, the request is neither lost nor reported as sent.
  await page.reload();
  await expect(page.getByText('Saved on this device, not sent yet: Your quote')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/^Sent: Your quote request from .*\.$/)).toBeVisible();
  const left = () => page.evaluate(() => localStorage.getItem('rungmoor.outbox.v2'));
  await expect.poll(left).toBeNull();
  await page.reload();
  await expect(page.getByText('Your quote request of')).toHaveCount(0);

  await test.step('corrected without a signal it is kept once, as it was typed last', async () => {
    const form = await typeQuoteOffline(page, context);
    await form.getByRole('textbox', { name: 'Company' }).fill('Fellside Joinery Ltd');
    await form.getByRole('button', { name: 'Request a quote' }).click();
    await expect.poll(() => readQueuedRequests(page)).toEqual(['Fellside Joinery Ltd']);

    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/api/bulk-quote')) sent.push(request.postDataJSON().company);
    });
    await context.setOffline(false);
    await expect(form.getByRole('status').last()).toContainText('has been sent');
    expect(sent).not.toContain('Fellside Joinery');
  });

  await test.step('it says that it is sent, though another tab sends it', async () => {
    const other = await context.newPage();
    await other.goto('/terms');
    const form = await typeQuoteOffline(page, context);
    // This tab does not get the event that it is online again.
    await page.evaluate(() =>
      addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    await context.setOffline(false);
    await expect(form.getByRole('status').last()).toContainText('has been sent');
  });
});

/** The companies of the quote requests stored on this device; `email` first replaces their address. */
async function readQueuedRequests(page: Page, email?: string) {
  return page.evaluate(
    async ([name, address]) => {
      const toPromise = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve) => {
          request.onsuccess = () => resolve(request.result);
        });
      const database = await toPromise(indexedDB.open(name));
      const store = database.transaction('requests', 'readwrite').objectStore('requests');
      const requests = await toPromise(store.getAll());
      for (const request of address ? requests : []) {
        await toPromise(store.put({ ...request, fields: { ...request.fields, email: address } }));
      }
      database.close();
      return requests.map(({ fields }) => fields.company);
    },
    [storageKeys.outbox, email] as const,
  );
}

/** Changes the stored request as if an older page had accepted an address that the server rejects. */
const corruptQueuedRequests = (page: Page) => readQueuedRequests(page, 'office@fellside');

/** A quote request that was submitted offline and is rejected once online. */
async function submitRejectedQuote(page: Page, context: BrowserContext) {
  const form = await typeQuoteOffline(page, context);
  await corruptQueuedRequests(page);
  await context.setOffline(false);
  const bar = page.getByRole('status').filter({ hasText: 'Not accepted: Your quote request from' });
  return { form, bar };
}

test('[QU3] a quote typed without a signal and refused is opened again with all that was typed, corrected or deleted', async ({
  page,
  context,
}) => {
  const readStored = (key: string) => localStorage.getItem(key);
  const { form, bar } = await submitRejectedQuote(page, context);
  await expect(bar).toContainText('Enter an email address like');
  await expect(form.getByRole('alert')).toContainText(
    'Your quote request was not sent. Enter an email address like',
  );
  await expect(form).not.toContainText('Saved on this device');
  expect(await findAxeViolations(page, 'body > [role=status]')).toEqual([]);

  // It stays, with what was typed, until the visitor acts, but it cannot be opened offline.
  await page.reload();
  await goOffline(context);
  await bar.getByRole('button', { name: 'Open and correct it' }).click();
  await expect(bar).toContainText("You're offline, so it's still saved here.");
  await context.setOffline(false);
  await expect(bar).not.toContainText("You're offline");

  // Nor on a network without a connection to the server.
  await context.route('**/api/stock', (route) => route.abort());
  await bar.getByRole('button', { name: 'Open and correct it' }).click();
  await expect(bar).toContainText("You're offline, so it's still saved here.");
  await context.unroute('**/api/stock');
  await expect(page).toHaveURL('/');
  await bar.getByRole('button', { name: 'Open and correct it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your quote request was not sent',
  );
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveValue('office@fellside');
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Fellside Joinery');
  await expect(page.getByRole('radio', { name: '11-25 items' })).toBeChecked();
  await expect(bar).toHaveCount(0);
  await email.fill('office@fellside.example');
  await page.getByRole('button', { name: 'Request a quote' }).click();
  await page.waitForURL('**/thank-you');
  await expect(bar).toHaveCount(0);

  await test.step('corrected in its form it is refused no more', async () => {
    const { form, bar } = await submitRejectedQuote(page, context);
    await expect(bar).toBeVisible();
    await expect(form.getByRole('alert')).toContainText('was not sent');
    await form.getByRole('textbox', { name: 'Email' }).fill('orders@fellside.example');
    await form.getByRole('button', { name: 'Request a quote' }).click();
    await page.waitForURL('**/thank-you');
    expect(await page.evaluate(readStored, storageKeys.outbox)).toBeNull();
    await expect(bar).toHaveCount(0);
  });

  await test.step('it can be deleted', async () => {
    const { bar } = await submitRejectedQuote(page, context);
    const deleteButton = bar.getByRole('button', { name: 'Delete' });
    await expect(deleteButton).toHaveAccessibleDescription(
      /^Not accepted: Your quote request from/,
    );
    await deleteButton.click();
    await expect(bar).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => page.evaluate(readStored, storageKeys.outbox)).toBeNull();
    await page.reload();
    await expect(page.getByText('Your quote request of')).toHaveCount(0);
  });
});

test('[OT2] who refuses pages for use offline has none, until they want them again', async ({
  page,
}) => {
  const held = () =>
    page.evaluate(async () => {
      const workers = await navigator.serviceWorker.getRegistrations();
      return [workers.length, (await caches.keys()).length];
    });
  await visit(page, '/cookies');
  const box = page.getByRole('checkbox', { name: 'Store pages for use offline' });
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(page.getByText('deleted the stored pages')).toBeVisible();
  expect(await held()).toEqual([0, 0]);
  expect(await findAxeViolations(page)).toEqual([]);

  await page.goto('/terms', { waitUntil: 'networkidle' });
  expect(await held()).toEqual([0, 0]);

  await page.goto('/cookies');
  await expect(box).not.toBeChecked();
  await box.check();
  await visit(page, '/terms');
});
