import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '../../contract/office.ts';
import { newClientHeaders } from '../../tests/support/client-headers.ts';
import type { Database } from '../database/database.ts';
import { fuzzOptions } from '../testing/bad-bodies.ts';
import { openMigratedPglite } from '../testing/databases.ts';
import { officeOrigin, openTestOffice, type TestOffice } from '../testing/office.ts';

let database: Database;
let office: TestOffice;
beforeAll(async () => {
  database = await openMigratedPglite();
  office = await openTestOffice(database);
});
afterAll(() => database.close());

type Route = { method: string; path: string };

/** Every route of the office's API, as the app itself lists them. */
function listRoutes({ routes }: Pick<Hono, 'routes'>): Route[] {
  const found = routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path}`);
  return [...new Set(found)].map((route) => {
    const [method = '', path = ''] = route.split(' ');
    return { method, path };
  });
}

/** Whether a route may be called without a session. */
const isPublicRoute = ({ path }: Route) =>
  path === '/api/health' || path.startsWith('/api/sign-in/');

/** Routes for owners only: staff, accounts, buyers' data that leaves the office, what visitors see, claims. */
const ownerRouteNames = new Set([
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
const routeName = ({ method, path }: Route) =>
  `${method} ${path.replaceAll(/(:[a-z]+)\{[^}]*\}/gi, '$1')}`;
const isOwnersOnly = (route: Route) =>
  /^\/api\/(staff|accounts)\b/.test(route.path) || ownerRouteNames.has(routeName(route));

/** A route's URL, with parameter values that match no record. */
const exampleUrl = ({ path }: Route, value = '999999') =>
  path.replaceAll(/:[a-z]+(\{[^}]*\})?/gi, value);

type Browser = ReturnType<TestOffice['browser']>;

const call = (browser: Browser, route: Route, body: unknown = {}) =>
  route.method === 'GET'
    ? browser.get(exampleUrl(route))
    : browser.send(route.method, exampleUrl(route), body);

/** The status of a response. Its body is cancelled, because streams would stay open. */
async function readStatus(pendingResponse: Response | Promise<Response>): Promise<number> {
  const answer = await pendingResponse;
  await answer.body?.cancel();
  return answer.status;
}

describe('every route of the office', () => {
  const listed = () => listRoutes(office.app);

  it('[OF1, OF2] is covered by this test', () => {
    const paths = listed().map(({ method, path }) => `${method} ${path}`);
    expect(paths).toContain('GET /api/me');
    expect(paths).toContain('POST /api/staff/invitations');
    expect(paths).toContain('GET /api/draft/preview/page');
    expect(paths.length).toBeGreaterThan(30);
    expect(
      [...ownerRouteNames].filter((route) => !listed().map(routeName).includes(route)),
    ).toEqual([]);
  });

  it('[OF2] rejects requests without a session, except for signing in', async () => {
    for (const token of [undefined, 'made-up']) {
      for (const route of listed()) {
        const status = await readStatus(call(office.browser(token), route));
        const name = `${route.method} ${route.path}`;
        if (!isPublicRoute(route)) expect(status, name).toBe(401);
        else expect(status, name).toBeLessThan(500);
      }
    }
  });

  it('[OF2] allows staff and owners the routes of their role', async () => {
    for (const role of ['staff', 'owner'] satisfies StaffRole[]) {
      for (const route of listed().filter((each) => !isPublicRoute(each))) {
        // A separate session for each route, because some of them end it.
        const { token } = await office.signIn(role);
        const status = await readStatus(call(office.browser(token), route));
        const name = `${role} ${route.method} ${route.path}`;
        expect(status, name).not.toBe(401);
        expect(status, name).toBeLessThan(500);
        expect(status === 403, name).toBe(role === 'staff' && isOwnersOnly(route));
      }
    }
  });

  it('[OF1] rejects requests for another host or from another site', async () => {
    const { token } = await office.signIn('owner');
    const browser = office.browser(token);
    const writes = listed().filter(({ method }) => method !== 'GET');
    for (const route of writes) {
      const send = (more: Record<string, string>) =>
        readStatus(browser.send(route.method, exampleUrl(route), {}, more));
      const name = `${route.method} ${route.path}`;
      // DNS rebinding: another site's name that points to this machine.
      expect(await send({ host: 'evil.example:3001' }), name).toBe(421);
      expect(await send({ origin: 'https://evil.example' }), name).toBe(403);
      expect(await send({ origin: 'null' }), name).toBe(403);
      expect(await send({ origin: '' }), name).toBe(403);
      expect(await send({ 'sec-fetch-site': 'cross-site' }), name).toBe(403);
    }
    for (const site of ['cross-site', 'same-site'])
      expect(await readStatus(browser.get('/api/me', { 'sec-fetch-site': site }))).toBe(403);
    expect(await readStatus(browser.get('/api/me', { host: '127.0.0.1:3001' }))).toBe(421);
    expect(await readStatus(browser.get('/api/me', { 'sec-fetch-site': 'same-origin' }))).toBe(200);
  });

  it('[OF2] never responds 500 to an invalid body', async () => {
    const routes = listed().filter(({ method }) => method !== 'GET');
    const { queries } = database;
    let owner = await office.signIn('owner');
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
        const answer = await office.app.request(`${officeOrigin}${exampleUrl(route, named)}`, {
          method: route.method,
          body: sent,
          headers: {
            host: 'localhost:3001',
            origin: officeOrigin,
            cookie: `office=${owner.token}`,
            'content-type': 'application/json',
            ...newClientHeaders(),
          },
        });
        expect(
          answer.status,
          `${route.method} ${route.path}: ${office.log().slice(-600)}`,
        ).toBeLessThan(500);
        await answer.body?.cancel();
        if (answer.status === 401 || answer.ok) {
          await queries.execute(sql`truncate rate_limit`);
          owner = await office.signIn('owner');
        }
      }),
      fuzzOptions,
    );
  });
});
