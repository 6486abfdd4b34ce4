import type { Plugin } from 'vite';

const fileName = 'offline-worker.js';

/** Builds the offline worker to the root with the files it needs: their names change, so a build is a new worker. */
export function offlineWorker(): Plugin {
  return {
    name: 'rungmoor:offline-worker',
    enforce: 'post',
    config: () => ({
      worker: { rolldownOptions: { output: { entryFileNames: fileName } } },
    }),
    generateBundle(_options, bundle) {
      const worker = bundle[fileName];
      if (worker?.type !== 'asset') return;
      const core = Object.values(bundle)
        .filter((each) => each.type === 'chunk' && !each.moduleIds.some(isOfModelView))
        .map((chunk) => `/${chunk.fileName}`)
        .sort();
      worker.source = `self.offlineCore=${JSON.stringify(core)};${worker.source}`;
    },
  };
}

/** The view in three dimensions is as large as all else together: it is kept once it has been seen. */
function isOfModelView(moduleId: string): boolean {
  return /\/(three|models|model-view)\//.test(moduleId);
}
