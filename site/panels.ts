import { showMissingMessage } from './islands/missing-islands.ts';

type Panels = typeof import('./features/cart-list/panels.tsx');

/** Opens a panel that few visits need: quick order, sharing, lists. Loaded on demand. */
export const openPanel = <Name extends keyof Panels>(
  name: Name,
  ...args: Parameters<Panels[Name]>
) =>
  import('./features/cart-list/panels.tsx').then(
    (panels) => (panels[name] as (...all: typeof args) => void)(...args),
    showMissingMessage,
  );

/** A link to this fragment opens the quick order on any page. */
export const quickOrderLink = '#quick';

/** Opens the panel that the fragment of the address names, now and whenever it changes. */
export function followPanelHash() {
  const open = () => /^#(quick|cart=|order=)/.test(location.hash) && openPanel('openPanelFromHash');
  window.onhashchange = open;
  open();
}
