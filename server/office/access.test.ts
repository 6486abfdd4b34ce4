import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '../../contract/office.ts';
import { newVisitor } from '../../tests/support/visitors.ts';
import type { Database } from '../database/database.ts';
import { badBodies } from '../testing/bad-bodies.ts';
import { migratedPglite } from '../testing/databases.ts';
import { officeOrigin, openTestOffice, type TestOffice } from '../testing/office.ts';

let database: Database;
let office: TestOffice;
beforeAll(async () => {
  database = await migratedPglite();
  office = await openTestOffice(database);
});
afterAll(() => database.close());

type Route = { method: string; path: string };

/** Every route of the office's API, as the app itself lists them. */
function routesOf({ routes }: Pick<Hono, 'routes'>): Route[] {
  const found = routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path}`);
  return [...new Set(found)].map((route) => {
    const [method = '', path = ''] = route.split(' ');
    return { method, path };
  });
}

/** Whether a route may be called without a session. */
const isOpen = ({ path }: Route) => path === '/api/health' || path.startsWith('/api/sign-in/');

/** Routes for owners only: staff, accounts, buyers' data that leaves the office, what visitors see, claims. */
const ownersRoutes = new Set([
  'GET /api/activity/export.csv',
  'GET /api/customers/:id/copy.json',
  'POST /api/customers/:id/erase',
  'GET /api/orders/export.csv',
  'GET /api/stock/export.csv',
  'POST /api/stock/import',
  'POST /api/draft/publish',
  'POST /api/versions/:id/undo',
  'POST /api/prices/was',
  'POST /api/checks/claims/:claim',
  'DELETE /api/checks/claims/:claim',
]);
const nameOf = ({ method, path }: Route) =>
  `${method} ${path.replaceAll(/(:[a-z]+)\{[^}]*\}/gi, '$1')}`;
const forOwners = (route: Route) =>
  /^\/api\/(staff|accounts)\b/.test(route.path) || ownersRoutes.has(nameOf(route));

/** A route's URL, with parameter values that match no record. */
const addressOf = ({ path }: Route, value = '999999') =>
  path.replaceAll(/:[a-z]+(\{[^}]*\})?/gi, value);

type Browser = ReturnType<TestOffice['browser']>;

const call = (browser: Browser, route: Route, body: unknown = {}) =>
  route.method === 'GET'
    ? browser.get(addressOf(route))
    : browser.send(route.method, addressOf(route), body);

/** The status of a response. Its body is cancelled, because streams would stay open. */
async function statusOf(answering: Response | Promise<Response>): Promise<number> {
  const answer = await answering;
  await answer.body?.cancel();
  return answer.status;
}

describe('every route of the office', () => {
  const listed = () => routesOf(office.app);

  it('[OF1, OF2] is found by this test', () => {
    const paths = listed().map(({ method, path }) => `${method} ${path}`);
    expect(paths).toContain('GET /api/me');
    expect(paths).toContain('POST /api/staff/invitations');
    expect(paths).toContain('GET /api/draft/preview/page');
    expect(paths.length).toBeGreaterThan(30);
    expect([...ownersRoutes].filter((route) => !listed().map(nameOf).includes(route))).toEqual([]);
  });

  it('[OF2] asks anyone without a session to sign in, but for the sign-in itself', async () => {
    for (const token of [undefined, 'made-up']) {
      for (const route of listed()) {
        const status = await statusOf(call(office.browser(token), route));
        const name = `${route.method} ${route.path}`;
        if (!isOpen(route)) expect(status, name).toBe(401);
        else expect(status, name).toBeLessThan(500);
      }
    }
  });

  it('[OF2] lets staff do what staff may, and owners everything', async () => {
    for (const role of ['staff', 'owner'] satisfies StaffRole[]) {
      for (const route of listed().filter((each) => !isOpen(each))) {
        // A separate session for each route, because some of them end it.
        const { token } = await office.signedIn(role);
        const status = await statusOf(call(office.browser(token), route));
        const name = `${role} ${route.method} ${route.path}`;
        expect(status, name).not.toBe(401);
        expect(status, name).toBeLessThan(500);
        expect(status === 403, name).toBe(role === 'staff' && forOwners(route));
      }
    }
  });

  it('[OF1] answers a request for another host or from another site with an error', async () => {
    const { token } = await office.signedIn('owner');
    const browser = office.browser(token);
    const writes = listed().filter(({ method }) => method !== 'GET');
    for (const route of writes) {
      const send = (more: Record<string, string>) =>
        statusOf(browser.send(route.method, addressOf(route), {}, more));
      const name = `${route.method} ${route.path}`;
      // DNS rebinding: another site's name that points to this machine.
      expect(await send({ host: 'evil.example:3001' }), name).toBe(421);
      expect(await send({ origin: 'https://evil.example' }), name).toBe(403);
      expect(await send({ origin: 'null' }), name).toBe(403);
      expect(await send({ origin: '' }), name).toBe(403);
      expect(await send({ 'sec-fetch-site': 'cross-site' }), name).toBe(403);
    }
    for (const site of ['cross-site', 'same-site'])
      expect(await statusOf(browser.get('/api/me', { 'sec-fetch-site': site }))).toBe(403);
    expect(await statusOf(browser.get('/api/me', { host: '127.0.0.1:3001' }))).toBe(421);
    expect(await statusOf(browser.get('/api/me', { 'sec-fetch-site': 'same-origin' }))).toBe(200);
  });

  it('[OF2] never breaks on a body that makes no sense', async () => {
    const routes = listed().filter(({ method }) => method !== 'GET');
    const { queries } = database;
    let owner = await office.signedIn('owner');
    const keys = fc.constantFrom(
      ...'name email role password passkey token replace pence shortcuts current version'.split(
        ' ',
      ),
      ...'carrier tracking lines note reference id query screen record quantity items'.split(' '),
    );
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\0', '', '-1', '1e9'));
    const leaf = fc.oneof(text, fc.double(), fc.bigInt().map(Number), fc.constant(null));
    const value = fc.oneof(leaf, fc.dictionary(keys, leaf), fc.array(leaf));
    const body = fc.oneof(
      { weight: 6, arbitrary: fc.dictionary(keys, value).map((each) => JSON.stringify(each)) },
      fc.json(),
      fc.string({ unit: 'binary' }),
    );
    const parameter = fc.oneof(
      fc.constantFrom('1', '0', '-1', '2147483648', '%00', 'RM-000001', '..', '%E0%A4%A'),
      fc.string().map(encodeURIComponent),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...routes), body, parameter, async (route, sent, named) => {
        const answer = await office.app.request(`${officeOrigin}${addressOf(route, named)}`, {
          method: route.method,
          body: sent,
          headers: {
            host: 'localhost:3001',
            origin: officeOrigin,
            cookie: `office=${owner.token}`,
            'content-type': 'application/json',
            ...newVisitor(),
          },
        });
        expect(
          answer.status,
          `${route.method} ${route.path}: ${office.log().slice(-600)}`,
        ).toBeLessThan(500);
        await answer.body?.cancel();
        if (answer.status === 401 || answer.ok) {
          await queries.execute(sql`truncate rate_limit`);
          owner = await office.signedIn('owner');
        }
      }),
      badBodies,
    );
  });
});
