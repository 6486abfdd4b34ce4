import type { Server } from 'node:net';
import { readAddress } from './client-address.ts';
import { networksOf } from './networks.ts';

/** Closes a connection as it arrives if its address has as many open as it may, so that others get in. */
export function limitConnectionsPerAddress(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const known = readAddress(socket.remoteAddress);
    // A socket file has none, and neither has a connection that is closed already.
    if (known === undefined) return;
    // One household or firm has a whole /64 of IPv6 addresses, so that it counts as one.
    const address = networksOf(known)[0]?.name ?? known;
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
