// Measures how fast the shop is, prints the figures beside the goals, saves each part's figures in
// docs/benchmarks/, and writes docs/benchmarks.md from all of them. Parts that are not measured this
// time keep their last figures; --page measures nothing. Not part of `npm test`.
//   npm run bench -- [--only lighthouse] [--only …] [--quick | --large] [--note 'What else ran.']
//   npm run bench -- --page
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { firstClicks } from './first-clicks.ts';
import { removeGrownShops } from './grown-shop.ts';
import { growth } from './growth.ts';
import { interactions } from './interactions.ts';
import { lighthouse } from './lighthouse.ts';
import {
  describeMachine,
  measureBenchmarkIndex,
  measureCpuUsage,
  watchStealTime,
} from './machine.ts';
import type { Measurement } from './measurement.ts';
import { officeLists } from './office-lists.ts';
import { publishing } from './publishing.ts';
import { quickOrder } from './quick-order.ts';
import { renderReport } from './report.ts';
import { openResults } from './results.ts';
import { scale } from './scale.ts';
import { soak } from './soak.ts';
import { staticFiles } from './static-files.ts';
import { throughput } from './throughput.ts';

const measurements = [
  lighthouse,
  firstClicks,
  interactions,
  throughput,
  staticFiles,
  growth,
  officeLists,
  publishing,
  soak,
  quickOrder,
  scale,
];
const docs = path.resolve(import.meta.dirname, '../../docs');
const results = openResults(path.join(docs, 'benchmarks'));

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    quick: { type: 'boolean' },
    large: { type: 'boolean' },
    note: { type: 'string' },
    page: { type: 'boolean' },
  },
});
const { note } = values;
const only = values.page ? [] : values.only;
const effort = values.quick ? 'quick' : values.large ? 'large' : 'usual';
const unknownName = only?.find((name) => !measurements.some((each) => each.name === name));
if (unknownName !== undefined) {
  const names = measurements.map(({ name }) => name).join(', ');
  console.error(`There is no part called ${unknownName}. There are: ${names}.`);
  process.exit(1);
}

// The exit handlers end the servers and browsers too.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    removeGrownShops();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });

try {
  for (const each of measurements) {
    if (only && !only.includes(each.name)) continue;
    // One that fails keeps its last figures and does not stop the others.
    await runMeasurement(each).catch((error) => {
      console.error(`${each.name} failed:`, error);
      process.exitCode = 1;
    });
  }
} finally {
  removeGrownShops();
}
const text = renderReport(measurements, results.read);
writeFileSync(path.join(docs, 'benchmarks.md'), text);
console.log(`\n${text}`);
// Lighthouse leaves timers behind that would hold the process for a while.
process.exit();

async function runMeasurement({ name, measure }: Measurement): Promise<void> {
  console.log(`${name} …`);
  const busy = await measureCpuUsage();
  const score = await measureBenchmarkIndex();
  const taken = watchStealTime();
  const start = performance.now();
  const findings = await measure(effort);
  const seconds = Math.round((performance.now() - start) / 1000);
  const date = new Date().toISOString();
  results.write(name, {
    ...findings,
    date,
    machine: describeMachine(),
    busy,
    score,
    taken: taken(),
    effort,
    seconds,
    ...(note !== undefined && { note }),
  });
  console.log(`${name}: ${seconds} s`);
}
