import { minifySync } from 'vite';
import type { PageStep } from './rewrite-pages.ts';

const inlineScript = /(<script>)([\s\S]*?)<\/script>/g;

/** Makes the inline scripts of every page as small as the bundler makes modules. */
export function minifyInlineScripts(): PageStep {
  const known = new Map<string, string>();
  const minifiedOnce = (script: string) => {
    const code = known.get(script) ?? minified(script);
    known.set(script, code);
    return code;
  };
  return (html) =>
    html.replaceAll(
      inlineScript,
      (_, tag: string, script: string) => `${tag}${minifiedOnce(script)}</script>`,
    );
}

/** A classic script, made small. */
export function minified(script: string): string {
  const { code, errors } = minifySync('inline.js', script, { module: false });
  if (errors.length > 0) throw new Error(`An inline script cannot be read: ${errors[0]?.message}`);
  return code;
}
