import { expect, it, vi } from 'vitest';
import { watchMissingIslands } from './missing-islands.ts';

it('shows the missing-part message until everything has loaded', () => {
  const said: { textContent?: string }[] = [];
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', {
    createElement: () => ({}),
    body: { prepend: (bar: object) => said.push(bar) },
  });
  const happens = (type: string, target: object) =>
    page.dispatchEvent(Object.defineProperty(new Event(type), 'target', { value: target }));
  watchMissingIslands();
  const island = (isWanted: boolean) => ({ matches: () => isWanted });
  const [one, other] = [island(true), island(true)];
  happens('astro:hydrate', {});
  expect(said).toEqual([]);
  happens('astro:hydration-error', island(false));
  expect(said).toEqual([]);
  happens('astro:hydration-error', one);
  happens('astro:hydration-error', other);
  happens('astro:hydrate', one);
  expect(said).toHaveLength(1);
  expect(said[0]?.textContent).toMatch(/^Part of this page didn't load\./);
  happens('astro:hydrate', other);
  expect(said[0]?.textContent).toBe('');
});
