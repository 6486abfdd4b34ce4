import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Environment } from './environment.ts';
import { limitConnectionsPerAddress } from './limits/connection-limit.ts';

type Answer = Parameters<typeof createAdaptorServer>[0]['fetch'];

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
export function createHttpServer(fetch: Answer, limits: HttpLimits): Server {
  const { HEADERS_TIMEOUT: headersTimeout, REQUEST_TIMEOUT: requestTimeout } = limits;
  const serverOptions = {
    headersTimeout,
    requestTimeout,
    // Node looks at its connections every half a minute, which would be the real time-out.
    connectionsCheckingInterval: Math.min(2_000, headersTimeout),
    keepAliveTimeout: limits.KEEP_ALIVE_TIMEOUT,
    maxHeaderSize: 16 * 1024,
  };
  const server = createAdaptorServer({ fetch, serverOptions }) as Server;
  server.maxConnections = limits.MAX_CONNECTIONS;
  if (limits.TRUST_PROXY === 0)
    limitConnectionsPerAddress(server, limits.MAX_CONNECTIONS_PER_ADDRESS);
  // For whoever asks and then does not read the answer.
  server.timeout = 2 * requestTimeout;
  return server;
}
