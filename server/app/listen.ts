import type { Server } from 'node:http';
import { describeListenError, type ListenSetting } from '../http/http-server.ts';

/** Listens, or prints the error and exits. */
export function listen(
  server: Server,
  setting: ListenSetting,
  port: number,
  host: string | undefined,
  onListening?: () => void,
): void {
  server.on('error', (error) => exitWithError(describeListenError(error, port, host, setting)));
  server.listen({ port, host }, onListening);
}

/** Prints an error and exits, when the process cannot start. */
export function exitWithError(message: string): never {
  console.error(message);
  process.exit(1);
}
