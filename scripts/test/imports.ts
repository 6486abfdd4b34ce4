import ts from 'typescript';

/** Every import a source file makes, `import type`, `import()` and globs included. */
export function listImports(file: string, source: string): string[] {
  const scripts = file.endsWith('.astro') ? scriptsOfAstro(source) : [source];
  return scripts.flatMap((script) => [
    ...ts.preProcessFile(script, true, true).importedFiles.map(({ fileName }) => fileName),
    ...globsOf(script),
  ]);
}

function scriptsOfAstro(source: string): string[] {
  const frontmatter = /^\s*---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? '';
  const inline = [...source.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)];
  return [frontmatter, ...inline.map(([, script = '']) => script)];
}

function globsOf(script: string): string[] {
  const globs = [...script.matchAll(/import\.meta\.glob\(([\s\S]*?)\)/g)];
  return globs.flatMap(([, list = '']) =>
    [...list.matchAll(/['"`](\.[^'"`]+)/g)].map((m) => m[1] ?? ''),
  );
}
