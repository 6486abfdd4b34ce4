import { once } from 'node:events';
import { createServer } from 'node:net';

/** The system may return a port again once it is free, so that two servers of one test would share it. */
const usedPorts = new Set<number>();

/** A free port of this machine, different on each call. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  if (usedPorts.has(address.port)) return findFreePort();
  usedPorts.add(address.port);
  return address.port;
}
