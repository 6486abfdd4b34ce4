import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { describeError, type Log } from '../../../app/log.ts';
import type { Database } from '../../../database/database.ts';
import { HttpError, whenReady } from '../../../http/errors.ts';
import { maxBodyBytes } from '../../../http/routes.ts';
import type { Account } from '../account.ts';
import type { Plan } from '../notices/plan.ts';
import { randomId } from '../random-id.ts';
import { ApiError, missing, WrongRequest } from './api-error.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { parseForm } from './form.ts';
import { claimKey, fingerprintOf, type KeptAnswer, keepAnswer, releaseKey } from './idempotency.ts';
import { paymentRoutes } from './payment-routes.ts';
import { present } from './present.ts';
import type { Route } from './route.ts';
import { sessionRoutes } from './session-routes.ts';

type Parts = {
  database: Promise<Database>;
  account: () => Promise<Account>;
  now: () => Date;
  plan: () => Plan;
  log: Log;
  /** Called when something may have happened that the shop is to be told of. */
  changed: () => void;
};

type Variables = { Variables: { requestId: string } };

/** The part of Stripe's API that the shop uses, as the official SDK expects it. */
export function stripeApi(parts: Parts): Hono<Variables> {
  const api = new Hono<Variables>();
  api.use(async (context, next) => {
    context.set('requestId', randomId('req', 14));
    await next();
    context.res.headers.set('request-id', context.var.requestId);
  });
  api.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => {
        throw new ApiError('The request is too large.', { status: 413 });
      },
    }),
  );
  api.use(async (context, next) => {
    refuseStranger(context.req.header('authorization'), await parts.account());
    await next();
  });
  for (const route of [...sessionRoutes, ...paymentRoutes, ...catalogueRoutes]) {
    api.on(route.method, route.path, (context) => perform(parts, route, context));
  }
  api.notFound(({ req, json }) => {
    const { body, status } = new ApiError(
      `Unrecognized request URL (${req.method}: ${req.path}).`,
      {
        status: 404,
      },
    );
    return json(body, status);
  });
  api.onError((error, context) => {
    if (!(error instanceof ApiError)) parts.log.error('sandbox failed', describeError(error));
    const { body, status } = error instanceof ApiError ? error : outOfOrder(error);
    return context.json(body, status);
  });
  return api;
}

async function perform(parts: Parts, route: Route, context: Context<Variables>): Promise<Response> {
  const { req } = context;
  const database = await whenReady(parts.database);
  const text = route.method === 'POST' ? await req.text() : new URL(req.url).search.slice(1);
  const { expand, ...given } = parseForm(text);
  const id = req.param('id') ?? '';
  if (!/^[\w-]*$/.test(id)) throw missing('object', id, 'path');
  const now = parts.now();
  const key = (route.method === 'POST' && req.header('idempotency-key')) || null;
  const claim = key === null ? undefined : { key, claimedAt: now };
  if (claim) {
    const fingerprint = fingerprintOf(route.method, req.path, text);
    const before = await claimKey(database.queries, claim, fingerprint);
    if (before) return answer(before, key, { 'idempotent-replayed': 'true' });
  }
  try {
    const shown = await database.transaction(async (queries) => {
      const request = { id: context.var.requestId, idempotency_key: key };
      const work = { queries, now, plan: parts.plan(), request };
      const full = await route.answer({ work, id, given });
      const json = JSON.stringify(present(full, route.expandable, expand), null, 2);
      const done = { answer: json, status: 200 };
      if (claim) await keepAnswer(queries, claim, done);
      return done;
    });
    return answer(shown, key);
  } catch (error) {
    if (claim && isRefusal(error)) await keepAnswer(database.queries, claim, refusalOf(error));
    else if (claim) await releaseKey(database.queries, claim);
    throw error;
  } finally {
    if (route.method === 'POST') parts.changed();
  }
}

/** As at Stripe, what was begun and refused is refused again under the same key. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && !(error instanceof WrongRequest);
}

function refusalOf({ body, status }: ApiError): KeptAnswer {
  return { answer: JSON.stringify(body), status };
}

function answer(
  { answer: json, status }: KeptAnswer,
  key: string | null,
  headers: Record<string, string> = {},
): Response {
  return new Response(json, {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(key !== null && { 'idempotency-key': key }),
      ...headers,
    },
  });
}

function refuseStranger(authorization: string | undefined, { secretKey }: Account): void {
  if (authorization === `Bearer ${secretKey}`) return;
  throw new ApiError(
    authorization === undefined
      ? 'You did not provide an API key.'
      : 'Invalid API Key provided: it is not the key of this sandbox.',
    { status: 401 },
  );
}

function outOfOrder(error: Error): ApiError {
  return new ApiError('The sandbox is out of order.', {
    status: error instanceof HttpError ? error.status : 500,
    type: 'api_error',
  });
}
