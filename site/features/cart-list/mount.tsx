import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadStyleSheet } from '../../islands/load-style-sheet.ts';
import looks from './panels.css?url';

/** Shows a panel at the end of the page until it is closed. A panel of the same name is replaced. */
export async function mountPanel(name: string, render: (close: () => void) => ReactNode) {
  await loadStyleSheet(looks);
  document.querySelector(`[data-panel="${name}"]`)?.remove();
  const place = document.createElement('div');
  place.dataset.panel = name;
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(render(close));
}
