import type { Plugin } from 'vite';
import { recordsInPageId } from './records-in-page.ts';

/**
 * Scripts have no changes of their own, which would give them other names: they read the records that the owner
 * has changed from their page.
 */
export function ownerChanges(): Plugin {
  return {
    name: 'rungmoor:owner-changes',
    enforce: 'pre',
    load(id) {
      const { config, mode } = this.environment;
      const isBuiltForBrowser = config.consumer === 'client' && mode === 'build';
      return isBuiltForBrowser && id.endsWith('/content/owner-changes.ts') ? fromPage : undefined;
    },
  };
}

const fromPage = `const text = document.getElementById('${recordsInPageId}')?.textContent;
const records = text ? JSON.parse(text) : {};
export const withOwnerChanges = (record, listed) => records[record] ?? listed;`;
