import { describe, expect, it } from 'vitest';
import { readBody, readJson } from './read-body.ts';

const address = 'https://shop.example/api/notify';

/** A body sent in chunks, without a length; after the last chunk it ends or fails. */
function chunkedRequest(pieces: readonly string[], end: 'ends' | 'breaks off'): Request {
  const waiting = pieces.map((piece) => new TextEncoder().encode(piece));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = waiting.shift();
      if (next) controller.enqueue(next);
      else if (end === 'ends') controller.close();
      else controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    },
  });
  const init = { method: 'POST', body, duplex: 'half' };
  return new Request(address, init as RequestInit);
}

describe('a body', () => {
  it('is read completely', async () => {
    const read = await readBody(chunkedRequest(['a ', 'ladder'], 'ends'), 8);
    expect(new TextDecoder().decode(read)).toBe('a ladder');
  });

  it('is rejected over the limit, with or without Content-Length', async () => {
    const tooLarge = { status: 413, message: expect.stringContaining('too long') };
    await expect(readBody(chunkedRequest(['123', '456'], 'ends'), 5)).rejects.toMatchObject(
      tooLarge,
    );
    const announced = new Request(address, { method: 'POST', headers: { 'content-length': '6' } });
    await expect(readBody(announced, 5)).rejects.toMatchObject(tooLarge);
  });

  it('that is incomplete is rejected with 400, not 503', async () => {
    const refused = await readBody(chunkedRequest(['{"email"'], 'breaks off'), 100).catch(
      (error) => error,
    );
    expect(refused).toMatchObject({ status: 400 });
    // An error with a cause is logged, and a stranger could fill the log.
    expect(refused.cause).toBeUndefined();
  });

  it.each(['text/plain', 'application/jsonp', 'constructor'])(
    'is not read as JSON with the type %s, which another website can send without CORS',
    async (type) => {
      const request = new Request(address, {
        method: 'POST',
        headers: { 'content-type': type },
        body: '{}',
      });
      await expect(readJson(request, 100)).rejects.toMatchObject({ status: 415 });
    },
  );
});
