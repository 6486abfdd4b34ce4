/** The dialog's id, by which buttons open and close it. */
export const compareDialogId = 'compare';

/** Dispatched on `window` after the choice has changed in this tab, with the count as its detail. */
export const compareChangedEvent = 'rungmoor:compare-changed';

/** More than four do not fit side by side on any screen. */
export const maxCompared = 4;

/** Reads the stored ids. Invalid ones and duplicates are dropped. */
export function parseIds(text: string | null): string[] {
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
