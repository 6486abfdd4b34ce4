import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';

/** The day of each file's last change, for example 2026-11-17, by path from the project's root. */
export type LastChanges = ReadonlyMap<string, string>;

/** Reads the last changes of these paths from the git history. Empty if there is no complete history. */
export function readLastChanges(
  places: readonly string[],
  folder: string = process.cwd(),
): LastChanges {
  const git = (...words: string[]) =>
    execFileSync('git', words, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return new Map();
    const changes = parseLog(
      git('log', '--format=@%cs', '--name-only', '--relative', '--', ...places),
    );
    const today = new Date().toISOString().slice(0, 10);
    for (const line of git('status', '--porcelain', '--no-renames', '--', ...places).split('\n')) {
      if (line) changes.set(line.slice(3), today);
    }
    return changes;
  } catch {
    return new Map();
  }
}

/** The first day of each file in a log that starts with the newest. */
function parseLog(log: string): Map<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) day = line.slice(1);
    else if (line && !days.has(line)) days.set(line, day);
  }
  return days;
}

/** The newest change of these paths: a file, or a folder with a trailing slash. */
export function findNewest(changes: LastChanges, places: readonly string[]): string | undefined {
  const isInPlaces = (file: string) =>
    places.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place));
  return [...changes]
    .filter(([file]) => isInPlaces(file))
    .map(([, day]) => day)
    .sort()
    .at(-1);
}

const moduleId = 'virtual:last-changes';

/** Provides the days as data, because a server that renders pages again may have no git history. */
export function lastChanges(): Plugin {
  return {
    name: 'rungmoor:last-changes',
    resolveId: (id) => (id === moduleId ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return;
      const days = [...readLastChanges(['catalogue', 'content'])];
      return `export const lastChanges = new Map(${JSON.stringify(days)});`;
    },
  };
}
