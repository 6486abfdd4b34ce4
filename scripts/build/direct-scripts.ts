import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageStep } from './rewrite-pages.ts';

const pageScript = /(<script type="module"[^>]* src="\/)([^"]+)"/g;
const onlyImport = /^import\s*["']\.\/([^"']+)["'];?\s*$/;

/**
 * A page's script whose modules islands share is, as bundled, a file that does nothing but import
 * another. The page names that other at once, which saves a round trip.
 */
export function directScripts(dist: string): PageStep {
  const known = new Map<string, string>();
  const directOf = (file: string) => {
    const [, imported] = onlyImport.exec(readFileSync(path.join(dist, file), 'utf8')) ?? [];
    return imported ? path.posix.join(path.posix.dirname(file), imported) : file;
  };
  return (html) =>
    html.replaceAll(pageScript, (_, tag: string, file: string) => {
      const direct = known.get(file) ?? directOf(file);
      known.set(file, direct);
      return `${tag}${direct}"`;
    });
}
