import { Hono } from 'hono';
import { readEnvironment } from '../../app/environment.ts';
import type { Database } from '../../database/database.ts';
import { createHealthMonitor } from '../../health/monitor.ts';
import { errorResponse, HttpError } from '../../http/errors.ts';
import { createLimiter } from '../../http/limits/limiter.ts';
import { openTestShop } from '../../testing/shop.ts';
import { addStaff } from '../../testing/staff.ts';
import type { OfficeDeps, OfficeVariables, SignedInUser } from '../office-context.ts';
import { fakePreviewPages } from './preview-pages.ts';

/** The dependencies of routes, on a test database. */
export async function createTestDeps(database: Database): Promise<OfficeDeps> {
  const { shop } = await openTestShop(database);
  const { log } = shop;
  const environment = readEnvironment({});
  return {
    shop: async () => shop,
    limiter: createLimiter({ database: Promise.resolve(database), log, proxies: 0 }),
    log,
    origin: 'http://localhost:3001',
    proxies: 0,
    isPublicShop: false,
    environment,
    health: createHealthMonitor(environment, async () => shop),
    previewPages: fakePreviewPages,
    onMail: () => {},
    stopping: new AbortController().signal,
  };
}

/** Adds a person to the office with a new session. */
export async function signIn(
  { queries }: Database,
  name: string,
  role: SignedInUser['role'] = 'owner',
): Promise<SignedInUser> {
  const email = `${crypto.randomUUID()}@rungmoor.example`;
  const { staffId, sessionId } = await addStaff(queries, { email, name, role });
  return { staffId, sessionId, email, name, role, shortcuts: true };
}

/** Calls routes as a signed-in user; returns status and body. */
export function createTestClient(routes: Hono<OfficeVariables>, who: SignedInUser) {
  const app = new Hono<OfficeVariables>()
    .use(async (context, next) => {
      context.set('who', who);
      context.set('requestId', 'test');
      await next();
    })
    .route('/', routes)
    .onError((error) => {
      if (error instanceof HttpError) return errorResponse(error);
      throw error;
    });
  const call = (method: string) => async (path: string, body?: unknown) => {
    const answer = await app.request(path, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    // Buffer keeps the byte order mark, which text() removes.
    const text = Buffer.from(await answer.arrayBuffer()).toString();
    const isJson = answer.headers.get('content-type')?.includes('json');
    // biome-ignore lint/suspicious/noExplicitAny: tests read whatever comes.
    return { status: answer.status, text, body: (isJson ? JSON.parse(text) : undefined) as any };
  };
  const { request } = app;
  return {
    request,
    ...{ get: call('GET'), post: call('POST'), patch: call('PATCH'), delete: call('DELETE') },
  };
}
