import type { Plugin } from 'vite';
import { recordsInPageId } from './records-in-page.ts';

/**
 * Scripts do not contain the owner's changes, which would change their file names. They read the changed
 * records from their page.
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
