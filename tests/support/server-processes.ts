import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../server/testing/free-port.ts';

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));
/** A timeout in milliseconds: a busy machine may take minutes. */
const readyTimeoutMs = 900_000;

/** How the stdout and stderr of a process are handled. */
type Output = ['ignore' | 'pipe', 'inherit' | 'pipe'];

/** The flags and environment of `npm start`. */
const startFlags = ['--max-semi-space-size=8'];
const startEnvironment = { NODE_COMPILE_CACHE: '.cache/code', MALLOC_ARENA_MAX: '2' };

/** Starts one process of the shop with only the given environment; its office has a port of its own. */
export async function spawnShop(
  port: number,
  environment: Record<string, string>,
  {
    folder = repositoryRoot,
    output = ['ignore', 'inherit'],
  }: { folder?: string; output?: Output } = {},
): Promise<ChildProcess> {
  const ports = { PORT: String(port), OFFICE_PORT: String(await findFreePort()) };
  const child = spawn(process.execPath, [...startFlags, join(folder, 'server/main.ts')], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'warn',
      ...startEnvironment,
      ...ports,
      ...environment,
    },
    stdio: ['ignore', ...output],
  });
  // Kills the process when its parent exits.
  const killChild = () => child.kill('SIGKILL');
  process.once('exit', killChild);
  child.once('exit', () => process.off('exit', killChild));
  return child;
}

/** Starts several API processes and waits until each has its database open. */
export async function startServers(count: number, environment: Record<string, string>) {
  const ports = await Promise.all(Array.from({ length: count }, findFreePort));
  const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
  const [origin = ''] = addresses;
  const children = await Promise.all(
    ports.map((port) => spawnShop(port, { API_ONLY: 'true', ORIGIN: origin, ...environment })),
  );
  await Promise.all(addresses.map((address) => waitUntilReady(`${address}/api/stock`)));
  return {
    addresses,
    /** The shop's public address, the same for every process. */
    origin,
    stop: async () => {
      await Promise.all(children.map((child) => stopProcess(child, 'SIGTERM')));
    },
    /** Like a power cut, for the processes. */
    crash: async () => {
      await Promise.all(children.map((child) => stopProcess(child, 'SIGKILL')));
    },
  };
}

/** Ends a process and waits until it is gone. */
export async function stopProcess(
  child: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/** Polls until an address responds as it should. */
export async function waitUntilReady(url: string, intervalMs = 100): Promise<void> {
  for (const deadline = Date.now() + readyTimeoutMs; Date.now() < deadline; ) {
    const status = await fetch(url).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
  throw new Error(`${url} did not answer`);
}
