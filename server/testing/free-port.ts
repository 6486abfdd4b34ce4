import { once } from 'node:events';
import { createServer } from 'node:net';

/** The system may name a port again as soon as it is free: two servers of one test would share it. */
const given = new Set<number>();

/** A free port of this machine, each time another. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  if (given.has(address.port)) return freePort();
  given.add(address.port);
  return address.port;
}
