import { minifySync } from 'vite';
import { rewritePages } from './rewrite-pages.ts';

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
  rewritePages(dist, (html) =>
    html.replaceAll(
      inlineScript,
      (_, tag: string, script: string) => `${tag}${minified(script)}</script>`,
    ),
  );
}
