import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const patience = 60_000;

/** Starts the shop's calls in several processes and waits until each has its books open. */
export async function startServers(count: number, environment: Record<string, string>) {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
  const [origin = ''] = addresses;
  const children = ports.map((port) =>
    spawn(process.execPath, [main], {
      env: {
        PATH: process.env.PATH,
        API_ONLY: 'true',
        LOG_LEVEL: 'warn',
        ORIGIN: origin,
        PORT: String(port),
        ...environment,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  );
  await Promise.all(addresses.map((address) => untilOpen(address)));
  return {
    addresses,
    /** The shop's own address, which every process believes to be its. */
    origin,
    stop: async () => {
      await Promise.all(children.map((child) => end(child, 'SIGTERM')));
    },
    /** As a power cut would, for the processes. */
    crash: async () => {
      await Promise.all(children.map((child) => end(child, 'SIGKILL')));
    },
  };
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

async function untilOpen(address: string, deadline = Date.now() + patience): Promise<void> {
  const status = await fetch(`${address}/api/stock`).then(
    (response) => response.status,
    () => 0,
  );
  if (status === 200) return;
  if (Date.now() > deadline) throw new Error(`${address} did not open`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await untilOpen(address, deadline);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
