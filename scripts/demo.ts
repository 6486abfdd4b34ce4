// Runs the shop and the office on a made-up year, in a separate database: npm run demo [-- --fresh].
// Does not read .env, and ignores variables that name a real database, payment provider or mail server.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FolderInUseError, lockFolder } from '../server/database/folder-lock.ts';
import '../server/database/quick-drizzle.ts';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'var/demo');
const data = path.join(folder, 'data');
const createdOnFile = path.join(folder, 'made-on');
/** What would lead to a real shop, its money or its customers. */
const productionVariables =
  /^(DATABASE_URL|SMTP_URL|STRIPE_|NETLIFY|ORIGIN$|OFFICE_ORIGIN$|TRUST_PROXY$)/;

const now = new Date();
const today = now.toISOString().slice(0, 10);
const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !productionVariables.test(name)),
  ),
  DATA_DIR: data,
  MAIL_DIR: path.join(folder, 'mail'),
  PAGES_DIR: path.join(folder, 'published'),
};

try {
  await prepareDemo();
} catch (error) {
  if (!(error instanceof FolderInUseError)) throw error;
  console.error(error.message);
  process.exit(1);
}
const shop = spawn(process.execPath, ['server/main.ts'], { cwd: root, stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill(signal));
shop.on('exit', (code) => {
  process.exitCode = code ?? 0;
});

/** Makes up the year unless there is one from today. */
async function prepareDemo(): Promise<void> {
  mkdirSync(data, { recursive: true });
  // Throws if another demo has the folder open.
  await (await lockFolder(data)).release();
  const isUpToDate = existsSync(createdOnFile) && readFileSync(createdOnFile, 'utf8') === today;
  if (isUpToDate && !process.argv.includes('--fresh')) return;
  // Imported here, after quick-drizzle.ts has hooked module resolution.
  const { openDatabase } = await import('../server/database/open-database.ts');
  const { fillDemo } = await import('./demo/fill-demo.ts');
  console.log('Making up a year of orders …');
  rmSync(folder, { recursive: true });
  const database = await openDatabase({ folder: data });
  // On the hour, so that the same hour makes the same year.
  await fillDemo(database, new Date(now.setMinutes(0, 0, 0)));
  await database.close();
  writeFileSync(createdOnFile, today);
  console.log(`Made in ${Math.round(performance.now() / 1000)} s.`);
}
