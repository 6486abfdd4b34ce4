import type { Plugin } from 'vite';

const fileName = 'offline-worker.js';

/**
 * Builds the offline worker to the root, with a list of the files it needs. Their names change, so each build
 * is a new worker.
 */
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
        .filter((each) => each.type === 'chunk' && !each.moduleIds.some(isModelViewModule))
        .map((chunk) => `/${chunk.fileName}`)
        .sort();
      worker.source = `self.offlineCore=${JSON.stringify(core)};${worker.source}`;
    },
  };
}

/** The 3D view is as large as everything else together, so it is stored only once it has been used. */
function isModelViewModule(moduleId: string): boolean {
  return /\/(three|models|model-view)\//.test(moduleId);
}
