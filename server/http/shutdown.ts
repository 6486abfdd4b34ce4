import type { Server } from 'node:http';
import type { Log } from '../app/log.ts';

const patience = 10_000;

/**
 * Stops taking requests at SIGTERM or SIGINT, and leaves when those under way are answered and
 * everything is put away.
 */
export function closeOnSignal(
  server: Server,
  log: Log,
  putAway: () => Promise<void> = async () => {},
): void {
  let closing = false;
  const close = (signal: NodeJS.Signals) => {
    // npm passes on the Ctrl-C that the terminal has already sent.
    if (closing) return;
    closing = true;
    log.info('closing', { signal });
    setTimeout(() => {
      log.warn('closed with requests unanswered');
      process.exit(1);
    }, patience).unref();
    // A connection kept alive would otherwise hold the server open after its last answer.
    setInterval(() => server.closeIdleConnections(), 100).unref();
    server.close(async () => {
      await putAway();
      log.info('closed');
      process.exit(0);
    });
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
