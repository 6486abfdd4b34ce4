import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes every page of a built site anew. */
export function rewritePages(dist: string, rewrite: (html: string) => string): void {
  for (const page of globSync('**/*.html', { cwd: dist })) {
    const file = path.join(dist, page);
    writeFileSync(file, rewrite(readFileSync(file, 'utf8')));
  }
}
