import { registerParameters } from '../../../contract/register-parameters.ts';
import { loadStyleSheet } from '../../islands/load-style-sheet.ts';
import looks from './register-app.css?url';

/** Replaces the page that the server has rendered, unless all it needs is a button. */
export async function startRegister() {
  const rootElement = document.querySelector<HTMLElement>('[data-register]');
  if (!rootElement || rootElement.querySelector('[data-final]')) return;
  const params = new URLSearchParams(location.search);
  const [register, piece] = [registerParameters.register, registerParameters.piece].map((name) =>
    params.get(name),
  );
  const key = register ?? piece;
  // A form that the server has rendered with an error is corrected there.
  if (!key || rootElement.querySelector('[role=alert]')) {
    rootElement.toggleAttribute('data-plain', true);
    return;
  }
  try {
    const [{ showRegister }] = await Promise.all([
      import('./RegisterApp.tsx'),
      loadStyleSheet(looks),
    ]);
    showRegister(rootElement, { key, isLabel: register === null });
  } catch {
    rootElement.toggleAttribute('data-plain', true);
  }
}
