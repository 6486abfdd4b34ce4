import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Environment } from '../app/environment.ts';
import type { FileListener } from '../pages/file-listener.ts';
import { limitConnectionsPerAddress } from './limits/connection-limit.ts';
import { afterBody } from './unread-body.ts';

/** Answers a request, of which it is also handed what Node has. */
export type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

export type HttpLimits = Pick<
  Environment,
  | 'HEADERS_TIMEOUT'
  | 'REQUEST_TIMEOUT'
  | 'KEEP_ALIVE_TIMEOUT'
  | 'MAX_CONNECTIONS'
  | 'MAX_CONNECTIONS_PER_ADDRESS'
  | 'TRUST_PROXY'
>;

/** A server that no slow, silent or greedy client can tie up. */
export function createHttpServer(
  fetch: Fetch,
  limits: HttpLimits,
  answerFile: FileListener = () => false,
): Server {
  const { HEADERS_TIMEOUT: headersTimeout, REQUEST_TIMEOUT: requestTimeout } = limits;
  const options = {
    headersTimeout,
    requestTimeout,
    // Node looks at its connections every half a minute, which would be the real time-out.
    connectionsCheckingInterval: Math.min(2_000, headersTimeout),
    keepAliveTimeout: limits.KEEP_ALIVE_TIMEOUT,
    maxHeaderSize: 16 * 1024,
  };
  const answer = afterBody(fetch);
  // The other kind of bindings is that of HTTP/2.
  const listener = getRequestListener((request, env) => answer(request, env as HttpBindings));
  const server = createServer(options, (incoming, outgoing) => {
    if (!answerFile(incoming, outgoing)) listener(incoming, outgoing);
  });
  server.maxConnections = limits.MAX_CONNECTIONS;
  if (limits.TRUST_PROXY === 0)
    limitConnectionsPerAddress(server, limits.MAX_CONNECTIONS_PER_ADDRESS);
  // For whoever asks and then does not read the answer.
  server.timeout = 2 * requestTimeout;
  return server;
}
