import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { folders, StudioError } from './files.ts';
import type { Shot } from './shot.ts';

/** A shot with the files it needs and writes. */
type RenderJob = Shot & { readonly id: string; readonly mesh: string; readonly out: string };

export interface Blender {
  /** Renders into the job's file; answers with the seconds it took. Jobs may be given ahead of time. */
  render(job: RenderJob): Promise<number>;
  /** Whether it has ended, by itself or not: it takes no more jobs then. */
  hasEnded(): boolean;
  /** Ends Blender at once. */
  stop(): void;
  /** Lets it finish what it was given. */
  close(): Promise<void>;
}

const missing = `Blender is not installed, or not on the PATH.
The studio renders with it: apt-get install --no-install-recommends blender python3-numpy
Only new pictures need it. The build uses the pictures that are committed.`;

/** Where Blender is, or an error that says what to do. */
export function findBlender(searchPath = process.env.PATH ?? ''): string {
  for (const folder of searchPath.split(path.delimiter).filter(Boolean)) {
    const file = path.join(folder, 'blender');
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not in this folder.
    }
  }
  throw new StudioError(missing);
}

/** Starts Blender on a script of ours, which reads jobs from its input. */
export function startBlender(program: string, script: string, signal?: AbortSignal) {
  return spawn(
    program,
    [
      '--background',
      '--factory-startup',
      '-noaudio',
      '--python-exit-code',
      '1',
      '--python',
      path.join(folders.blender, script),
    ],
    // Without bytecode files beside the scripts.
    { env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' }, signal },
  );
}

/** Starts one Blender for many jobs: starting it takes as long as a small render. */
export function openBlender(program: string): Blender {
  const child = startBlender(program, 'stills.py');
  const waiting = new Map<string, PromiseWithResolvers<number>>();
  const lastWords: string[] = [];
  let ending: StudioError | undefined;
  const remember = (line: string) => {
    lastWords.push(line);
    if (lastWords.length > 20) lastWords.shift();
  };
  createInterface({ input: child.stderr }).on('line', remember);
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, word, facts = '{}'] = /^@(\w+) (.*)$/.exec(line) ?? [];
    if (word !== 'done' && word !== 'failed') return;
    const { id, seconds, reason }: { id: string; seconds: number; reason: string } =
      JSON.parse(facts);
    const answer = waiting.get(id);
    waiting.delete(id);
    if (word === 'done') answer?.resolve(seconds);
    else answer?.reject(new StudioError(`Blender could not render it: ${reason}`));
  });
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      ending = new StudioError(`Blender ended early.\n${lastWords.join('\n')}`);
      for (const answer of waiting.values()) answer.reject(ending);
      resolve();
    });
    child.on('error', (error) => remember(error.message));
  });
  // Without this, a Blender that has ended would end the studio too.
  child.stdin.on('error', (error) => remember(error.message));
  return {
    render(job) {
      if (ending) return Promise.reject(ending);
      const answer = Promise.withResolvers<number>();
      waiting.set(job.id, answer);
      child.stdin.write(`${JSON.stringify(job)}\n`);
      return answer.promise;
    },
    hasEnded: () => ending !== undefined,
    stop: () => child.kill(),
    close() {
      child.stdin.end();
      return ended;
    },
  };
}
