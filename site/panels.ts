import { sayMissing } from './islands/say-what-is-missing.ts';

type Panels = typeof import('./features/cart-list/panels.tsx');

/** What few visits need: quick order, sharing, lists. It loads when it is asked for. */
export const openPanel = <Name extends keyof Panels>(
  name: Name,
  ...given: Parameters<Panels[Name]>
) =>
  import('./features/cart-list/panels.tsx').then(
    (panels) => (panels[name] as (...all: typeof given) => void)(...given),
    sayMissing,
  );

/** Links to this lead to the quick order on any page. */
export const quickOrderLink = '#quick';

/** Opens what the fragment of the address asks for, now and whenever it changes. */
export function openAskedPanel() {
  const open = () => /^#(quick|cart=|order=)/.test(location.hash) && openPanel('asked');
  window.onhashchange = open;
  open();
}
