import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listImports } from './imports.ts';

/** What a browser test requested from the shop, as recorded in the report. */
export type Requests = { paths: string[]; usesApi: boolean };

/** Stands for the whole build, for tests whose requests cannot be recorded. */
export const anyPath = '*';

/** Fingerprints of the inputs of test files. */
export type Inputs = {
  ofUnitTest: (file: string) => string;
  ofBrowserTest: (file: string, requests: Requests) => string;
};

/** A test that reads files or starts programs itself may depend on anything. */
const readsFiles = /from 'node:(fs|fs\/promises|child_process)'/;
const testCodePattern = /\.(test|spec)\.tsx?$|(^|\/)testing\/|^tests\//;
const codePattern = /\.(ts|tsx|mts|mjs|astro)$/;
/** The code that serves pages and stock, which every browser test needs. */
const pageServer = /^(server\/(main\.ts|app|http|pages|stock|database)|contract)\b/;
const apiServer = /^(server|sandbox|contract|catalogue|content)\b/;
const sharedInputs = [
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
  'playwright.config.ts',
];
const environment = ['TEST_DATABASE_URL', 'CHROMIUM_PATH', 'CI', 'TZ', 'LANG'];

/** Reads the current project: its files, its build, and the environment of the tests. */
export function readInputs(root: string): Inputs {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  const files = listed
    .toString()
    .split('\n')
    .filter((file) => file && existsSync(path.join(root, file)));
  const known = new Set(files);
  // All hashed at the start: a file edited while the tests run counts as changed.
  const hashes = new Map(
    files.map((file) => [file, digest(readFileSync(path.join(root, file)))] as const),
  );
  const hashAll = (some: readonly string[]) =>
    digest(some.map((file) => file + hashes.get(file)).join());
  const built = hashBuiltFiles(path.join(root, 'dist'));
  const wholeBuild = digest(JSON.stringify([...built]));
  const browser = path.join(root, '.cache/browser');
  const machine = [
    process.version,
    process.arch,
    existsSync(browser) ? readFileSync(browser, 'utf8') : '',
    ...environment.map((name) => process.env[name] ?? ''),
    hashAll(sharedInputs.filter((file) => known.has(file))),
  ].join('\n');
  const everything = () => machine + hashAll(files) + wholeBuild;

  function collectImports(start: string): string[] {
    const reached = new Set([start]);
    for (const file of reached) {
      if (!codePattern.test(file)) continue;
      for (const imported of listImports(file, readFileSync(path.join(root, file), 'utf8'))) {
        if (!imported.startsWith('.')) continue;
        const target = path.posix.join(path.posix.dirname(file), imported.replace(/\?.*$/, ''));
        if (known.has(target)) reached.add(target);
        else for (const match of globSync(target, { cwd: root })) reached.add(match);
      }
    }
    return [...reached].sort();
  }

  /** Queries, styles and records in the folders of the reached code, which may read them. */
  function siblingData(reached: readonly string[]): string[] {
    const folders = new Set(reached.map((file) => file.split('/')[0]));
    return files.filter((file) => !codePattern.test(file) && folders.has(file.split('/')[0]));
  }

  function readsFileSystem(reached: readonly string[]): boolean {
    return reached.some(
      (file) =>
        testCodePattern.test(file) && readsFiles.test(readFileSync(path.join(root, file), 'utf8')),
    );
  }

  function readsBuild(file: string): boolean {
    return file.startsWith('tests/') && /'dist\b/.test(readFileSync(path.join(root, file), 'utf8'));
  }

  return {
    ofUnitTest(file) {
      const reached = [
        ...new Set([...collectImports(file), ...collectImports('vitest.config.ts')]),
      ];
      if (readsFileSystem(reached)) return digest(everything());
      return digest(machine + hashAll([...reached, ...siblingData(reached)]));
    },
    ofBrowserTest(file, { paths, usesApi }) {
      const reached = collectImports(file);
      const server = files.filter((each) => (usesApi ? apiServer : pageServer).test(each));
      const sources = [...reached, ...server].filter((each) => !/\.test\.tsx?$/.test(each));
      const pages = paths.map((each) => each + (built.get(each) ?? built.get('/404.html')));
      const build = paths.includes(anyPath) || reached.some(readsBuild) ? wholeBuild : '';
      return digest(machine + hashAll(sources) + pages.join() + build);
    },
  };
}

/** A built file's name without its content hash, which changes with the files that it imports. */
export function stripHash(name: string): string {
  return name.replace(/([./_-])[\w-]{8}(\.(?:js|css|woff2|webp|avif|png|svg))/g, '$1$2');
}

/** Hashes of the built files, by the path that a browser requests. */
function hashBuiltFiles(dist: string): ReadonlyMap<string, string> {
  const names = globSync('**/*.*', { cwd: dist }).filter((name) => !/\.(br|gz)$/.test(name));
  return new Map(
    names.sort().map((name) => {
      const bytes = readFileSync(path.join(dist, name));
      const isText = /\.(html|js|css|json|txt|xml|svg)$/.test(name);
      const contents = isText ? stripHashes(bytes.toString()) : bytes;
      const page = name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
      return [`/${stripHash(name.endsWith('404.html') ? name : page)}`, digest(contents)];
    }),
  );
}

function stripHashes(text: string): string {
  return stripHash(text).replace(/sha256-[\w+/=]+/g, '');
}

function digest(contents: string | Buffer): string {
  return createHash('sha256').update(contents).digest('base64url');
}
