/** A fake of the browser's storage with these values, for tests. */
export function memoryStorage(start: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(start));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
