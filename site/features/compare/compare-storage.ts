/** The ids that storage holds, whatever it is: what is no id is dropped, each stands once. */
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
