import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMaxGoal, type Measurement } from './measurement.ts';
import { renderReport } from './report.ts';
import { openResults, type Result } from './results.ts';

const createMeasurement = (name: string): Measurement => ({
  name,
  title: `About ${name}`,
  how: `How ${name} is measured.`,
  measure: () => Promise.reject(new Error('Nothing is measured here')),
});
const all = [createMeasurement('paint'), createMeasurement('load')];

const createResult = (figure: number, overrides: Partial<Result> = {}): Result => ({
  rows: [{ page: '/', 'LCP, ms': figure }],
  goals: [createMaxGoal('LCP', figure, 1000, 'ms')],
  date: '2026-11-17T11:22:54.403Z',
  machine: 'an old machine',
  busy: 4,
  effort: 'usual',
  seconds: 494,
  ...overrides,
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rungmoor-results-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Like a separate run, which knows only the results in the folder. */
function writeAndRender(name: string, result: Result): string {
  const results = openResults(folder);
  results.write(name, result);
  return renderReport(all, results.read);
}

describe('the page of benchmarks', () => {
  it('keeps a part as it was when another is measured again', () => {
    writeAndRender('paint', createResult(1250));
    const before = writeAndRender('load', createResult(310));
    const after = writeAndRender('paint', createResult(990, { machine: 'a new machine' }));
    const getSection = (page: string, name: string) =>
      page.split('\n## ').find((each) => each.startsWith(`About ${name}\n`));
    expect(getSection(after, 'load')).toBe(getSection(before, 'load'));
    expect(getSection(after, 'load')).toContain('| / | 310 |');
    expect(getSection(after, 'paint')).toContain('| / | 990 |');
    expect(after).toContain('| LCP | 310 ms | ≤ 1,000 ms | yes |');
    expect(after).not.toContain('1,250');
  });

  it('says of each part which machine it was measured on, and what else ran', () => {
    writeAndRender('paint', createResult(1250, { note: 'A film ran beside it.' }));
    const page = writeAndRender('load', createResult(310, { machine: 'a new machine' }));
    const [, , paint, load] = page.split('\n## ');
    expect(paint).toContain('\n\nMachine: an old machine.\n\nA film ran beside it.\n\n');
    expect(load).toContain('\n\nMachine: a new machine.\n\n');
    expect(load).not.toContain('film');
  });

  it('names what was never measured, and leads to what is written by hand', () => {
    const page = writeAndRender('load', createResult(310));
    expect(page).toContain('\n\nNot measured yet: paint.\n\n');
    expect(page).toContain('[notes](benchmarks/notes.md)');
    expect(writeAndRender('paint', createResult(990))).not.toContain('Not measured yet');
  });
});
