import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { Failure } from './lock.mjs';
import { beginStep, binaries, logOf, machinePath, root, run } from './run.mjs';

const bundledNode = path.join(binaries, 'node');
const npmErrors = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/,
    () =>
      'npm could not reach its registry. Check the network (and a proxy, if there is one) and try again.',
  ],
  [/ENOSPC/, (place) => `The disk is full: npm needs about 1 GB for ${place}.`],
  [/EROFS/, (place) => `Cannot write to ${place}: the disk is read-only.`],
  [
    /EACCES|EPERM/,
    (place) => `Cannot write to ${place}: something there is not open to this user.`,
  ],
  [
    /EUSAGE/,
    () => 'package-lock.json does not fit package.json. Run npm install and keep its change.',
  ],
];

/** Installs exactly what package-lock.json says, and checks that there is a Node to run on. */
export async function install() {
  const [program, ...cli] = npm();
  beginStep('Installing packages');
  const { code, error } = await run(
    'install',
    program,
    [
      ...cli,
      'ci',
      '--ignore-scripts',
      '--include=dev',
      '--include=optional',
      '--loglevel=error',
      '--no-audit',
      '--no-fund',
    ],
    {
      environment: { PATH: machinePath, npm_config_update_notifier: 'false', ...cacheSettings() },
    },
  );
  if (error?.code === 'ENOENT')
    throw new Failure('npm is not installed. It comes with Node: see nodejs.org.');
  if (code !== 0) {
    const said = readFileSync(path.join(root, logOf('install')), 'utf8');
    const [, advice] = npmErrors.find(([pattern]) => pattern.test(said)) ?? [];
    throw new Failure(
      `${advice?.(failedFolder(said)) ?? 'npm ci failed.'}\nThe whole log is in ${logOf('install')}`,
    );
  }
  checkNode();
}

/** Where npm could not write: the project folder for anything in it, else the path itself. */
function failedFolder(errors) {
  const [, failed] = /^npm (?:error|ERR!) path (.+)$/m.exec(errors) ?? [];
  if (failed === undefined) return `${root} or npm's cache`;
  return failed.startsWith(root) ? root : failed;
}

/** The installed Node, or the machine's where npm has none for the platform. */
export function projectNode() {
  return existsSync(bundledNode) ? bundledNode : machineNode();
}

/** The npm that started this, on its own Node, else the first on the PATH. */
function npm() {
  const { npm_execpath: cli = '', npm_node_execpath: node = '' } = process.env;
  const isUsable = /npm-cli\.js$/.test(cli) && existsSync(cli) && existsSync(node);
  return isUsable && !node.startsWith(root) ? [node, cli] : ['npm'];
}

function machineNode() {
  return process.execPath.startsWith(root) ? 'node' : process.execPath;
}

function checkNode() {
  if (isAtLeast(versionOf(bundledNode), 26, 0)) return;
  // A Node that does not run here would come first on every npm script's PATH.
  rmSync(bundledNode, { force: true });
  const version = versionOf(machineNode());
  if (isAtLeast(version, 22, 18)) return;
  throw new Failure(
    `npm has no Node 26 for ${process.platform}-${process.arch}, and the Node of this machine ` +
      `(${version.trim()}) is older than 22.18. Install a newer one: see nodejs.org.`,
  );
}

function versionOf(node) {
  const env = { ...process.env, PATH: machinePath };
  return spawnSync(node, ['--version'], { encoding: 'utf8', env }).stdout ?? '';
}

function isAtLeast(version, major, minor) {
  const [, ownMajor, ownMinor] = (/^v(\d+)\.(\d+)/.exec(version) ?? []).map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

/** A cache within the project where the home folder is not writable. */
function cacheSettings() {
  const own = path.join(homedir(), '.npm');
  // npm sets this even if nobody chose a folder; a chosen one stays.
  const place = process.env.npm_config_cache || own;
  if (place !== own || isCacheWritable(own)) return {};
  return { npm_config_cache: path.join(root, '.cache', 'npm') };
}

function isCacheWritable(cache) {
  const folder = path.join(cache, '_cacache');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
