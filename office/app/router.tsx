import { type ComponentType, useSyncExternalStore } from 'react';

/** The values of a path's parameters, such as `reference` in /orders/:reference. */
export type Params = Readonly<Record<string, string>>;

export type ScreenDefinition = { path: string; screen: ComponentType<{ params: Params }> };

const navigationEvents = new EventTarget();

/** Goes to an office address without reloading the page. */
export function navigate(to: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  navigationEvents.dispatchEvent(new Event('move'));
  if (!replace) scrollTo(0, 0);
}

function subscribe(listener: () => void) {
  navigationEvents.addEventListener('move', listener);
  addEventListener('popstate', listener);
  return () => {
    navigationEvents.removeEventListener('move', listener);
    removeEventListener('popstate', listener);
  };
}

/** The current address. */
export function useCurrentUrl(): URL {
  const href = useSyncExternalStore(subscribe, () => location.href);
  return new URL(href);
}

/** The path alone, for components that need not render again when a list's filter changes. */
export function usePathname(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}

/** The route for a path, with its parameters; undefined if there is no such screen. */
export function matchRoute(routes: readonly ScreenDefinition[], pathname: string) {
  for (const route of routes) {
    const names = route.path.split('/');
    const segments = pathname.split('/');
    if (names.length !== segments.length) continue;
    const isMatch = names.every((name, at) => name.startsWith(':') || name === segments[at]);
    if (!isMatch) continue;
    const params: Params = Object.fromEntries(
      names.flatMap((name, at) =>
        name.startsWith(':') ? [[name.slice(1), decodePart(segments[at] ?? '')]] : [],
      ),
    );
    return { route, params };
  }
  return undefined;
}

/** A decoded part of a path; unchanged if it is badly encoded. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Follows links within the office without reloading the page. With a modifier key the browser opens a tab. */
export function interceptLinkClicks(root: Document): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain || !link || link.target || link.download) return;
    const isInOffice =
      link.origin === location.origin && !/^[/](api|assets|pictures)[/]/.test(link.pathname);
    if (!isInOffice || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    navigate(link.href);
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}
