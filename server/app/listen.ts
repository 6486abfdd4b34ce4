import type { Server } from 'node:http';
import { describeListenError, type ListenSetting } from '../http/http-server.ts';

/** Listens, or prints the error and exits. */
export function listen(
  server: Server,
  named: ListenSetting,
  port: number,
  host: string | undefined,
  onListening?: () => void,
): void {
  server.on('error', (error) => exitWith(describeListenError(error, port, host, named)));
  server.listen({ port, host }, onListening);
}

/** Prints an error and exits, when the process cannot start. */
export function exitWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
