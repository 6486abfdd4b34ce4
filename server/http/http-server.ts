import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Environment } from '../app/environment.ts';
import type { Log } from '../app/log.ts';
import type { FileListener } from '../pages/file-listener.ts';
import { limitConnectionsPerAddress } from './limits/networks.ts';

/** A fetch handler that also gets Node's request. */
type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

export type HttpLimits = Pick<
  Environment,
  | 'HEADERS_TIMEOUT'
  | 'REQUEST_TIMEOUT'
  | 'KEEP_ALIVE_TIMEOUT'
  | 'MAX_CONNECTIONS'
  | 'MAX_CONNECTIONS_PER_ADDRESS'
  | 'TRUST_PROXY'
>;

/** An HTTP server with time-outs and connection limits. */
export function createHttpServer(
  fetch: Fetch,
  limits: HttpLimits,
  fileListener: FileListener = () => false,
): Server {
  const { HEADERS_TIMEOUT: headersTimeout, REQUEST_TIMEOUT: requestTimeout } = limits;
  const options = {
    headersTimeout,
    requestTimeout,
    // Node checks connections every 30 s, which would be the real time-out.
    connectionsCheckingInterval: Math.min(2_000, headersTimeout),
    keepAliveTimeout: limits.KEEP_ALIVE_TIMEOUT,
    maxHeaderSize: 16 * 1024,
  };
  const answer = respondAfterBody(fetch);
  // The other type of `env` is for HTTP/2.
  const listener = getRequestListener((request, env) => answer(request, env as HttpBindings));
  const server = createServer(options, (incoming, outgoing) => {
    if (closing.has(server) && handleWhileClosing(incoming, outgoing)) return;
    if (!fileListener(incoming, outgoing)) listener(incoming, outgoing);
  });
  server.maxConnections = limits.MAX_CONNECTIONS;
  if (limits.TRUST_PROXY === 0)
    limitConnectionsPerAddress(server, limits.MAX_CONNECTIONS_PER_ADDRESS);
  closeStalledConnections(server, requestTimeout);
  return server;
}

/**
 * Closes connections to clients that do not read their response, or whose response never comes. Only
 * long requests get a timer: `server.timeout`, which adds one to each, makes pages cost 4 % more.
 */
function closeStalledConnections(server: Server, requestTimeout: number): void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const setTimeouts = () => {
    // An idle connection already has the timer of KEEP_ALIVE_TIMEOUT.
    for (const socket of sockets) if (!socket.timeout) socket.setTimeout(2 * requestTimeout);
  };
  const interval = setInterval(setTimeouts, Math.min(5_000, requestTimeout)).unref();
  server.on('close', () => clearInterval(interval));
}

/** The setting that names a port. */
export type ListenSetting = 'PORT' | 'METRICS_PORT' | 'OFFICE_PORT';

/** Why the server could not listen, in one sentence. */
export function describeListenError(
  error: NodeJS.ErrnoException,
  port: number,
  host: string | undefined,
  setting: ListenSetting = 'PORT',
): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop the program that uses it, or choose another: ${setting}=8080 npm start`;
    case 'EACCES':
      return `Port ${port} needs administrator rights. Choose one above 1023: ${setting}=3000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${setting.replace('PORT', 'HOST')} ${host} is not an address of this machine.`;
    default:
      return `The server could not listen on port ${port}: ${error.message}.`;
  }
}

/** Servers that will soon stop accepting requests. */
const closing = new WeakSet<Server>();
const healthPaths: readonly (string | undefined)[] = ['/api/ready', '/api/health'];

/** Connections close after their next response, and health checks get a 503, so that a proxy stops sending. */
function handleWhileClosing({ url }: IncomingMessage, outgoing: ServerResponse): boolean {
  outgoing.shouldKeepAlive = false;
  if (!healthPaths.includes(url)) return false;
  outgoing.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  outgoing.end('{"status":"closing"}');
  return true;
}

const closeTimeoutMs = 10_000;

/** `delay`: how long (ms) requests are still accepted, so that a proxy can notice and stop sending. */
type CloseOptions = { delay?: number; onClose?: () => Promise<void> };

/**
 * On SIGTERM or SIGINT, stops accepting requests on the first server, completes those in flight, calls
 * `onClose` and exits.
 */
export function closeOnSignal(
  servers: readonly [Server, ...Server[]],
  log: Log,
  { delay = 0, onClose = async () => {} }: CloseOptions = {},
): void {
  const [server] = servers;
  let signalled = false;
  const close = (signal: NodeJS.Signals) => {
    // npm forwards the Ctrl-C that the terminal has already sent.
    if (signalled) return;
    signalled = true;
    log.info('closing', { signal, delay });
    if (delay === 0) return stop();
    for (const each of servers) closing.add(each);
    setTimeout(stop, delay);
  };
  const stop = () => {
    setTimeout(() => {
      log.warn('closed with unanswered requests');
      process.exit(1);
    }, closeTimeoutMs).unref();
    // Kept-alive connections would hold the server open.
    setInterval(() => server.closeIdleConnections(), 100).unref();
    server.close(async () => {
      await onClose();
      log.info('closed');
      process.exit(0);
    });
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}

/** Four times the largest body that any route reads. */
const maxBytesBeforeResponse = 1024 * 1024;

/** Closing at once can lose the response, so up to this much of the body is read after sending it. */
const maxBytesAfterResponse = 64 * 1024 * 1024;

/**
 * Responds only after the whole request body is read, so that the next request on the connection
 * starts cleanly. If the body is too long, the connection is closed.
 */
function respondAfterBody(fetch: Fetch): Fetch {
  return (request, env) => {
    const answer = fetch(request, env);
    const hasNoBody = request.method === 'GET' || request.method === 'HEAD';
    return hasNoBody ? answer : waitForBody(answer, env.incoming);
  };
}

async function waitForBody(
  responsePromise: Response | Promise<Response>,
  incoming: IncomingMessage,
): Promise<Response> {
  const answer = await responsePromise;
  if (incoming.readableEnded) return answer;
  const contentLength = Number(incoming.headers['content-length'] ?? 0);
  if (contentLength <= maxBytesBeforeResponse && (await drain(incoming, maxBytesBeforeResponse)))
    return answer;
  return respondAndClose(answer, incoming);
}

/** Sends the response at once, but ends it only when the client has sent everything or hung up. */
async function respondAndClose(answer: Response, incoming: IncomingMessage): Promise<Response> {
  const { status } = answer;
  const headers = new Headers(answer.headers);
  headers.set('connection', 'close');
  if (answer.body === null) return new Response(null, { status, headers });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  headers.set('content-length', String(bytes.length));
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(bytes);
      await drain(incoming, maxBytesAfterResponse);
      controller.close();
    },
  });
  return new Response(body, { status, headers });
}

/** Reads the rest of a body, up to `maxBytes`; resolves to whether that was all of it. */
function drain(incoming: IncomingMessage, maxBytes: number): Promise<boolean> {
  return new Promise((resolve) => {
    let remaining = maxBytes;
    // The listeners of an earlier reader could pause the stream.
    incoming.removeAllListeners('data');
    incoming.on('data', (chunk: Buffer) => {
      remaining -= chunk.length;
      if (remaining >= 0) return;
      incoming.pause();
      resolve(false);
    });
    incoming.once('end', () => resolve(true));
    incoming.once('close', () => resolve(incoming.readableEnded));
    if (incoming.destroyed) resolve(incoming.readableEnded);
    else incoming.resume();
  });
}
