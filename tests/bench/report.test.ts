import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { atMost, type Measurement } from './measurement.ts';
import { report } from './report.ts';
import { type Result, resultsIn } from './results.ts';

const part = (name: string): Measurement => ({
  name,
  title: `About ${name}`,
  how: `How ${name} is measured.`,
  measure: () => Promise.reject(new Error('Nothing is measured here')),
});
const all = [part('paint'), part('load')];

const found = (figure: number, more: Partial<Result> = {}): Result => ({
  rows: [{ page: '/', 'LCP, ms': figure }],
  goals: [atMost('LCP', figure, 1000, 'ms')],
  date: '2026-11-17T11:22:54.403Z',
  machine: 'an old machine',
  busy: 4,
  effort: 'usual',
  seconds: 494,
  ...more,
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rungmoor-results-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Like a separate run, which knows only the results in the folder. */
function run(name: string, result: Result): string {
  const results = resultsIn(folder);
  results.keep(name, result);
  return report(all, results.of);
}

describe('the page of benchmarks', () => {
  it('keeps a part as it was when another is measured again', () => {
    run('paint', found(1250));
    const before = run('load', found(310));
    const after = run('paint', found(990, { machine: 'a new machine' }));
    const partOf = (page: string, name: string) =>
      page.split('\n## ').find((each) => each.startsWith(`About ${name}\n`));
    expect(partOf(after, 'load')).toBe(partOf(before, 'load'));
    expect(partOf(after, 'load')).toContain('| / | 310 |');
    expect(partOf(after, 'paint')).toContain('| / | 990 |');
    expect(after).toContain('| LCP | 310 ms | ≤ 1,000 ms | yes |');
    expect(after).not.toContain('1,250');
  });

  it('says of each part which machine it was measured on, and what else ran', () => {
    run('paint', found(1250, { note: 'A film ran beside it.' }));
    const page = run('load', found(310, { machine: 'a new machine' }));
    const [, , paint, load] = page.split('\n## ');
    expect(paint).toContain('\n\nMachine: an old machine.\n\nA film ran beside it.\n\n');
    expect(load).toContain('\n\nMachine: a new machine.\n\n');
    expect(load).not.toContain('film');
  });

  it('names what was never measured, and leads to what is written by hand', () => {
    const page = run('load', found(310));
    expect(page).toContain('\n\nNot measured yet: paint.\n\n');
    expect(page).toContain('[notes](benchmarks/notes.md)');
    expect(run('paint', found(990))).not.toContain('Not measured yet');
  });
});
