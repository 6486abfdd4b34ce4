import { readFileSync } from 'node:fs';
import path from 'node:path';

const known = new Map<string, readonly string[]>();

/** Script files with all that they import at once; what they import later, on demand, is not among it. */
export function withImports(dist: string, files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const take = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    importsOf(dist, file).forEach(take);
  };
  files.forEach(take);
  return found;
}

function importsOf(dist: string, file: string): readonly string[] {
  const whole = path.join(dist, file);
  const seen = known.get(whole);
  if (seen) return seen;
  const named = readFileSync(whole, 'utf8').matchAll(/\b(?:from|import)\s*["'](\.[^"']+)["']/g);
  const folder = path.posix.dirname(file);
  const files = [...named].map(([, relative = '']) => path.posix.join(folder, relative));
  known.set(whole, files);
  return files;
}
