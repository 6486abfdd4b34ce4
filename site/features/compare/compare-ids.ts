/** The dialog's id, by which buttons open and close it. */
export const compareId = 'compare';

/** Dispatched on `window` after the choice has changed in this tab, with the count as its detail. */
export const compareChanged = 'rungmoor:compare-changed';

/** More than four do not fit side by side on any screen. */
export const mostCompared = 4;

/** Reads the stored ids. Invalid ones and duplicates are dropped. */
export function readIds(text: string | null): string[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(entries) ? [...new Set(entries.filter(isId))] : [];
  } catch {
    return [];
  }
}

function isId(entry: unknown): entry is string {
  return typeof entry === 'string' && entry !== '';
}
