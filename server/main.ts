import './http/keep-tick-shape.ts';
import path from 'node:path';
import { createApp } from './app/app.ts';
import type { Database } from './database/database.ts';
import './database/quick-drizzle.ts';
import { type Environment, EnvironmentError, readEnvironment } from './app/environment.ts';
import { exitWithError, listen } from './app/listen.ts';
import { createLog, describeError, type Log } from './app/log.ts';
import { localHost } from './http/hosts.ts';
import { closeOnSignal, createHttpServer } from './http/http-server.ts';
import { createRequestRecorder } from './http/request-log.ts';
import { createFileCache, type FileCache } from './pages/file-cache.ts';
import { createFileListener } from './pages/file-listener.ts';
import { SiteError } from './pages/manifest.ts';
import { readSite } from './pages/read-site.ts';
import { withoutOfflineWorker } from './pages/remove-offline-worker.ts';

try {
  await startShop();
} catch (error) {
  if (!(error instanceof EnvironmentError || error instanceof SiteError)) throw error;
  exitWithError(error instanceof SiteError ? `${error.message} Run npm run build.` : error.message);
}

async function startShop(): Promise<void> {
  const environment = readEnvironment(process.env);
  const { PORT, HOST } = environment;
  const log = createLog(environment.LOG_LEVEL);
  const cache = createFileCache();
  const site = environment.API_ONLY ? undefined : loadSite(environment, cache);
  const { DIST: dist } = environment;
  const folder = path.join(environment.PAGES_DIR, String(PORT));
  // Imported here, after quick-drizzle.ts has hooked module resolution.
  const { openOffice, printOwnerSignUpLink } = await import('./office/open-office.ts');
  const { prepareShop } = await import('./app/prepare-shop.ts');
  const { createRenderer } = await import('./publish/renderer.ts');
  const liveSite = site && { current: site };
  const shop = prepareShop(environment, log, {
    site: liveSite,
    openRenderer: () => createRenderer({ dist, folder, cache, log }),
  });
  const { routes, offerPage, sandboxPages, feed, photos, registerPage, database } = shop;
  const metrics = await startMetrics(environment, database, log);
  const record = createRequestRecorder(log, metrics?.recordRequest);
  const parts = { routes, offerPage, sandboxPages, feed, photos, registerPage };
  const app = createApp({ site: liveSite, ...parts, log, record });

  const shouldRecordFiles = metrics !== undefined || environment.LOG_LEVEL === 'debug';
  const fileListener =
    liveSite && createFileListener(liveSite, shouldRecordFiles ? record : undefined);
  const server = createHttpServer(app.fetch, environment, fileListener);
  listen(server, 'PORT', PORT, HOST, () => {
    const what = site ? 'Rungmoor is' : 'The API is';
    console.log(`${what} listening at http://${localHost(HOST) ?? 'localhost'}:${PORT}`);
    // Pages are served while the database opens.
    shop.open().catch((error) => exitWithError(error.message));
  });
  const office = openOffice(environment, shop, log);
  listen(office.server, 'OFFICE_PORT', environment.OFFICE_PORT, environment.OFFICE_HOST, () => {
    console.log(`The office is listening at ${environment.OFFICE_ORIGIN}`);
    printOwnerSignUpLink(environment, database, log);
  });
  closeOnSignal([server, office.server], log, {
    delay: environment.CLOSE_DELAY,
    onClose: async () => {
      await office.close();
      await shop.close();
    },
  });
  process.on('uncaughtException', (error) => {
    log.error('uncaught exception', describeError(error));
    process.exit(1);
  });
}

function loadSite({ DIST, OFFLINE }: Environment, cache: FileCache) {
  const site = readSite(DIST, cache);
  return OFFLINE === 'off' ? withoutOfflineWorker(site) : site;
}

async function startMetrics(environment: Environment, database: Promise<Database>, log: Log) {
  const { METRICS_PORT: port, METRICS_HOST: host } = environment;
  if (port === undefined) return undefined;
  const { openMetricsServer } = await import('./app/metrics/metrics-server.ts');
  const metricsServer = openMetricsServer({ database, log });
  const server = createHttpServer(metricsServer.fetch, { ...environment, MAX_CONNECTIONS: 20 });
  listen(server, 'METRICS_PORT', port, host);
  return metricsServer;
}
