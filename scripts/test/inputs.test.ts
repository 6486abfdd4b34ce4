import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Inputs, type Requests, readInputs } from './inputs.ts';

let root: string;
const project = {
  'package-lock.json': '{}',
  'vitest.config.ts': '',
  'site/cart.ts': `import { pence } from '../catalogue/money.ts';`,
  'site/cart.test.ts': `import './cart.ts';`,
  'site/style.css': 'a {}',
  'catalogue/money.ts': 'export const pence = 1;',
  'server/orders/order.ts': '',
  'server/pages/pages.ts': '',
  'tests/links.test.ts': `import { readFileSync } from 'node:fs';`,
  'tests/browser/shop.spec.ts': '',
  'dist/shop.html': '<script src="/_astro/Cart.aaaaaaaa.js">',
  'dist/_astro/Cart.aaaaaaaa.js': 'import "./Search.bbbbbbbb.js"',
  'dist/_astro/Search.bbbbbbbb.js': '1',
};

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'rungmoor-inputs-'));
  execFileSync('git', ['init', '-q', root]);
  write({ ...project, '.gitignore': 'dist' });
});

afterEach(() => rmSync(root, { recursive: true }));

/** Whether a change of files changes a fingerprint. */
function isChanged(files: Record<string, string>, fingerprint: (inputs: Inputs) => string) {
  const before = fingerprint(readInputs(root));
  write(files);
  return fingerprint(readInputs(root)) !== before;
}

describe('a unit test', () => {
  const cart = (inputs: Inputs) => inputs.ofUnitTest('site/cart.test.ts');

  it.each([
    'site/cart.test.ts',
    'site/cart.ts',
    'catalogue/money.ts',
    'site/style.css',
    'package-lock.json',
    'vitest.config.ts',
  ])('runs again after a change of %s', (file) => {
    expect(isChanged({ [file]: '// changed' }, cart)).toBe(true);
  });

  it.each(['server/orders/order.ts', 'tests/browser/shop.spec.ts', 'dist/shop.html'])(
    'does not for a change of %s',
    (file) => {
      expect(isChanged({ [file]: '// changed' }, cart)).toBe(false);
    },
  );

  it.each(['server/orders/order.ts', 'dist/shop.html', 'site/new.ts'])(
    'that reads files runs again after any change, as of %s',
    (file) => {
      const links = (inputs: Inputs) => inputs.ofUnitTest('tests/links.test.ts');
      expect(isChanged({ [file]: '// changed' }, links)).toBe(true);
    },
  );
});

describe('a browser test', () => {
  const visit = (requests: Partial<Requests>) => (inputs: Inputs) =>
    inputs.ofBrowserTest('tests/browser/shop.spec.ts', {
      paths: ['/_astro/Cart..js', '/shop'],
      usesApi: false,
      ...requests,
    });

  it.each(['dist/shop.html', 'dist/_astro/Cart.aaaaaaaa.js', 'server/pages/pages.ts'])(
    'runs again after a change of %s, which it asked for',
    (file) => {
      expect(isChanged({ [file]: '// changed' }, visit({}))).toBe(true);
    },
  );

  it('does not for a script that it never fetched, though that changes names in others', () => {
    const before = visit({})(readInputs(root));
    rmSync(path.join(root, 'dist/_astro'), { recursive: true });
    write({
      'dist/shop.html': '<script src="/_astro/Cart.cccccccc.js">',
      'dist/_astro/Cart.cccccccc.js': 'import "./Search.dddddddd.js"',
      'dist/_astro/Search.dddddddd.js': '2',
    });
    expect(visit({})(readInputs(root))).toBe(before);
  });

  it('depends on orders if it called for more than pages', () => {
    const files = { 'server/orders/order.ts': '// changed' };
    expect(isChanged(files, visit({ usesApi: true }))).toBe(true);
    write(project);
    expect(isChanged(files, visit({ usesApi: false }))).toBe(false);
  });

  it('depends on all that was built if nobody saw what it asked for', () => {
    const files = { 'dist/terms.html': 'changed' };
    expect(isChanged(files, visit({ paths: ['*'] }))).toBe(true);
  });
});
