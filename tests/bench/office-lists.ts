import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { fillOrders } from '../../scripts/demo/fill-orders.ts';
import type { Queries } from '../../server/database/database.ts';
import { openPglite } from '../../server/database/open-pglite.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { copyMigratedDatabase } from '../../server/testing/migrated-database.ts';
import { addStaff } from '../../server/testing/staff.ts';
import { end, spawnShop, untilAnswers } from '../support/server-processes.ts';
import { openBrowser, patience, slowDown, slowProcessor } from './browser.ts';
import { grownOffice } from './grown-shop.ts';
import { atMost, type Effort, type Findings, type Measurement, median } from './measurement.ts';
import { type TakenInteraction, watchInteractions } from './watch-interactions.ts';

const orders = 20_000;
const products = 5_000;
const usualRounds = 8;

const key = (name: string) => (page: Page) => page.keyboard.press(name, { delay: 40 });
const tabOf = (tabs: string) => (name: RegExp) => (page: Page) =>
  page.getByRole('navigation', { name: tabs, exact: true }).getByRole('link', { name }).click();
const tab = tabOf('Orders by state');
const choose = (label: string, name: string) => async (page: Page) => {
  await page.getByLabel(label).focus();
  await page.keyboard.press(name, { delay: 40 });
};
const searchField = (page: Page) => page.getByRole('searchbox').first();
const toSearch = (page: Page) => searchField(page).focus();
const clearSearch = (page: Page) => searchField(page).fill('');
/** Leaves the search field, where letters are text. */
const toHeading = (page: Page) => page.getByRole('heading', { level: 1 }).focus();

type Action = {
  name: string;
  run: (page: Page) => Promise<void>;
  /** Not measured. */
  after?: (page: Page) => Promise<void>;
};

/** Later actions undo earlier ones, so that every round starts from the same state. */
const orderActions: readonly Action[] = [
  { name: 'open the list of delivered orders', run: tab(/^Delivered/) },
  { name: 'open all orders', run: tab(/^All/), after: toSearch },
  { name: 'search, first letter', run: key('w') },
  { name: 'search, second letter', run: key('h') },
  { name: 'search, third letter', run: key('a'), after: clearSearch },
  { name: 'filter by delivery', run: choose('Delivery', 'ArrowDown') },
  { name: 'filter back', run: choose('Delivery', 'ArrowUp') },
  { name: 'open the orders to dispatch', run: tab(/^To dispatch/) },
  { name: 'sort', run: choose('Sort', 'ArrowDown') },
  { name: 'sort back', run: choose('Sort', 'ArrowUp'), after: toHeading },
  { name: 'down the list', run: key('j') },
  { name: 'select a row', run: key('x') },
  { name: 'take it back', run: key('x'), after: toHeading },
];

const stockTab = tabOf('Stock by level');

const stockActions: readonly Action[] = [
  { name: 'stock: those sold out', run: stockTab(/^Sold out/) },
  { name: 'stock: all', run: stockTab(/^All/), after: toSearch },
  { name: 'stock: search, first letter', run: key('t'), after: clearSearch },
  { name: 'stock: filter by family', run: choose('Family', 'ArrowDown') },
  { name: 'stock: filter back', run: choose('Family', 'ArrowUp'), after: toHeading },
  { name: 'stock: down the list', run: key('j'), after: toHeading },
];

const priceTab = tabOf('Prices');

const priceActions: readonly Action[] = [
  { name: 'prices: reduced', run: priceTab(/^Reduced/) },
  { name: 'prices: all', run: priceTab(/^All/), after: toSearch },
  { name: 'prices: search, first letter', run: key('t'), after: clearSearch },
  { name: 'prices: filter by family', run: choose('Family', 'ArrowDown') },
  { name: 'prices: filter back', run: choose('Family', 'ArrowUp') },
];

const emailTab = tabOf('Emails by state');

const emailActions: readonly Action[] = [
  { name: 'emails: failed', run: emailTab(/^Failed/) },
  { name: 'emails: all', run: emailTab(/^All/), after: toSearch },
  { name: 'emails: search, first letter', run: key('o'), after: clearSearch },
  { name: 'emails: filter by kind', run: choose('Kind', 'ArrowDown') },
  { name: 'emails: filter back', run: choose('Kind', 'ArrowUp') },
];

const customerActions: readonly Action[] = [
  { name: 'customers: search, first letter', run: key('f') },
  { name: 'customers: search, second letter', run: key('i'), after: clearSearch },
];

const enquiryTab = tabOf('Kinds of enquiry');

const enquiryActions: readonly Action[] = [
  { name: 'enquiries: part questions', run: enquiryTab(/^Part questions/) },
  { name: 'enquiries: quote requests', run: enquiryTab(/^Quote requests/), after: toSearch },
  { name: 'enquiries: search, first letter', run: key('t'), after: clearSearch },
];

const amounts = (name: string) => (page: Page) => page.getByText(name, { exact: true }).click();

const reportActions: readonly Action[] = [
  { name: 'reports: last month', run: choose('Period', 'ArrowDown') },
  { name: 'reports: this quarter', run: choose('Period', 'ArrowDown') },
  { name: 'reports: this year', run: choose('Period', 'ArrowDown') },
  { name: 'reports: inc VAT', run: amounts('Inc VAT') },
  { name: 'reports: ex VAT', run: amounts('Ex VAT') },
];

/** Screens, the table that is visible once each has loaded, and the actions there. */
const screens: readonly {
  path: string;
  table: string | RegExp;
  actions: readonly Action[];
  begin?: (page: Page) => Promise<void>;
}[] = [
  { path: '/orders', table: 'Orders', actions: orderActions },
  { path: '/stock', table: 'Stock', actions: stockActions },
  { path: '/prices', table: 'Prices including VAT', actions: priceActions },
  { path: '/emails', table: 'Emails', actions: emailActions },
  { path: '/customers', table: 'Customers', actions: customerActions, begin: toSearch },
  { path: '/enquiries?kind=quote&tab=all', table: /^Quote requests/, actions: enquiryActions },
  { path: '/reports', table: 'VAT by quarter', actions: reportActions },
];

export const officeLists: Measurement = {
  name: 'office',
  title: 'Lists of the office',
  how: `${orders.toLocaleString('en-GB')} orders of the demo with their emails and enquiries and ${products.toLocaleString('en-GB')} products on the embedded database, on a processor ${slowDown} times slower: from the press to the next paint, as the browser's event timing tells it, and until the last row has changed ("settled"), the pause after a typed letter and the server's answer included; ${usualRounds} rounds. The goal is held against the median.`,
  measure,
};

async function measure(effort: Effort): Promise<Findings> {
  const rounds = effort === 'quick' ? 2 : usualRounds;
  const taken = await withOffice((office, token) => measureOn(office, token, rounds));
  const rows = [...taken].map(([action, all]) => {
    const painted = all.map((each) => each.painted);
    return {
      action,
      'best, ms': Math.round(Math.min(...painted)),
      'median, ms': Math.round(median(painted)),
      'worst, ms': Math.round(Math.max(...painted)),
      'settled, median ms': Math.round(median(all.map(({ settled }) => settled))),
    };
  });
  const worst = Math.max(...rows.map((row) => row['median, ms']));
  const what = `Paint after input with ${orders.toLocaleString('en-GB')} orders, slowest action`;
  return { rows, goals: [atMost(what, worst, 100, 'ms')] };
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
  await fillMessages(database.queries);
  await database.queries.execute(sql`analyze`);
  await database.close();
  const [port, officePort] = [await freePort(), await freePort()];
  const environment = {
    DATA_DIR,
    MAIL_DIR: path.join(folder, 'mail'),
    OFFICE_PORT: String(officePort),
  };
  const child = await spawnShop(port, environment, { folder: grownOffice(products) });
  try {
    await untilAnswers(`http://localhost:${port}/api/ready`);
    return await work(`http://localhost:${officePort}`, token);
  } finally {
    await end(child, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Inserts two emails per order, and an enquiry for some. */
async function fillMessages(queries: Queries): Promise<void> {
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
    page.setDefaultTimeout(patience);
    await page.addInitScript(watchInteractions);
    const taken = new Map<string, TakenInteraction[]>();
    for (const { path: screen, table, actions, begin } of screens) {
      for (let round = 0; round < rounds; round += 1) {
        if (round === 0 || screen === '/reports') {
          await page.goto(`${office}${screen}`);
          await page.getByRole('table', { name: table }).first().waitFor();
          await slowProcessor(page);
        }
        await begin?.(page);
        for (const { name, run, after } of actions) {
          await page.evaluate(() => window.bench.rest());
          await page.evaluate(() => window.bench.begin());
          await run(page);
          const took = await page.evaluate(() => window.bench.end());
          taken.set(name, [...(taken.get(name) ?? []), took]);
          await after?.(page);
        }
      }
    }
    return taken;
  } finally {
    await browser.close();
  }
}
