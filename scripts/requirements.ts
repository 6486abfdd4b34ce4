// Prints the tests of each requirement, and the requirements without a test. With --strict, it fails if an
// S or D requirement has no test; an unknown id always fails.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRequirements, readTestTitles, traceRequirements } from './requirements/trace.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const isStrict = process.argv.includes('--strict');

const requirements = readRequirements(read('docs/requirements.md'));
const testFiles = globSync('**/*.{test.ts,test.tsx,spec.ts}', {
  cwd: root,
  exclude: ['node_modules', 'dist', 'var', '.cache'],
}).sort();
const testsWithIds = testFiles.flatMap((file) => readTestTitles(file, read(file)));
const { tests, untested, unknown } = traceRequirements(requirements, testsWithIds);

for (const { id, kind } of requirements) {
  const named = tests.get(id) ?? [];
  if (named.length === 0) continue;
  console.log(`${id} ${kind}`);
  for (const line of new Set(named.map(({ file, title }) => `  ${file}: ${title}`)))
    console.log(line);
}
for (const kind of ['S', 'D', 'B']) {
  const ids = untested.filter((requirement) => requirement.kind === kind).map(({ id }) => id);
  if (ids.length > 0) console.log(`\n${kind} without a test (${ids.length}): ${ids.join(' ')}`);
}
console.log(
  `\n${requirements.length - untested.length} of ${requirements.length} requirements have a test.`,
);

for (const { id, test } of unknown)
  console.error(`${test.file}: "${test.title}" names ${id}, which is no requirement.`);
const mustHaveTest = untested.filter(({ kind }) => kind !== 'B');
if (isStrict && mustHaveTest.length > 0)
  console.error(`${mustHaveTest.length} requirements of kind S or D have no test.`);
if (unknown.length > 0 || (isStrict && mustHaveTest.length > 0)) process.exit(1);
