import type { Server } from 'node:net';
import { countedAs } from './client-address.ts';

/** Closes a connection as it arrives if its address has as many open as it may, so that others get in. */
export function limitConnectionsPerAddress(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = countedAs(socket.remoteAddress);
    // A socket file has none, and neither has a connection that is closed already.
    if (address === undefined) return;
    const others = open.get(address) ?? 0;
    if (others >= most) {
      socket.destroy();
      return;
    }
    open.set(address, others + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 0) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
