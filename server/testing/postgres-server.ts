import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { postgresPrograms } from './postgres-programs.ts';

/** Test data need not survive a power cut. */
const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

type PostgresServer = {
  url: string;
  stop: () => Promise<void>;
  /** Stops it cleanly or as in a crash, and starts it again after so many milliseconds. */
  restart: (how: 'in order' | 'as a crash', after: number) => Promise<void>;
};

/** Starts a PostgreSQL server on a free port, with fast settings or its durable defaults. */
export async function startPostgres(
  settings: 'quick' | 'its own' = 'quick',
): Promise<PostgresServer> {
  const programs = postgresPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'rungmoor-test-'));
  const person = ordinaryPerson();
  if (person) chownSync(folder, person.uid, person.gid);
  const options = { ...person, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    { ...options, stdio: 'pipe' },
  );
  const port = await freePort();
  const chosen = ['max_connections=200', ...(settings === 'quick' ? quick : [])];
  const place = ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port)];
  const open = () =>
    spawn(join(programs, 'postgres'), [...place, ...chosen.flatMap((set) => ['-c', set])], {
      ...options,
      stdio: 'ignore',
    });
  let server = open();
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await answers(url);
  return {
    url,
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
    restart: async (how, after) => {
      await end(how === 'in order' ? 'SIGINT' : 'SIGQUIT');
      await new Promise((resolve) => setTimeout(resolve, after));
      server = open();
      await answers(url);
    },
  };
}

/** PostgreSQL refuses to run as root. */
function ordinaryPerson(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'nobody']).toString());
  return { uid: ask('-u'), gid: ask('-g') };
}

async function answers(url: string, deadline = Date.now() + 30_000): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    if (Date.now() > deadline) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await answers(url, deadline);
  }
}
