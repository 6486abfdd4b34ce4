import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Effort, Findings } from './measurement.ts';

/** What a part found when it was last run. */
export type Result = Findings & {
  date: string;
  machine: string;
  /** Per cent of the CPU that other processes used just before. */
  busy: number;
  /** The processor's benchmark index just before. */
  score?: number;
  /** Per cent of the CPU time that was lost to the host of a virtual machine during the run. */
  taken?: number;
  effort: Effort;
  seconds: number;
  note?: string;
};

/** The results of all parts, one file each, so that running some parts keeps the results of the others. */
export function openResults(folder: string) {
  const getPath = (name: string) => path.join(folder, `${name}.json`);
  return {
    write(name: string, result: Result): void {
      writeFileSync(getPath(name), `${JSON.stringify(result, null, 2)}\n`);
    },
    read(name: string): Result | undefined {
      if (!existsSync(getPath(name))) return undefined;
      return JSON.parse(readFileSync(getPath(name), 'utf8')) as Result;
    },
  };
}
