import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Makes of a page's HTML what is written in its place. */
export type PageStep = (html: string) => string;

/** Takes every page of a built site through the steps in turn; each is read and written once. */
export function rewritePages(dist: string, steps: readonly PageStep[]): void {
  for (const page of globSync('**/*.html', { cwd: dist })) {
    const file = path.join(dist, page);
    const before = readFileSync(file, 'utf8');
    const after = steps.reduce((html, step) => step(html), before);
    if (after !== before) writeFileSync(file, after);
  }
}
