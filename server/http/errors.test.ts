import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createLog } from '../app/log.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { HttpError, toHttpError, whenReady, withErrorResponses } from './errors.ts';

async function respondTo(work: () => Promise<Response>) {
  const lines: string[] = [];
  const app = new Hono();
  app.get(
    '/',
    withErrorResponses(
      createLog('debug', (line) => lines.push(line)),
      work,
    ),
  );
  app.onError((_, context) => context.text('Broken', 500));
  const answer = await app.request('/');
  const { status, headers } = answer;
  return { status, headers, text: await answer.text(), log: lines.join('') };
}

describe('a route that rejects a request', () => {
  it('[CC9] responds with its message, and logs only the cause', async () => {
    const plain = await respondTo(() => Promise.reject(new HttpError(409, 'Only 1 left.')));
    expect(plain).toMatchObject({ status: 409, text: '{"error":"Only 1 left."}', log: '' });
    const cause = new Error('no route to host');
    const deeper = await respondTo(() => Promise.reject(new HttpError(503, 'Later.', { cause })));
    expect(deeper.log).toContain('no route to host');
    expect(deeper.text).not.toContain('route');
    expect(deeper.headers.get('retry-after')).toBe('5');
  });

  it('rethrows unexpected errors', async () => {
    const broken = await respondTo(() => Promise.reject(new TypeError('x is undefined')));
    expect(broken.status).toBe(500);
  });
});

describe('an unreachable database', () => {
  it('[CC14] gets a 503 that reveals no connection details', async () => {
    const database = openPostgres('postgres://someone:word@127.0.0.1:1/shop');
    const away = await respondTo(async () => {
      await database.queries.execute('select 1');
      return new Response('never');
    });
    expect(away.status).toBe(503);
    expect(away.text).not.toMatch(/word|127\.0\.0\.1/);
    expect(away.log).not.toContain('word');
    await database.close();
  });

  it('[CC14] includes connections lost without an error code', () => {
    expect(toHttpError(new Error('Query read timeout'))?.status).toBe(503);
  });

  it('[CC14] is awaited up to a time-out', async () => {
    await expect(whenReady(new Promise(() => {}), 10)).rejects.toMatchObject({ status: 503 });
    const broken = Promise.reject(new Error('no such folder'));
    await expect(whenReady(broken)).rejects.toMatchObject({ status: 503 });
  });
});
