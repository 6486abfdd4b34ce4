// Runs proofs one after the other, each in a process of its own, and prints a line of figures for each.
//   npm run proof                      all of them, briefly
//   npm run proof -- load disk-full    these
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Every proof, with arguments that make it brief. */
const proofs: Record<string, string[]> = {
  load: [],
  'database-restart': [],
  'provider-faults': [],
  'email-outage': [],
  'disk-full': [],
  'clock-skew': [],
  'shared-folder': [],
  'lost-orders': ['10'],
  'lost-enquiries': ['10'],
  'offer-races': ['3'],
  'offer-kills': ['10'],
  'lost-inspections': ['10'],
  oversell: [],
  'held-stock': [],
  'repeated-webhooks': ['20'],
  refunds: ['10'],
  publishing: ['5'],
  mixed: ['20'],
  'behind-proxy': [],
  'whole-business': [],
};

const requestedNames = process.argv.slice(2);
const unknownNames = requestedNames.filter((name) => proofs[name] === undefined);
if (unknownNames.length > 0) {
  console.error(
    `There is no proof ${unknownNames.join(', ')}. There are ${Object.keys(proofs).join(', ')}.`,
  );
  process.exit(1);
}
const failed = (requestedNames.length > 0 ? requestedNames : Object.keys(proofs)).filter(
  (name) => !runProof(name),
);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}

function runProof(name: string): boolean {
  console.log(`\n${name}`);
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const { status } = spawnSync(process.execPath, [file, ...(proofs[name] ?? [])], {
    stdio: 'inherit',
    env: { ...process.env, FIGURES: 'line' },
  });
  return status === 0;
}
