import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { describeListenError } from './listen-error.ts';
import { createLog, describeError } from './log.ts';
import { prepareShop } from './open-shop.ts';
import { closeOnSignal } from './shutdown.ts';
import { readSite, SiteError } from './site-files/read-site.ts';

const serverOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than the minute a proxy keeps a connection, so that the proxy closes it first.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
};

try {
  openShop();
} catch (error) {
  if (!(error instanceof EnvironmentError || error instanceof SiteError)) throw error;
  refuse(error instanceof SiteError ? `${error.message} Run npm run build.` : error.message);
}

function openShop(): void {
  const environment = readEnvironment(process.env);
  const { PORT, HOST } = environment;
  const log = createLog(environment.LOG_LEVEL);
  const site = environment.API_ONLY ? undefined : readSite(environment.DIST);
  const shop = prepareShop(environment, log, site);
  const { calls, sandboxPages } = shop;
  const app = createApp({ site, calls, sandboxPages, log });

  const server = createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server;
  server.on('error', (error) => refuse(describeListenError(error, PORT, HOST)));
  server.listen({ port: PORT, host: HOST }, () => {
    const everywhere = HOST === undefined || HOST === '0.0.0.0' || HOST === '::';
    const what = site ? 'Rungmoor is' : 'The calls alone are';
    console.log(`${what} open at http://${everywhere ? 'localhost' : HOST}:${PORT}`);
    // Pages are served from now on, while the books are being opened.
    shop.open().catch((error) => refuse(error.message));
  });
  closeOnSignal(server, log, shop.close);
  process.on('uncaughtException', (error) => {
    log.error('the server fell over', describeError(error));
    process.exit(1);
  });
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
