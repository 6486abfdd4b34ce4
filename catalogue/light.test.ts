import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Every file of this room that a file brings along, types aside. */
function brings(file: string, seen = new Set<string>()): Set<string> {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  for (const [, imported] of source.matchAll(/^import (?!type )[^;]*? from '\.\/([^']+)';/gms)) {
    if (imported === undefined || seen.has(imported)) continue;
    seen.add(imported);
    brings(imported, seen);
  }
  return seen;
}

describe('what the browser imports', () => {
  it.each([
    'money.ts',
    'filter.ts',
    'facets.ts',
    'sort.ts',
    'query.ts',
    'families.ts',
    'categories.ts',
    'height-bands.ts',
    'parts.ts',
    'related.ts',
    'reach.ts',
    'floor-space.ts',
    'product.ts',
  ])('[PL13] %s brings neither the product tables nor their check along', (file) => {
    const brought = [...brings(file)];
    expect(brought).not.toContain('catalogue.ts');
    expect(brought).not.toContain('check.ts');
    expect(brought.filter((name) => name.startsWith('lists/'))).toEqual([]);
  });

  it('[CA11] the catalogue itself brings both', () => {
    expect([...brings('catalogue.ts')]).toEqual(
      expect.arrayContaining(['check.ts', 'lists/towers.ts', 'money.ts']),
    );
  });
});
