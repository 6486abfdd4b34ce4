import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import type { Log } from '../app/log.ts';
import { readBuildInfo } from '../pages/build-info.ts';
import type { FileCache } from '../pages/file-cache.ts';
import { loadReplacements, type Replacements } from '../pages/read-site.ts';
import { openFolder } from '../pages/site-folder.ts';
import { openPageStore, type PublishedFiles } from './page-store.ts';
import type { RenderJob, RenderReport } from './render-process.ts';
import type { Renderer } from './renderer-types.ts';

type RendererOptions = Partial<RenderLimits> & {
  /** The folder of the built site. */
  dist: string;
  /** The folder for published pages. */
  folder: string;
  cache: FileCache;
  log: Log;
};

type RenderLimits = {
  /** In megabytes; a renderer that needs more exits. */
  heap: number;
  /** In milliseconds; a renderer that takes longer is killed. All pages take 20 s on two idle cores. */
  timeoutMs: number;
};

/** Milliseconds after which no request still reads a file that has been replaced. */
const fileGracePeriodMs = 10_000;

const processFile = fileURLToPath(new URL('./render-process.ts', import.meta.url));

/** Starts a process that renders, sends reports and exits. */
export function startRenderProcess(
  job: RenderJob,
  { heap = 160, timeoutMs = 300_000 }: Partial<RenderLimits> = {},
): ChildProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = fork(processFile, [], {
    // The process needs none of the shop's secrets. In production mode React renders twice as fast.
    env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production' },
    execArgv: [`--max-old-space-size=${heap}`, '--max-semi-space-size=16'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  // Visitors come first. Set before the process starts its threads, which inherit the priority.
  if (child.pid) setPriority(child.pid, 10);
  // A command line is limited to 128 KB. If the job cannot be sent, the process exits and emits 'close'.
  child.send(job, () => {});
  return child;
}

/** Renders in a separate process, one version at a time. */
export function createRenderer({ dist, folder, cache, log, ...limits }: RendererOptions): Renderer {
  const store = openPageStore(folder);
  let running: ChildProcess | undefined;
  let cleanupTimer: NodeJS.Timeout | undefined;

  const pages = openFolder(folder, cache);
  let replacements: Replacements | undefined;
  /** The files served now and those before: requests may still read the latter. */
  let served: readonly PublishedFiles[] = [];

  function applyFiles(files: PublishedFiles): Replacements {
    served = [files, ...served.slice(0, 1)];
    replacements = loadReplacements(folder, pages, files, replacements);
    return replacements;
  }

  async function stop() {
    clearTimeout(cleanupTimer);
    const child = running;
    running = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Starts rendering. Calls `onStage` for each stage, or `onFailure` if the process exits too early. */
  function start(
    changes: CatalogueChanges,
    onStage: (report: Extract<RenderReport, { stage: string }>) => void,
    onFailure: (failure: string) => void,
  ) {
    const child = startRenderProcess({ dist, store: folder, changes }, limits);
    running = child;
    let isDone = false;
    let failure: string | undefined;
    child.on('message', (report: RenderReport) => {
      if ('failure' in report) failure = report.failure;
      else if ('stage' in report && running === child) onStage(report);
      isDone = 'stage' in report && report.stage === 'compressed';
    });
    child.on('error', ({ message }) => onFailure(message));
    // Not `exit`, which may be emitted before the last report.
    child.on('close', (code, signal) => {
      if (running === child) running = undefined;
      if (!isDone) onFailure(failure ?? `The renderer ended with ${signal ?? `code ${code}`}.`);
    });
  }

  return {
    async renderVersion(changes, onLater) {
      await stop();
      const { build, changes: buildChanges } = readBuildInfo(dist);
      if (isDeepStrictEqual(changes, buildChanges)) return { files: new Map() };
      const published = store.readPublication(build);
      const isKnown = published !== undefined && isDeepStrictEqual(published.changes, changes);
      if (isKnown && published.stage === 'compressed') return applyFiles(published.files);
      const first = Promise.withResolvers<Replacements>();
      if (isKnown) first.resolve(applyFiles(published.files));
      store.deleteAllExcept(published?.files ?? {}, ...served);
      start(
        changes,
        ({ stage, files }) => {
          if (stage === 'first') first.resolve(applyFiles(files));
          else onLater(applyFiles(files));
          if (stage === 'compressed')
            cleanupTimer = setTimeout(
              () => store.deleteAllExcept(files),
              fileGracePeriodMs,
            ).unref();
        },
        (failure) => {
          // If the first pages are live already, the others follow with the next version.
          log.warn('the renderer ended early', { failure });
          first.reject(new Error(failure));
        },
      );
      return first.promise;
    },
    close: stop,
  };
}
