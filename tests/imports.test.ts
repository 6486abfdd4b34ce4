import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listImports } from '../scripts/test/imports.ts';

/** What each folder may import besides itself. `tests/` and `scripts/` may import all. */
const allowedImports: Record<string, readonly string[]> = {
  catalogue: [],
  content: ['catalogue'],
  contract: ['catalogue'],
  'pictures/plans': ['catalogue'],
  'pictures/models': ['catalogue', 'pictures/plans'],
  'pictures/drawings': ['catalogue', 'pictures/plans', 'pictures/models'],
  'pictures/studio': ['catalogue', 'content', 'pictures'],
  documents: ['catalogue', 'content', 'pictures/plans', 'pictures/drawings'],
  ui: [],
  site: [
    'ui',
    'catalogue',
    'content',
    'contract',
    'pictures/plans',
    'pictures/models',
    'pictures/drawings',
    'documents',
  ],
  office: ['ui', 'catalogue', 'contract'],
  server: ['catalogue', 'content', 'contract', 'documents', 'pictures/plans', 'sandbox'],
  sandbox: ['contract'],
  netlify: ['server', 'catalogue', 'contract'],
};
/** Folders that run both in browsers and on the server, and so import neither Node nor React. */
const pureFolders = [
  'catalogue',
  'content',
  'contract',
  'pictures/plans',
  'pictures/models',
  'pictures/drawings',
];
const nodeOrReactImport = /^(node:|react$|react\/|react-dom)/;
const testLibraries = ['vitest', 'fast-check', '@playwright/test', '@axe-core/playwright'];

/** A test, or a file only for tests: generators of made-up records, and `testing/` folders. */
const isTest = (file: string) => /\.(test|spec)\.tsx?$|(^|\/)(arbitrary\.ts$|testing\/)/.test(file);

const isInFolder = (folder: string) => (file: string) =>
  file === folder || file.startsWith(`${folder}/`);

/** The folder in the table that contains a file, or else its root folder. */
function getTopFolder(file: string): string {
  return (
    Object.keys(allowedImports).find((folder) => isInFolder(folder)(file)) ??
    file.split('/')[0] ??
    ''
  );
}

/** The office's client imports the types of its API from the server, but no code that runs. */
const apiTypeImport = /^office\/app\/api\.ts \.\.\/\.\.\/server\/office\/office-api\.ts$/;

/** What is wrong with one import of a file, or undefined. */
function findFault(file: string, imported: string): string | undefined {
  const folder = getTopFolder(file);
  const allowed = [folder, ...(allowedImports[folder] ?? [])];
  if (imported.startsWith('.') || imported.startsWith('/')) {
    const target = path.posix.join(path.posix.dirname(file), imported);
    if (isTest(target) && !isTest(file)) return `${file} imports ${imported}, which is for tests`;
    if (allowed.some((folder) => isInFolder(folder)(target))) return undefined;
    if (isTest(file) && target.startsWith('tests/support/')) return undefined;
    if (apiTypeImport.test(`${file} ${imported}`)) return undefined;
    return `${file} imports ${imported}: ${folder}/ may not import ${getTopFolder(target)}/`;
  }
  if (isTest(file)) return undefined;
  if (testLibraries.includes(imported)) return `${file} imports ${imported}, which is for tests`;
  if (pureFolders.includes(folder) && nodeOrReactImport.test(imported))
    return `${file} imports ${imported}: ${folder}/ knows neither Node nor React`;
  return undefined;
}

/** The only file of the server that imports the products; other modules receive the catalogue. */
const catalogueModule = /^server\/app\/catalogue\.ts$/;

/** The server's catalogue changes while the shop runs, so its modules receive it as a parameter. */
function importsProducts(file: string, source: string): string[] {
  if (!/^(server|netlify)\//.test(file) || isTest(file) || catalogueModule.test(file)) return [];
  return listImports(file, source)
    .filter((imported) => /(^|\/)catalogue\/catalogue\.ts$/.test(imported))
    .filter(
      (imported) =>
        path.posix.join(path.posix.dirname(file), imported) === 'catalogue/catalogue.ts',
    )
    .map((imported) => `${file} imports ${imported}: take shop.catalogue() instead`);
}

const findFaults = (file: string, source: string) => [
  ...listImports(file, source).flatMap((imported) => findFault(file, imported) ?? []),
  ...importsProducts(file, source),
];

/** The folder of `site/features/` that a file is in. */
const getFeature = (file: string) => /^site\/features\/([^/]+)\//.exec(file)?.[1];

/** For each feature, the other features it imports, each with one example. */
type FeatureImports = Map<string, Map<string, string>>;

function collectFeatureImports(sources: Iterable<readonly [file: string, source: string]>) {
  const all: FeatureImports = new Map();
  for (const [file, source] of sources) {
    const feature = getFeature(file);
    if (!feature || isTest(file)) continue;
    const others = all.get(feature) ?? new Map<string, string>();
    all.set(feature, others);
    for (const imported of listImports(file, source).filter((each) => each.startsWith('.'))) {
      const other = getFeature(path.posix.join(path.posix.dirname(file), imported));
      if (other && other !== feature) others.set(other, `${file} imports ${imported}`);
    }
  }
  return all;
}

/** The shortest import path from a feature through others back to itself. */
function findCyclePath(start: string, imports: FeatureImports): string[] | undefined {
  const paths = [[start]];
  const visited = new Set<string>();
  for (const currentPath of paths) {
    for (const next of imports.get(currentPath.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return [...currentPath, start];
      if (!visited.has(next)) paths.push([...currentPath, next]);
      visited.add(next);
    }
  }
  return undefined;
}

/** Each cycle is reported once, starting from its alphabetically first feature. */
function findCycles(imports: FeatureImports): string[] {
  return [...imports.keys()].flatMap((start) => {
    const currentPath = findCyclePath(start, imports);
    if (!currentPath || currentPath.some((feature) => feature < start)) return [];
    const hops = currentPath.slice(1).map((to, at) => imports.get(currentPath[at] ?? '')?.get(to));
    return `${currentPath.join(' → ')}: ${hops.join('; ')}`;
  });
}

describe('imports between folders', () => {
  const files = globSync(
    Object.keys(allowedImports).map((folder) => `${folder}/**/*.{ts,tsx,mts,js,mjs,astro}`),
    { exclude: ['**/node_modules/**'] },
  ).sort();

  it('import only what the table allows', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap((file) => findFaults(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('import the sandbox and the Stripe library only dynamically', () => {
    const found = files.filter(
      (file) =>
        file.startsWith('server/') &&
        !isTest(file) &&
        /^import (?!type ).* from '(stripe|[./]+\/sandbox\/[\w-]+\.ts)'/m.test(
          readFileSync(file, 'utf8'),
        ),
    );
    expect(found).toEqual([
      'server/payments/stripe/requests.ts',
      'server/payments/stripe/stripe-provider.ts',
    ]);
  });

  it('have no cycles of features', () => {
    const imports = collectFeatureImports(files.map((file) => [file, readFileSync(file, 'utf8')]));
    expect(imports.size).toBeGreaterThan(10);
    expect(findCycles(imports)).toEqual([]);
  });
});

describe('a cycle of features', () => {
  const findCyclesIn = (...sources: (readonly [string, string])[]) =>
    findCycles(collectFeatureImports(sources));
  const a = ['site/features/a/a.ts', `import '../b/b.ts';`] as const;

  it('is reported once, with its imports', () => {
    expect(
      findCyclesIn(
        ['site/features/c/C.astro', `---\nimport type { A } from '../a/a.ts';\n---\n<p />`],
        ['site/features/b/B.tsx', `const c = import('../c/C.astro');`],
        a,
      ),
    ).toEqual([
      'a → b → c → a: site/features/a/a.ts imports ../b/b.ts; ' +
        'site/features/b/B.tsx imports ../c/C.astro; site/features/c/C.astro imports ../a/a.ts',
    ]);
  });

  it('ignores tests and files of the same feature', () => {
    expect(findCyclesIn(a, ['site/features/b/b.test.ts', `import '../a/a.ts';`])).toEqual([]);
    expect(
      findCyclesIn(a, ['site/features/a/d.ts', `import './a.ts'; import '../../paths.ts';`]),
    ).toEqual([]);
  });
});

describe('the table', () => {
  it('is the one in the README', () => {
    const rows = readFileSync('README.md', 'utf8').matchAll(
      /^\| `([a-z/]+)\/` \| [^|]+ \| (?!all )([a-z/, ]+) \|$/gm,
    );
    const documentedRules = [...rows].map(([, folder = '', allowed = '']) => [
      folder,
      allowed === 'nothing' ? [] : allowed.split(', '),
    ]);
    expect(Object.fromEntries(documentedRules)).toEqual(allowedImports);
  });

  it.each([
    ['site/a.ts', `import { b } from '../server/b.ts';`],
    ['server/a.ts', `import type { B } from '../site/b.ts';`],
    ['server/a.ts', `const b = await import('../site/b.ts');`],
    ['server/a.ts', `export * from '../site/b.ts';`],
    ['server/a.ts', `export type { B } from '../scripts/b.ts';`],
    ['server/a.ts', `type B = import('../site/b.ts').B;`],
    ['catalogue/a.ts', `import { b } from '../content/b.ts';`],
    ['catalogue/lists/a.ts', `import { b } from '../../package.json';`],
    ['catalogue/a.test.ts', `import { b } from '../content/b.ts';`],
    ['catalogue/a.ts', `import fs from 'node:fs';`],
    ['content/a.ts', `import { useState } from 'react';`],
    ['content/a.ts', `import { jsx } from 'react/jsx-runtime';`],
    ['server/a.ts', `import { it } from 'vitest';`],
    ['server/stock/a.ts', `import { products } from '../../catalogue/catalogue.ts';`],
    ['netlify/a.ts', `import { products } from '../catalogue/catalogue.ts';`],
    ['site/a.ts', `import { product } from '../catalogue/arbitrary.ts';`],
    ['server/orders/a.ts', `import { database } from '../testing/database.ts';`],
    ['site/pages/a.astro', `---\nimport b from '../../server/b.ts';\n---\n<p />`],
    ['site/pages/a.astro', `---\n---\n<script>import '../../server/b.ts';</script>`],
    ['ui/A.tsx', `import { b } from '../site/shell/b.ts';`],
    ['ui/A.tsx', `import { b } from '../catalogue/money.ts';`],
    ['site/a.ts', `const b = import.meta.glob(['./a.ts', '../pictures/studio/*.ts']);`],
    ['pictures/drawings/a.ts', `import { b } from '../studio/b.ts';`],
    ['pictures/models/a.ts', `import { b } from '../../content/b.ts';`],
    ['pictures/models/a.ts', `import fs from 'node:fs';`],
    ['pictures/plans/a.ts', `import { b } from '../models/b.ts';`],
    ['server/a.ts', `import { b } from '../pictures/models/b.ts';`],
    ['sandbox/a.ts', `import type { B } from '../server/b.ts';`],
  ])('rejects %s: %j', (file, source) => {
    expect(findFaults(file, source)).toEqual([expect.stringContaining(`${file} imports `)]);
  });

  it.each([
    ['site/a.ts', `import { b } from '../catalogue/b.ts'; import './a.css';`],
    ['site/features/cart/Cart.tsx', `import { useState } from 'react';`],
    ['ui/A.tsx', `import './B.tsx'; import { useState } from 'react';`],
    ['site/shell/A.tsx', `import { b } from '../../ui/b.ts';`],
    ['server/orders/a.ts', `import fs from 'node:fs'; import { b } from '../b.ts';`],
    ['pictures/studio/a.ts', `import '../models/b.ts'; import fs from 'node:fs';`],
    ['server/a.test.ts', `import { it } from 'vitest'; import '../tests/support/b.ts';`],
    ['content/a.test.ts', `import { readFileSync } from 'node:fs';`],
    ['catalogue/arbitrary.ts', `import fc from 'fast-check';`],
    ['server/testing/a.ts', `import { it } from 'vitest';`],
    ['server/app/catalogue.ts', `import { products } from '../../catalogue/catalogue.ts';`],
    ['server/stock/a.ts', `import { indexProducts } from '../../catalogue/index-products.ts';`],
    ['server/a.test.ts', `import { products } from '../catalogue/catalogue.ts';`],
    ['site/a.test.ts', `import { product } from '../catalogue/arbitrary.ts';`],
    ['server/a.ts', `// import '../site/b.ts'\nconst text = "import '../site/b.ts'";`],
    [
      'site/pages/a.astro',
      `---\nimport b from '../../content/b.ts';\n---\n<p>import '../../server/b.ts'</p>`,
    ],
  ])('allows %s: %j', (file, source) => {
    expect(findFaults(file, source)).toEqual([]);
  });
});
