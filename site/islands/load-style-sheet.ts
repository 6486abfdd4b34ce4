const requested = new Map<string, Promise<unknown>>();

/** Loads a style sheet that few visits need, once. Its content works without it, but unstyled. */
export function loadStyleSheet(address: string): Promise<unknown> {
  const pending = requested.get(address);
  if (pending) return pending;
  const loading = new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = done;
    link.onerror = done;
    document.head.append(link);
  });
  requested.set(address, loading);
  return loading;
}
