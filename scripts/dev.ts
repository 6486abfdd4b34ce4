// Development: Astro serves the pages with reload on 4321 and proxies /api to the server on 3002.
// Does not read .env, which may name the live shop's database and keys.
import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const astro = path.join(root, 'node_modules/astro/bin/astro.mjs');

const children = [
  start(['--watch', '--watch-preserve-output', 'server/main.ts'], {
    PORT: '3002',
    API_ONLY: 'true',
    ORIGIN: 'http://localhost:4321',
  }),
  start([astro, 'dev', '--port', '4321'], { ASTRO_TELEMETRY_DISABLED: '1' }),
];

function start(args: string[], environment: Record<string, string>) {
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  child.on('exit', (code) => {
    stop();
    process.exitCode ??= code ?? 0;
  });
  return child;
}

function stop(): void {
  for (const child of children) child.kill('SIGTERM');
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
