import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Effort, Findings } from './measurement.ts';

/** What a part found when it was last run. */
export type Result = Findings & {
  date: string;
  machine: string;
  /** Per cent of the processor that others used just before. */
  busy: number;
  /** How fast the processor was just before. */
  score?: number;
  /** Per cent of the work that waited for the host of a virtual machine meanwhile. */
  taken?: number;
  effort: Effort;
  seconds: number;
  note?: string;
};

/** The results of all parts, a file each: a run of some leaves those of the others alone. */
export function resultsIn(folder: string) {
  const fileOf = (name: string) => path.join(folder, `${name}.json`);
  return {
    keep(name: string, result: Result): void {
      writeFileSync(fileOf(name), `${JSON.stringify(result, null, 2)}\n`);
    },
    of(name: string): Result | undefined {
      if (!existsSync(fileOf(name))) return undefined;
      return JSON.parse(readFileSync(fileOf(name), 'utf8')) as Result;
    },
  };
}
