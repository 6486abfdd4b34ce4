import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { fillOrders } from '../../scripts/demo/fill-orders.ts';
import type { Queries } from '../../server/database/database.ts';
import { openPglite } from '../../server/database/open-pglite.ts';
import { findFreePort } from '../../server/testing/free-port.ts';
import { copyMigratedDatabase } from '../../server/testing/migrated-database.ts';
import { addStaff } from '../../server/testing/staff.ts';
import { spawnShop, stopProcess, waitUntilReady } from '../support/server-processes.ts';
import { actionTimeoutMs, cpuSlowdown, openBrowser, throttleCpu } from './browser.ts';
import { prepareGrownOffice } from './grown-shop.ts';
import {
  createMaxGoal,
  type Effort,
  type Findings,
  type Measurement,
  median,
} from './measurement.ts';
import { installInteractionObserver, type MeasuredInteraction } from './watch-interactions.ts';

const orders = 20_000;
const products = 5_000;
const defaultRounds = 8;

const pressKey = (name: string) => (page: Page) => page.keyboard.press(name, { delay: 40 });
const createTabAction = (tabs: string) => (name: RegExp) => (page: Page) =>
  page.getByRole('navigation', { name: tabs, exact: true }).getByRole('link', { name }).click();
const openOrderTab = createTabAction('Orders by state');
const selectWithKeyboard = (label: string, name: string) => async (page: Page) => {
  await page.getByLabel(label).focus();
  await page.keyboard.press(name, { delay: 40 });
};
const searchField = (page: Page) => page.getByRole('searchbox').first();
const focusSearch = (page: Page) => searchField(page).focus();
const clearSearch = (page: Page) => searchField(page).fill('');
/** Leaves the search field, where letters are text. */
const focusHeading = (page: Page) => page.getByRole('heading', { level: 1 }).focus();

type Action = {
  name: string;
  run: (page: Page) => Promise<void>;
  /** Not measured. */
  after?: (page: Page) => Promise<void>;
};

/** Later actions undo earlier ones, so that every round starts from the same state. */
const orderActions: readonly Action[] = [
  { name: 'open the list of delivered orders', run: openOrderTab(/^Delivered/) },
  { name: 'open all orders', run: openOrderTab(/^All/), after: focusSearch },
  { name: 'search, first letter', run: pressKey('w') },
  { name: 'search, second letter', run: pressKey('h') },
  { name: 'search, third letter', run: pressKey('a'), after: clearSearch },
  { name: 'filter by delivery', run: selectWithKeyboard('Delivery', 'ArrowDown') },
  { name: 'filter back', run: selectWithKeyboard('Delivery', 'ArrowUp') },
  { name: 'open the orders to dispatch', run: openOrderTab(/^To dispatch/) },
  { name: 'sort', run: selectWithKeyboard('Sort', 'ArrowDown') },
  { name: 'sort back', run: selectWithKeyboard('Sort', 'ArrowUp'), after: focusHeading },
  { name: 'down the list', run: pressKey('j') },
  { name: 'select a row', run: pressKey('x') },
  { name: 'take it back', run: pressKey('x'), after: focusHeading },
];

const openStockTab = createTabAction('Stock by level');

const stockActions: readonly Action[] = [
  { name: 'stock: those sold out', run: openStockTab(/^Sold out/) },
  { name: 'stock: all', run: openStockTab(/^All/), after: focusSearch },
  { name: 'stock: search, first letter', run: pressKey('t'), after: clearSearch },
  { name: 'stock: filter by family', run: selectWithKeyboard('Family', 'ArrowDown') },
  { name: 'stock: filter back', run: selectWithKeyboard('Family', 'ArrowUp'), after: focusHeading },
  { name: 'stock: down the list', run: pressKey('j'), after: focusHeading },
];

const openPriceTab = createTabAction('Prices');

const priceActions: readonly Action[] = [
  { name: 'prices: reduced', run: openPriceTab(/^Reduced/) },
  { name: 'prices: all', run: openPriceTab(/^All/), after: focusSearch },
  { name: 'prices: search, first letter', run: pressKey('t'), after: clearSearch },
  { name: 'prices: filter by family', run: selectWithKeyboard('Family', 'ArrowDown') },
  { name: 'prices: filter back', run: selectWithKeyboard('Family', 'ArrowUp') },
];

const openEmailTab = createTabAction('Emails by state');

const emailActions: readonly Action[] = [
  { name: 'emails: failed', run: openEmailTab(/^Failed/) },
  { name: 'emails: all', run: openEmailTab(/^All/), after: focusSearch },
  { name: 'emails: search, first letter', run: pressKey('o'), after: clearSearch },
  { name: 'emails: filter by kind', run: selectWithKeyboard('Kind', 'ArrowDown') },
  { name: 'emails: filter back', run: selectWithKeyboard('Kind', 'ArrowUp') },
];

const customerActions: readonly Action[] = [
  { name: 'customers: search, first letter', run: pressKey('f') },
  { name: 'customers: search, second letter', run: pressKey('i'), after: clearSearch },
];

const openEnquiryTab = createTabAction('Kinds of enquiry');

const enquiryActions: readonly Action[] = [
  { name: 'enquiries: part questions', run: openEnquiryTab(/^Part questions/) },
  { name: 'enquiries: quote requests', run: openEnquiryTab(/^Quote requests/), after: focusSearch },
  { name: 'enquiries: search, first letter', run: pressKey('t'), after: clearSearch },
];

const selectAmounts = (name: string) => (page: Page) =>
  page.getByRole('search', { name: 'Reports' }).getByText(name, { exact: true }).click();

const reportActions: readonly Action[] = [
  { name: 'reports: last month', run: selectWithKeyboard('Period', 'ArrowDown') },
  { name: 'reports: this quarter', run: selectWithKeyboard('Period', 'ArrowDown') },
  { name: 'reports: this year', run: selectWithKeyboard('Period', 'ArrowDown') },
  { name: 'reports: inc VAT', run: selectAmounts('Inc VAT') },
  { name: 'reports: ex VAT', run: selectAmounts('Ex VAT') },
];

/** Screens, the table that is visible once each has loaded, and the actions there. */
const screens: readonly {
  path: string;
  table: string | RegExp;
  actions: readonly Action[];
  prepare?: (page: Page) => Promise<void>;
}[] = [
  { path: '/orders', table: 'Orders', actions: orderActions },
  { path: '/stock', table: 'Stock', actions: stockActions },
  { path: '/prices', table: 'Prices including VAT', actions: priceActions },
  { path: '/emails', table: 'Emails', actions: emailActions },
  { path: '/customers', table: 'Customers', actions: customerActions, prepare: focusSearch },
  { path: '/enquiries?kind=quote&tab=all', table: /^Quote requests/, actions: enquiryActions },
  { path: '/reports', table: 'VAT by quarter', actions: reportActions },
];

export const officeLists: Measurement = {
  name: 'office',
  title: 'Lists of the office',
  how: `${orders.toLocaleString('en-GB')} orders of the demo with their emails and enquiries and ${products.toLocaleString('en-GB')} products on the embedded database, on a processor ${cpuSlowdown} times slower: from the press to the next paint, as the browser's event timing tells it, and until the last row has changed ("settled"), the pause after a typed letter and the server's answer included; ${defaultRounds} rounds. The goal is held against the median.`,
  measure,
};

async function measure(effort: Effort): Promise<Findings> {
  const rounds = effort === 'quick' ? 2 : defaultRounds;
  const results = await withOffice((office, token) => measureOn(office, token, rounds));
  const rows = [...results].map(([action, all]) => {
    const painted = all.map((each) => each.paintedMs);
    return {
      action,
      'best, ms': Math.round(Math.min(...painted)),
      'median, ms': Math.round(median(painted)),
      'worst, ms': Math.round(Math.max(...painted)),
      'settled, median ms': Math.round(median(all.map(({ settledMs }) => settledMs))),
    };
  });
  const worst = Math.max(...rows.map((row) => row['median, ms']));
  const what = `Paint after input with ${orders.toLocaleString('en-GB')} orders, slowest action`;
  return { rows, goals: [createMaxGoal(what, worst, 100, 'ms')] };
}

/** A shop with many orders, and its office with a signed-in user. */
async function withOffice<Result>(
  work: (office: string, token: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rungmoor-office-'));
  const DATA_DIR = path.join(folder, 'data');
  await copyMigratedDatabase(DATA_DIR);
  const database = await openPglite(DATA_DIR);
  const owner = { name: 'Olive Owner', email: 'olive@office.example', role: 'owner' } as const;
  const { token } = await addStaff(database.queries, owner);
  await fillOrders(database, { orders, until: new Date(), seed: 1 });
  await insertMessages(database.queries);
  await database.queries.execute(sql`analyze`);
  await database.close();
  const [port, officePort] = [await findFreePort(), await findFreePort()];
  const environment = {
    DATA_DIR,
    MAIL_DIR: path.join(folder, 'mail'),
    OFFICE_PORT: String(officePort),
  };
  const child = await spawnShop(port, environment, { folder: prepareGrownOffice(products) });
  try {
    await waitUntilReady(`http://localhost:${port}/api/ready`);
    return await work(`http://localhost:${officePort}`, token);
  } finally {
    await stopProcess(child, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Inserts two emails per order, and an enquiry for some. */
async function insertMessages(queries: Queries): Promise<void> {
  await queries.execute(sql`insert into mail
      (message_id, kind, recipient, subject, text, html, state, created_at, sent_at)
    select '<' || reference || '.' || kind || '@shop.example>', kind, email,
      'Your order ' || reference, '', '', case when id % 2000 = 0 then 'dead' else 'sent' end,
      created_at, created_at
    from shop_order cross join unnest(array['order-confirmation', 'order-dispatched']) as kind
    where email <> '' order by created_at, kind`);
  const state = sql`case when id % 900 = 0 then 'open' when id % 90 = 0 then 'answered' else 'closed' end`;
  await queries.execute(sql`insert into quote
      (company, email, quantity, message, state, created_at, waiting_since)
    select coalesce(company, name, ''), email, '5-10', 'Towers for site ' || id, ${state},
      created_at, created_at
    from shop_order where id % 3 = 0 order by id`);
  await queries.execute(sql`insert into part_enquiry
      (email, message, state, created_at, waiting_since)
    select email, 'The foot of number ' || id || ' has worn through', ${state},
      created_at, created_at
    from shop_order where id % 3 = 0 and email <> '' order by id`);
}

/** The measurements of each action, by its name. */
async function measureOn(office: string, token: string, rounds: number) {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'office', value: token, url: office }]);
    const page = await context.newPage();
    page.setDefaultTimeout(actionTimeoutMs);
    await page.addInitScript(installInteractionObserver);
    const results = new Map<string, MeasuredInteraction[]>();
    for (const { path: screen, table, actions, prepare } of screens) {
      for (let round = 0; round < rounds; round += 1) {
        if (round === 0 || screen === '/reports') {
          await page.goto(`${office}${screen}`);
          await page.getByRole('table', { name: table }).first().waitFor();
          await throttleCpu(page);
        }
        await prepare?.(page);
        for (const { name, run, after } of actions) {
          await page.evaluate(() => window.bench.waitUntilIdle());
          await page.evaluate(() => window.bench.begin());
          await run(page);
          const interaction = await page.evaluate(() => window.bench.end());
          results.set(name, [...(results.get(name) ?? []), interaction]);
          await after?.(page);
        }
      }
    }
    return results;
  } finally {
    await browser.close();
  }
}
