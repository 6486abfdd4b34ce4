import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';

/** The days on which files last changed, 2026-11-17, by their path from the project's root. */
export type LastChanges = ReadonlyMap<string, string>;

/** Reads when these places last changed in the history. A copy without history knows none. */
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
    const changes = daysIn(
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

/** Of each file the first day in a log that begins with the newest. */
function daysIn(log: string): Map<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) day = line.slice(1);
    else if (line && !days.has(line)) days.set(line, day);
  }
  return days;
}

/** The newest change among these places: a file, or a folder with a stroke at its end. */
export function newestOf(changes: LastChanges, places: readonly string[]): string | undefined {
  const isAmong = (file: string) =>
    places.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place));
  return [...changes]
    .filter(([file]) => isAmong(file))
    .map(([, day]) => day)
    .sort()
    .at(-1);
}

const asModule = 'virtual:last-changes';

/** Gives pages the days as data: a server that renders them again may have no history to read. */
export function lastChanges(): Plugin {
  return {
    name: 'rungmoor:last-changes',
    resolveId: (id) => (id === asModule ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${asModule}`) return;
      const days = [...readLastChanges(['catalogue', 'content'])];
      return `export const lastChanges = new Map(${JSON.stringify(days)});`;
    },
  };
}
