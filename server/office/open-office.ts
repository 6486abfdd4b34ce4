import type { Server } from 'node:http';
import { type Environment, isPublicShop } from '../app/environment.ts';
import { describeError, type Log } from '../app/log.ts';
import type { Shop } from '../app/shop.ts';
import type { Database } from '../database/database.ts';
import { createHealthMonitor } from '../health/monitor.ts';
import { createHttpServer } from '../http/http-server.ts';
import type { Limiter } from '../http/limits/limiter.ts';
import { createPreviewPages } from '../publish/preview-pages.ts';
import { createAppFileRoutes } from './app-files.ts';
import { createOfficeApp } from './office-app.ts';
import { createOwnerSignUpLink } from './sign-in/links.ts';

type OfficeServices = { ready: () => Promise<Shop>; limiter: Limiter; onMail: () => void };

/** The office's own HTTP server, not yet listening. */
export function openOffice(
  environment: Environment,
  { ready, limiter, onMail }: OfficeServices,
  log: Log,
): { server: Server; close: () => Promise<void> } {
  const stopping = new AbortController();
  const { OFFICE_ORIGIN: origin, OFFICE_DIST, DIST, TRUST_PROXY: proxies } = environment;
  const health = createHealthMonitor(environment, ready);
  health.start(stopping.signal);
  const deps = {
    shop: ready,
    environment,
    health,
    previewPages: createPreviewPages(DIST, stopping.signal),
    limiter,
    log,
    origin,
    proxies,
    isPublicShop: isPublicShop(environment),
    onMail,
    stopping: stopping.signal,
  };
  const app = createOfficeApp(deps, createAppFileRoutes(OFFICE_DIST, DIST));
  const server = createHttpServer(app.fetch, environment);
  const close = () =>
    new Promise<void>((resolve) => {
      stopping.abort();
      server.close(() => resolve());
      server.closeIdleConnections();
      // Event streams have ended by now; connections that are still reading are closed.
      setTimeout(() => server.closeAllConnections(), 500).unref();
    });
  return { server, close };
}

/** Prints the sign-up link for the first owner while there is none, for the person who started the shop. */
export async function printOwnerSignUpLink(
  { OFFICE_ORIGIN }: Environment,
  databaseReady: Promise<Database>,
  log: Log,
): Promise<void> {
  try {
    const link = await createOwnerSignUpLink((await databaseReady).queries, OFFICE_ORIGIN);
    if (link) console.log(`To set up the office, open this link within 15 minutes: ${link}`);
  } catch (error) {
    log.error('could not create the first owner link', describeError(error));
  }
}
