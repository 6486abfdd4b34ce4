import { once } from 'node:events';
import { createServer } from 'node:net';

/** The system may return a port again once it is free, so that two servers of one test would share it. */
const given = new Set<number>();

/** A free port of this machine, different on each call. */
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
