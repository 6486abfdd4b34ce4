import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from 'vite';

const inlineScript = /(<script(?: data-early-script)?>)([\s\S]*?)<\/script>/g;

/** Makes the inline scripts of every page as small as the bundler makes modules. */
export function minifyInlineScripts(dist: string): void {
  const known = new Map<string, string>();
  const minified = (script: string) => {
    const seen = known.get(script);
    if (seen !== undefined) return seen;
    const { code, errors } = minifySync('inline.js', script, { module: false });
    if (errors.length > 0)
      throw new Error(`An inline script cannot be read: ${errors[0]?.message}`);
    known.set(script, code);
    return code;
  };
  for (const page of globSync('**/*.html', { cwd: dist })) {
    const file = path.join(dist, page);
    const html = readFileSync(file, 'utf8');
    const slim = html.replaceAll(
      inlineScript,
      (_, tag: string, script: string) => `${tag}${minified(script)}</script>`,
    );
    writeFileSync(file, slim);
  }
}
