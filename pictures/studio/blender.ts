import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { folders, StudioError } from './files.ts';
import type { Shot } from './shot.ts';

/** A shot with its mesh file and its output file. */
type RenderJob = Shot & { readonly id: string; readonly mesh: string; readonly out: string };

export interface Blender {
  /** Renders into the job's file and returns the seconds it took. Jobs can be queued. */
  render(job: RenderJob): Promise<number>;
  /** Whether the process has exited, for any reason. It accepts no more jobs then. */
  hasEnded(): boolean;
  /** Kills Blender immediately. */
  stop(): void;
  /** Lets Blender finish the queued jobs and exit. */
  close(): Promise<void>;
}

const notInstalledMessage = `Blender is not installed, or not on the PATH.
The studio renders with it: apt-get install --no-install-recommends blender python3-numpy
Only new pictures need it. The build uses the pictures that are committed.`;

/** Returns the path of Blender, or throws an error that explains how to install it. */
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
  throw new StudioError(notInstalledMessage);
}

/** Starts Blender with one of our scripts, which reads jobs from stdin. */
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
    // Write no bytecode files next to the scripts.
    { env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' }, signal },
  );
}

/** Starts one Blender process for many jobs, because starting it takes as long as a small render. */
export function openBlender(program: string): Blender {
  const child = startBlender(program, 'stills.py');
  const waiting = new Map<string, PromiseWithResolvers<number>>();
  const recentOutput: string[] = [];
  let exitError: StudioError | undefined;
  const recordOutput = (line: string) => {
    recentOutput.push(line);
    if (recentOutput.length > 20) recentOutput.shift();
  };
  createInterface({ input: child.stderr }).on('line', recordOutput);
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
      exitError = new StudioError(`Blender ended early.\n${recentOutput.join('\n')}`);
      for (const answer of waiting.values()) answer.reject(exitError);
      resolve();
    });
    child.on('error', (error) => recordOutput(error.message));
  });
  // Without this listener, a write to an exited Blender would crash the studio.
  child.stdin.on('error', (error) => recordOutput(error.message));
  return {
    render(job) {
      if (exitError) return Promise.reject(exitError);
      const answer = Promise.withResolvers<number>();
      waiting.set(job.id, answer);
      child.stdin.write(`${JSON.stringify(job)}\n`);
      return answer.promise;
    },
    hasEnded: () => exitError !== undefined,
    stop: () => child.kill(),
    close() {
      child.stdin.end();
      return ended;
    },
  };
}
