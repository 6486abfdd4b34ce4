import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Inputs, Requests } from './inputs.ts';

const passedTestSchema = v.object({
  fingerprint: v.string(),
  tests: v.number(),
  requests: v.optional(v.object({ paths: v.array(v.string()), usesApi: v.boolean() })),
});

/** What each test file depended on when all of its tests passed. */
export type PassedTests = Record<string, v.InferOutput<typeof passedTestSchema>>;

/** The recorded passes; empty if the file cannot be read. */
export function readPassed(file: string): PassedTests {
  try {
    return v.parse(v.record(v.string(), passedTestSchema), JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

export function writePassed(file: string, passed: PassedTests): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(passed));
}

/** Whether nothing that a test file depends on has changed since it passed. */
export function isUnchanged(file: string, passed: PassedTests, inputs: Inputs): boolean {
  const before = passed[file];
  return (
    before !== undefined && before.fingerprint === fingerprintOf(file, inputs, before.requests)
  );
}

/** The fingerprint of a test file's inputs; a browser test's include its requests to the shop. */
export function fingerprintOf(file: string, inputs: Inputs, requests?: Requests): string {
  return requests ? inputs.ofBrowserTest(file, requests) : inputs.ofUnitTest(file);
}
