import type { IncomingMessage } from 'node:http';
import type { Fetch } from './http-server.ts';

/** Four times what any call takes: more is sent by nobody whose connection is worth keeping. */
const mostBeforeAnswer = 1024 * 1024;

/** So much is still taken of a body after its answer: a connection closed at once can lose the answer. */
const mostAfterAnswer = 64 * 1024 * 1024;

/**
 * Answers only once the body of a request is read, though it was refused, so that the next request on
 * the connection is found where it begins. Of a body too long for that the connection is closed, and
 * the answer says so.
 */
export function afterBody(fetch: Fetch): Fetch {
  return (request, env) => {
    const answer = fetch(request, env);
    const hasNoBody = request.method === 'GET' || request.method === 'HEAD';
    return hasNoBody ? answer : answerAfterBody(answer, env.incoming);
  };
}

async function answerAfterBody(
  answering: Response | Promise<Response>,
  incoming: IncomingMessage,
): Promise<Response> {
  const answer = await answering;
  if (incoming.readableEnded) return answer;
  const announced = Number(incoming.headers['content-length'] ?? 0);
  if (announced <= mostBeforeAnswer && (await drain(incoming, mostBeforeAnswer))) return answer;
  return answerAndClose(answer, incoming);
}

/** The whole answer is sent at once, but ends only when its reader has hung up or sent everything. */
async function answerAndClose(answer: Response, incoming: IncomingMessage): Promise<Response> {
  const { status } = answer;
  const headers = new Headers(answer.headers);
  headers.set('connection', 'close');
  if (answer.body === null) return new Response(null, { status, headers });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  headers.set('content-length', String(bytes.length));
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(bytes);
      await drain(incoming, mostAfterAnswer);
      controller.close();
    },
  });
  return new Response(body, { status, headers });
}

/** Reads what is left of a body, up to so many bytes; answers whether that was all of it. */
function drain(incoming: IncomingMessage, most: number): Promise<boolean> {
  return new Promise((resolve) => {
    let left = most;
    // Whoever began to read it would hold it back.
    incoming.removeAllListeners('data');
    incoming.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left >= 0) return;
      incoming.pause();
      resolve(false);
    });
    incoming.once('end', () => resolve(true));
    incoming.once('close', () => resolve(incoming.readableEnded));
    if (incoming.destroyed) resolve(incoming.readableEnded);
    else incoming.resume();
  });
}
