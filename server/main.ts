import type { Server } from 'node:http';
import { createApp } from './app/app.ts';
import type { Database } from './database/database.ts';
import './database/quick-drizzle.ts';
import { type Environment, EnvironmentError, readEnvironment } from './app/environment.ts';
import { createLog, describeError, type Log } from './app/log.ts';
import { localHost } from './http/hosts.ts';
import { closeOnSignal, createHttpServer, describeListenError } from './http/http-server.ts';
import { createRecorder } from './http/request-log.ts';
import { createFileListener } from './pages/file-listener.ts';
import { SiteError } from './pages/manifest.ts';
import { withoutOffline } from './pages/no-offline.ts';
import { readSite } from './pages/read-site.ts';

try {
  await openShop();
} catch (error) {
  if (!(error instanceof EnvironmentError || error instanceof SiteError)) throw error;
  exitWith(error instanceof SiteError ? `${error.message} Run npm run build.` : error.message);
}

async function openShop(): Promise<void> {
  const environment = readEnvironment(process.env);
  const { PORT, HOST } = environment;
  const log = createLog(environment.LOG_LEVEL);
  const site = environment.API_ONLY ? undefined : siteOf(environment);
  // Imported here, after quick-drizzle.ts has hooked module resolution.
  const { prepareShop } = await import('./app/open-shop.ts');
  const shop = prepareShop(environment, log, site);
  const { routes, sandboxPages, feed, database } = shop;
  const metrics = await openMetrics(environment, database, log);
  const record = createRecorder(log, metrics?.note);
  const live = site && { current: site };
  const app = createApp({ site: live, routes, sandboxPages, feed, log, record });

  const answerFile = live && createFileListener(live, record);
  const server = createHttpServer(app.fetch, environment, answerFile);
  listen(server, 'PORT', PORT, HOST, () => {
    const what = site ? 'Rungmoor is' : 'The API is';
    console.log(`${what} listening at http://${localHost(HOST) ?? 'localhost'}:${PORT}`);
    // Pages are served while the database opens.
    shop.open().catch((error) => exitWith(error.message));
  });
  closeOnSignal(server, log, shop.close);
  process.on('uncaughtException', (error) => {
    log.error('uncaught exception', describeError(error));
    process.exit(1);
  });
}

function siteOf({ DIST, OFFLINE }: Environment) {
  const site = readSite(DIST);
  return OFFLINE === 'off' ? withoutOffline(site) : site;
}

async function openMetrics(environment: Environment, database: Promise<Database>, log: Log) {
  const { METRICS_PORT: port, METRICS_HOST: host } = environment;
  if (port === undefined) return undefined;
  const { openMetricsServer } = await import('./app/metrics/metrics-server.ts');
  const metricsServer = openMetricsServer({ database, log });
  const server = createHttpServer(metricsServer.fetch, { ...environment, MAX_CONNECTIONS: 20 });
  listen(server, 'METRICS_PORT', port, host);
  return metricsServer;
}

function listen(
  server: Server,
  named: 'PORT' | 'METRICS_PORT',
  port: number,
  host: string | undefined,
  onListening?: () => void,
): void {
  server.on('error', (error) => exitWith(describeListenError(error, port, host, named)));
  server.listen({ port, host }, onListening);
}

function exitWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
