import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildHeadersFile } from '../netlify/headers-file.ts';
import { contentSecurityPolicy } from '../server/pages/content-security-policy.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** All our own code that runs for visitors or the owner. */
const sources = globSync(
  '{catalogue,content,contract,documents,netlify,office,pictures/{drawings,models,plans},sandbox,scripts,server,site,ui}/**/*.{ts,tsx,mts,mjs,astro}',
  { cwd: root },
)
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file: file.split(path.sep).join('/'), text: read(file) }));

/** The files that match a pattern. */
const filesWith = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .sort();

describe('our own code', () => {
  it('is all there to be searched', () => {
    expect(sources.length).toBeGreaterThan(400);
  });

  it('never evaluates text as code or markup', () => {
    const htmlSinks =
      /\beval\(|new Function\(|dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|createContextualFragment|\.srcdoc/;
    // While a page is rendered, what Astro has rendered and escaped goes between a component's tags.
    expect(filesWith(htmlSinks)).toEqual(['site/islands/render-react.ts']);
  });

  it('puts text as it is only into scripts and styles that were made at build time', () => {
    const unescaped = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/<(\w+)[^>]*\sset:html=/g)].map(([, tag]) => `${tag} in ${file}`),
    );
    expect(unescaped.filter((use) => !use.startsWith('script in site/'))).toEqual([]);
    expect(filesWith(/(?<!String\.)\braw\(/)).toEqual([
      'sandbox/database.ts',
      'sandbox/pages/layout.ts',
      'scripts/demo/fill-orders.ts',
      'scripts/demo/insert-rows.ts',
      'server/database/backup/write-backup.ts',
      'server/database/migrate.ts',
    ]);
  });

  it('starts another program only to make the embedded database, render pages and decode photos', () => {
    expect(
      filesWith(/node:child_process/).filter((file) => /^(server|netlify)\//.test(file)),
    ).toEqual([
      'server/database/open-pglite.ts',
      'server/photos/read-photo.ts',
      'server/publish/renderer.ts',
    ]);
  });

  it('sets no cookie and lets no other site read an answer', () => {
    expect(filesWith(/set-cookie|document\.cookie|access-control-allow/i)).toEqual([]);
    // Only the office's session, on its own origin.
    expect(filesWith(/setCookie\(/)).toEqual(['server/office/sign-in/sessions.ts']);
  });

  it('holds no secret', () => {
    const secret =
      /\b[sr]k_(live|test)_\w{16,}|\bwhsec_\w{16,}|-----BEGIN [A-Z ]*PRIVATE KEY|\/\/\w+:[^@\s'"`]{8,}@(?!mail\.example|localhost|host)/;
    expect(filesWith(secret)).toEqual([]);
    const settings = read('.env.example').split('\n');
    expect(settings.filter((line) => /^[A-Z_]+=./.test(line))).toEqual([]);
    expect(read('.gitignore').split('\n')).toContain('.env');
  });

  it('generates secrets with the system’s random generator', () => {
    expect(filesWith(/Math\.random\(/)).toEqual([]);
  });
});

describe('dependencies', () => {
  type LockedPackage = { version?: string; resolved?: string; integrity?: string; link?: boolean };
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, LockedPackage>;
  };
  const lockedPackages = Object.entries(packages).filter(([name]) => name !== '');

  it('is locked to a version and a checksum, and comes from the registry alone', () => {
    expect(lockedPackages.length).toBeGreaterThan(100);
    const unlocked = lockedPackages.filter(
      ([, { integrity, resolved, link }]) =>
        !integrity?.startsWith('sha512-') ||
        link ||
        (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
    );
    expect(unlocked.map(([name]) => name)).toEqual([]);
  });

  it('is named with exact versions', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'));
    const versions = Object.values<string>({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('runs no script of its own when it is installed', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    // npm then skips our own pre and post scripts too, so each script must do everything itself.
    const { scripts } = JSON.parse(read('package.json'));
    const hooks = Object.keys(scripts).filter((name) =>
      Object.keys(scripts).some((other) => name === `pre${other}` || name === `post${other}`),
    );
    expect(hooks).toEqual([]);
  });
});

describe('a static host', () => {
  it('gives what has no policy of its own one that takes nothing from a page', () => {
    const [defaultHeaders = ''] = buildHeadersFile({}, []).split('\n\n');
    const [, common = ''] = /^ +content-security-policy: (.+)$/m.exec(defaultHeaders) ?? [];
    expect(common).toContain("frame-ancestors 'none'");
    const pageDirectives = contentSecurityPolicy([]).split('; ');
    expect(pageDirectives).toEqual(expect.arrayContaining(common.split('; ')));
  });
});

describe('docs/security.md', () => {
  const rows = read('docs/security.md')
    .split('\n')
    .filter((line) => /^\| \d+\.\d+/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const tests = globSync(
    '{catalogue,content,contract,netlify,sandbox,scripts,server,site,tests}/**/*.{test,spec}.{ts,tsx}',
    { cwd: root },
  )
    .map((file) => read(file))
    .join('\n');

  it('names files that are there', () => {
    const namedFiles = rows.flatMap(([, , , , where = '']) =>
      [...where.matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, file = '']) => file),
    );
    expect(namedFiles.length).toBeGreaterThan(40);
    expect(namedFiles.filter((file) => globSync(file, { cwd: root }).length === 0)).toEqual([]);
  });

  it('names tests that are there, by their titles', () => {
    const titles = rows.flatMap(([, , , , , proof = '']) =>
      [...proof.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
    );
    expect(titles.length).toBeGreaterThan(40);
    expect(titles.filter((title) => !tests.includes(title))).toEqual([]);
  });
});
