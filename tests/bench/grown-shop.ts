import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
/** Outside the project: within it, Tailwind would skip ignored folders. */
const shopsFolder = path.join(tmpdir(), `rungmoor-bench-${process.pid}`);

/** All that the build and the server read. */
const copiedPaths = [
  'astro.config.ts',
  'catalogue',
  'content',
  'contract',
  'documents',
  'office',
  'pictures',
  'sandbox',
  'package.json',
  'scripts',
  'server',
  'site',
  'tsconfig.json',
  'ui',
];

/** The code that builds the catalogue's list, and its replacement. */
const listExpression = 'list.flatMap(buildProducts))';
const grownListExpression = `${listExpression}\n  .flatMap(copies)`;

type BuiltShop = {
  folder: string;
  files: number;
  /** The duration of the build in seconds; `processorSeconds` is its CPU time on all cores. */
  seconds?: number;
  processorSeconds?: number;
};

/** 'listing' builds in a fraction of the time, without the pages and drawings of each product. */
type BuildExtent = 'whole' | 'listing';

const productPageFolders = ['site/pages/product', 'site/pages/drawings/[id]'];

/** Builds a shop with this many products from scratch; returns its duration and its files. */
export function buildGrownShop(count: number, extent: BuildExtent): BuiltShop {
  const folder = copyGrownShop(count);
  if (extent === 'listing')
    for (const pages of productPageFolders) rmSync(path.join(folder, pages), { recursive: true });
  console.log(`  building the shop with ${count} products …`);
  const start = performance.now();
  const cpuTimeFile = path.join(folder, 'processor-microseconds');
  const env = { ...process.env, BENCH_USED: cpuTimeFile };
  const args = ['--import', recordCpuTimeHook, 'scripts/build.ts'];
  execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe', env });
  const seconds = Math.round((performance.now() - start) / 1000);
  const processorSeconds = Number(readFileSync(cpuTimeFile, 'utf8')) / 1e6;
  return { folder, seconds, processorSeconds, files: countPages(folder) };
}

/** Runs in the build process, the only one that knows the CPU time of its threads. */
const recordCpuTimeHook = `data:text/javascript,${encodeURIComponent(`
import { writeFileSync } from 'node:fs';
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeFileSync(process.env.BENCH_USED, String(user + system));
});`)}`;

/** The code of a shop with this many products, with the existing build: enough for its office. */
export function prepareGrownOffice(count: number): string {
  const folder = copyGrownShop(count);
  for (const name of ['dist', 'dist-office'])
    symlinkSync(path.join(root, name), path.join(folder, name));
  return folder;
}

/** The existing build. */
export function getExistingBuild(): BuiltShop {
  return { folder: root, files: countPages(root) };
}

function countPages(folder: string): number {
  return globSync('dist/**/*.{html,svg}', { cwd: folder }).length;
}

/** Creates a copy of the shop whose catalogue has this many products; returns its folder. */
function copyGrownShop(count: number): string {
  const folder = path.join(shopsFolder, String(count));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of copiedPaths)
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const file = path.join(folder, 'catalogue/catalogue.ts');
  const source = readFileSync(file, 'utf8');
  if (!source.includes(listExpression))
    throw new Error(
      'catalogue/catalogue.ts no longer contains the expression that the bench replaces',
    );
  writeFileSync(
    file,
    source.replace(listExpression, grownListExpression) + createCopiesCode(count),
  );
  return folder;
}

export function removeGrownShops(): void {
  rmSync(shopsFolder, { recursive: true, force: true });
}

/** Code that copies products under new names until there are this many. */
function createCopiesCode(count: number): string {
  return `
function copies(product: Product, _place: number, all: readonly Product[]): Product[] {
  if (product.isTest) return [product];
  const copied = all.filter(({ isTest }) => !isTest);
  const place = copied.indexOf(product);
  const wanted = ${count} - (all.length - copied.length);
  const length = Math.floor(wanted / copied.length) + (place < wanted % copied.length ? 1 : 0);
  return Array.from({ length }, (_, copy) => {
    if (copy === 0) return product;
    const code = (place * 1000 + copy).toString(36).toUpperCase().padStart(5, '0');
    return {
      ...product,
      id: \`\${product.id}-copy-\${copy}\`,
      name: \`\${product.name} (\${copy + 1})\`,
      sku: \`\${product.sku.slice(0, 4)}Z\${code}\`,
      priceId: \`\${product.priceId}\${copy}x\`,
      description: \`\${product.description} \${copy + 1}.\`,
    };
  });
}
`;
}
