import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Every file of this module that a file imports, directly or indirectly, except for types. */
function brings(file: string, seen = new Set<string>()): Set<string> {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  for (const [, imported] of source.matchAll(/^import (?!type )[^;]*? from '\.\/([^']+)';/gms)) {
    if (imported === undefined || seen.has(imported)) continue;
    seen.add(imported);
    brings(imported, seen);
  }
  return seen;
}

/** Those of them that are product tables or their check. */
const heavyOf = (file: string) =>
  [...brings(file)].filter((name) => /^(catalogue|check)\.ts$|^lists\//.test(name));

describe('the product tables and their check', () => {
  it('are imported by no module that browsers load', () => {
    const others = globSync('*.ts', { cwd: import.meta.dirname }).filter(
      (file) => !/\.test\.ts$|^(catalogue|apply-changes|ranges)\.ts$/.test(file),
    );
    expect(others.length).toBeGreaterThan(20);
    expect(others.filter((file) => heavyOf(file).length > 0)).toEqual([]);
  });

  it('[CA11] are imported by the catalogue', () => {
    expect(heavyOf('catalogue.ts')).toEqual(
      expect.arrayContaining(['check.ts', 'lists/towers.ts']),
    );
  });
});
