import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// A fake npm: records that it ran, and puts a Node into node_modules/.bin.
const fakeNpm = `
  import { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
  appendFileSync('npm-runs', process.argv.slice(2).join(' ') + '\\n');
  appendFileSync('npm-cache', process.env.npm_config_cache ?? 'its own');
  console.log('added 1 package');
  if (process.env.NPM_SAYS) { console.error(process.env.NPM_SAYS); process.exit(1); }
  if (process.env.SLOW_NPM) await new Promise((resolve) => setTimeout(resolve, 500));
  rmSync('node_modules', { recursive: true, force: true });
  mkdirSync('node_modules/.bin', { recursive: true });
  if (process.env.FOREIGN_NODE) writeFileSync('node_modules/.bin/node', 'not for this machine', { mode: 0o755 });
  else symlinkSync(process.execPath, 'node_modules/.bin/node');
`;
const fakeBuild = `
  import { appendFileSync, mkdirSync } from 'node:fs';
  import { fail, reportStep } from './report-step.ts';
  mkdirSync('dist', { recursive: true });
  appendFileSync('build-runs', 'x');
  console.log('a warning of the bundler');
  reportStep('Making the pages');
  if (process.env.BUILD_CRASHES) process.exit(1);
  if (process.env.BUILD_FAILS) await fail('the roof is open', new Error('at line 5'));
  if (process.env.SLOW_BUILD) await new Promise((resolve) => setTimeout(resolve, 60_000));
`;

let folder: string;
const file = (name: string) => path.join(folder, name);
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
};
const closedHome = (): Record<string, string> => ({ HOME: file('package.json') });
const runsOf = (name: string) => (existsSync(file(name)) ? readFileSync(file(name), 'utf8') : '');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rungmoor with spaces '));
  cpSync('scripts/ensure.mjs', file('scripts/ensure.mjs'));
  cpSync('scripts/ensure', file('scripts/ensure'), { recursive: true });
  cpSync('scripts/report-step.ts', file('scripts/report-step.ts'));
  write('package.json', '{"type":"module","dependencies":{"a":"1.0.0"}}');
  write('package-lock.json', '{}');
  write('scripts/build.ts', fakeBuild);
  write('site/pages/index.astro', '<h1>Home</h1>');
  write('fake/npm-cli.js', fakeNpm);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The programs that the commands start once everything is ready. */
const programs = [
  'server/main.ts',
  'scripts/dev.ts',
  'scripts/test.ts',
  'scripts/shop.ts',
  'tests/bench/main.ts',
];
const programOf = (script: string) => script.split(' ').at(-1);
const saysHello = `
  import path from 'node:path';
  process.stdout.write(path.relative('', process.argv[1]) + ' ' + process.version);
`;
/** The variables that npm sets for a script. */
const atNpm = () => ({
  npm_lifecycle_event: 'a-script',
  PATH: `${file('node_modules/.bin')}:${process.env.PATH}`,
});

type OnSaid = (output: string, child: ChildProcess) => void;

const ensure = (words: string[] = [], environment: Record<string, string> = {}, onSaid?: OnSaid) =>
  run(process.execPath, [file('scripts/ensure.mjs'), ...words], environment, onSaid);

async function run(
  program: string,
  words: string[],
  environment: Record<string, string> = {},
  onSaid?: OnSaid,
) {
  const child = spawn(program, words, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      npm_execpath: file('fake/npm-cli.js'),
      npm_node_execpath: process.execPath,
      ...environment,
    },
  });
  let output = '';
  let answer = '';
  child.stdout.on('data', (chunk) => (answer += chunk));
  child.stderr.on('data', (chunk) => {
    output += chunk;
    onSaid?.(output, child);
  });
  const [code] = await once(child, 'close');
  return { code, output, answer };
}

describe('install', () => {
  it('happens once, and again when the lockfile or a dependency changes', async () => {
    const first = await ensure();
    expect(first).toEqual({
      code: 0,
      output: expect.stringMatching(/^Installing packages … \d+\.\d s\n$/),
      answer: '',
    });
    expect(readFileSync(file('.cache/logs/install.log'), 'utf8')).toBe('added 1 package\n');
    expect(await ensure()).toEqual({ code: 0, output: '', answer: '' });
    expect(runsOf('npm-runs')).toMatch(/^ci --ignore-scripts --include=dev [^\n]*\n$/);

    write('package-lock.json', '{"changed":true}');
    await ensure();
    write('package.json', '{"type":"module","dependencies":{"a":"2.0.0"}}');
    await ensure();
    write('package.json', '{"type":"module","scripts":{},"dependencies":{"a":"2.0.0"}}');
    await ensure();
    expect(runsOf('npm-runs').split('\n')).toHaveLength(4);
  });

  it.each([
    ['npm error code ENOTFOUND', 'npm could not reach its registry.'],
    ['npm error code ENOSPC', 'The disk is full'],
    ['npm error code EROFS', 'the disk is read-only'],
    ['npm error code EACCES', 'not open to this user'],
    ['npm error code EUSAGE', 'package-lock.json does not fit package.json.'],
    ['npm error something new', 'npm ci failed.'],
  ])('explains "%s" and leaves with code 1', async (said, explanation) => {
    const { code, output } = await ensure([], { NPM_SAYS: said });
    expect(code).toBe(1);
    expect(output).toMatch(/^Installing packages … failed\n/);
    expect(output).toContain(explanation);
    expect(output).toMatch(/\nThe whole log is in \.cache\/logs\/install\.log\n$/);
    expect(readFileSync(file('.cache/logs/install.log'), 'utf8')).toContain(said);
    expect((await ensure()).code).toBe(0);
  });

  it.each([
    ['/home/a/.npm/_cacache', () => '/home/a/.npm/_cacache:'],
    ['node_modules/valibot', () => `${realpathSync(folder)}/:`],
  ])('names the folder that npm cannot write to: %s', async (at, blamed) => {
    const failed = path.resolve(realpathSync(folder), at);
    const said = `npm error code EACCES\nnpm error path ${failed}`;
    const { output } = await ensure([], { NPM_SAYS: said });
    expect(output).toContain(`Cannot write to ${blamed()}`);
  });

  it.each([
    ['leaves the cache of npm where it is', () => ({}), 'its own'],
    ['leaves a cache that was chosen', () => ({ npm_config_cache: '/chosen' }), '/chosen'],
    // A file in the place of the home: nobody can write there, not even root.
    ['keeps one in the project where the home is closed', closedHome, /\/\.cache\/npm$/],
    [
      'keeps one in the project where npm itself has named the closed home',
      () => ({ ...closedHome(), npm_config_cache: file('package.json/.npm') }),
      /\/\.cache\/npm$/,
    ],
    [
      'leaves a cache that was chosen for the sake of a closed home',
      () => ({ ...closedHome(), npm_config_cache: '/chosen' }),
      '/chosen',
    ],
  ])('%s', async (_, environment, cache) => {
    expect((await ensure([], environment())).code).toBe(0);
    expect(runsOf('npm-cache')).toMatch(cache);
  });

  it.each(['start', 'dev', 'build', 'test', 'bench', 'shop'])(
    'comes before npm run %s, and leaves stdout to it',
    async (command) => {
      const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
      write('scripts/browser.ts', `console.log('found');`);
      for (const program of programs) write(program, saysHello);
      const { code, output, answer } = await run('sh', ['-c', scripts[command]], atNpm());
      const hello = command === 'build' ? '' : `${programOf(scripts[command])} ${process.version}`;
      expect({ code, answer }, output).toEqual({ code: 0, answer: hello });
      expect(runsOf('npm-runs')).toMatch(/^ci /);
    },
  );

  it.each(['start', 'shop'])(
    'hands .env to npm run %s, and says nothing where there is none',
    async (command) => {
      const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
      for (const program of programs)
        write(program, `console.log(process.env.FROM_FILE ?? 'none')`);
      await ensure(['build']);
      const without = await run('sh', ['-c', scripts[command]], atNpm());
      expect(without).toEqual({ code: 0, output: '', answer: 'none\n' });
      write('.env', 'FROM_FILE=yes');
      expect((await run('sh', ['-c', scripts[command]], atNpm())).answer).toBe('yes\n');
    },
  );

  it('is replaced by the server, which receives signals and sets the exit code', async () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    write(
      'server/main.ts',
      `process.on('SIGTERM', () => process.exit(7));
       console.error('open', process.pid);
       setTimeout(() => {}, 60_000);`,
    );
    const { code } = await run('sh', ['-c', scripts.start], atNpm(), (output, child) => {
      const [, pid] = /^open (\d+)$/m.exec(output) ?? [];
      if (pid) expect(Number(pid)).toBe(child.pid);
      if (pid) child.kill('SIGTERM');
    });
    expect(code).toBe(7);
  });

  it('stops when the shell that waits for it is stopped', async () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const environment = { ...atNpm(), SLOW_BUILD: 'yes' };
    const { output } = await run('sh', ['-c', scripts.start], environment, (said, child) => {
      if (said.includes('Making the pages …')) child.kill('SIGTERM');
    });
    // Its output closes when the last process that writes to it has ended.
    expect(output).toMatch(/Making the pages … stopped\n$/);
    expect(existsSync(file('.cache/ensure.lock'))).toBe(false);
  });

  it('says when there is no npm', async () => {
    const { code, output } = await ensure([], { npm_execpath: '', PATH: '/nowhere' });
    expect(code).toBe(1);
    expect(output).toContain('npm is not installed.');
  });

  it('falls back on the Node of the machine where the installed one does not run', async () => {
    expect((await ensure(['build'], { FOREIGN_NODE: 'yes' })).code).toBe(0);
    expect(existsSync(file('node_modules/.bin/node'))).toBe(false);
    expect(runsOf('build-runs')).toBe('x');
  });
});

describe('build', () => {
  it('happens when a source has changed, not for a test', async () => {
    await ensure(['build']);
    await ensure(['build']);
    write('site/header.test.ts', 'a test');
    await ensure(['build']);
    expect(runsOf('build-runs')).toBe('x');
    write('content/company.ts', 'export const name = "Rungmoor";');
    const { output } = await ensure(['build']);
    expect(runsOf('build-runs')).toBe('xx');
    expect(output).toMatch(/^Starting the build … \d+\.\d s\nMaking the pages … \d+\.\d s\n$/);
    expect(readFileSync(file('.cache/logs/build.log'), 'utf8')).toBe('a warning of the bundler\n');
  });

  it('says at the first start that it takes a while', async () => {
    expect((await ensure(['build'])).output).toMatch(/^The first start installs and builds/);
    expect((await ensure(['build'])).output).toBe('');
  });

  it('happens when the design system or the code that serves the pages has changed', async () => {
    await ensure(['build']);
    for (const source of ['ui/tokens.css', 'server/pages/manifest.ts']) {
      write(source, 'changed');
      await ensure(['build']);
    }
    expect(runsOf('build-runs')).toBe('xxx');
  });

  it('is tried again after it has failed', async () => {
    await ensure();
    const { code, output } = await ensure(['build'], { BUILD_FAILS: 'yes' });
    expect(code).toBe(1);
    expect(output).toMatch(
      /\nMaking the pages … failed\nThe site could not be built: the roof is open\nThe whole log is in \.cache\/logs\/build\.log\n$/,
    );
    expect(readFileSync(file('.cache/logs/build.log'), 'utf8')).toContain('Error: at line 5');
    const crash = await ensure(['build'], { BUILD_CRASHES: 'yes' });
    expect(crash.output).toMatch(/\nThe site could not be built\.\nThe whole log is in /);
    expect((await ensure(['build'])).code).toBe(0);
    expect(runsOf('build-runs')).toBe('xxx');
  });
});

describe('concurrent runs', () => {
  it('run the work once', async () => {
    const results = await Promise.all([1, 2, 3].map(() => ensure([], { SLOW_NPM: 'yes' })));
    expect(results.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(runsOf('npm-runs').trim().split('\n')).toHaveLength(1);
    expect(existsSync(file('.cache/ensure.lock'))).toBe(false);
  });

  it('break the lock of a dead process', async () => {
    // It is killed when its work starts, and cannot clean up.
    write('fake/npm-cli.js', `process.kill(process.ppid, 'SIGKILL');`);
    expect((await ensure()).code).toBe(null);
    expect(existsSync(file('.cache/ensure.lock'))).toBe(true);
    write('fake/npm-cli.js', fakeNpm);
    expect(await ensure()).toMatchObject({ code: 0, output: expect.not.stringContaining('wait') });
  });

  it('wait for a process in another container', async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    await once(gone, 'close');
    write('.cache/ensure.lock', `${gone.pid} its-own-name elsewhere`);
    let waited = false;
    const { code } = await ensure([], {}, (output) => {
      if (waited || !output.includes('waiting for it')) return;
      waited = true;
      rmSync(file('.cache/ensure.lock'));
    });
    expect({ code, waited }).toEqual({ code: 0, waited: true });
  });

  it('break a lock without a heartbeat', async () => {
    write('.cache/ensure.lock', String(process.pid));
    const longAgo = new Date(Date.now() - 120_000);
    utimesSync(file('.cache/ensure.lock'), longAgo, longAgo);
    expect(await ensure()).toMatchObject({ code: 0, output: expect.not.stringContaining('wait') });
  });
});
