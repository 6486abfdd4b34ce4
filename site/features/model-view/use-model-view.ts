import { useCallback, useEffect, useRef, useState } from 'react';
import type { Product } from '../../../catalogue/product.ts';
import type { ShownModel } from './show-model.ts';

export type ModelViewState = 'closed' | 'loading' | 'open' | 'unable' | 'unreached' | 'lost';

/** Whether the browser supports WebGL 2. Checked before the 3D code is loaded. */
function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

/** The 3D view of a product. Its code and model are loaded when it is opened. */
export function useModelView(product: Product) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<ModelViewState>('closed');
  const [model, setModel] = useState<ShownModel>();

  const open = useCallback(() => setState(hasWebGl() ? 'loading' : 'unable'), []);
  const close = useCallback(() => setState('closed'), []);
  const isActive = state === 'loading' || state === 'open';

  useEffect(() => {
    const surface = canvas.current;
    if (!isActive || !surface) return;
    let cancelled = false;
    let shown: ShownModel | undefined;
    import('./show-model.ts')
      .then(({ showModel }) => showModel(surface, product, () => setState('lost')))
      .then((ready) => {
        if (cancelled) return ready.close();
        shown = ready;
        setModel(ready);
        setState('open');
      })
      .catch((error: unknown) => {
        console.error(error);
        if (!cancelled) setState('unreached');
      });
    return () => {
      cancelled = true;
      shown?.close();
      setModel(undefined);
    };
  }, [isActive, product]);

  return { state, model, canvas, open, close, isActive };
}
