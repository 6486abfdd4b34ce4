import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from './free-port.ts';
import { postgresBinFolder } from './postgres-binaries.ts';

/** Test data need not survive a power cut. */
const fastSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

type PostgresServer = {
  url: string;
  stop: () => Promise<void>;
  /** Stops it cleanly or as in a crash, and starts it again after so many milliseconds. */
  restart: (mode: 'in order' | 'as a crash', delayMs: number) => Promise<void>;
};

/** Starts a PostgreSQL server on a free port, with fast settings or its durable defaults. */
export async function startPostgres(
  settings: 'quick' | 'its own' = 'quick',
): Promise<PostgresServer> {
  const programs = postgresBinFolder();
  const folder = mkdtempSync(join(tmpdir(), 'rungmoor-test-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    { ...options, stdio: 'pipe' },
  );
  const port = await findFreePort();
  const serverSettings = ['max_connections=200', ...(settings === 'quick' ? fastSettings : [])];
  const connectionArgs = ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port)];
  const startServer = () =>
    spawn(
      join(programs, 'postgres'),
      [...connectionArgs, ...serverSettings.flatMap((set) => ['-c', set])],
      {
        ...options,
        stdio: 'ignore',
      },
    );
  let server = startServer();
  const stopServer = async (signal: 'SIGINT' | 'SIGQUIT') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url);
  return {
    url,
    stop: async () => {
      await stopServer('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
    restart: async (mode, delayMs) => {
      await stopServer(mode === 'in order' ? 'SIGINT' : 'SIGQUIT');
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      server = startServer();
      await waitUntilReady(url);
    },
  };
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'nobody']).toString());
  return { uid: ask('-u'), gid: ask('-g') };
}

async function waitUntilReady(url: string, deadline = Date.now() + 30_000): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    if (Date.now() > deadline) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await waitUntilReady(url, deadline);
  }
}
