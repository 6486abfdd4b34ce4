import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Product } from '../../../catalogue/product.ts';
import { Icon, type IconName, type IconPath } from '../../../ui/Icon.tsx';
import { withErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { ModelControls } from './ModelControls.tsx';
import { describeOrbit } from './orbit.ts';
import type { ShownModel } from './show-model.ts';
import { type ModelViewState, useModelView } from './use-model-view.ts';

const turnLeftIcon: IconPath = 'M17.5 12c0-3.3-3.4-6-7.5-6-2.6 0-4.9 1-6.2 2.6M3 4.5v4.6h4.6';
const turnRightIcon: IconPath = 'M2.5 12c0-3.3 3.4-6 7.5-6 2.6 0 4.9 1 6.2 2.6M17 4.5v4.6h-4.6';
const upIcon: IconPath = 'M4 13l6-6 6 6';
const resetIcon: IconPath = 'M4.2 6.5A7 7 0 1 1 3 10.8M3.5 2.5v4.6h4.6';
const cubeIcon: IconPath = 'M10 2l7 4v8l-7 4-7-4V6zM3.2 6.1L10 10l6.8-3.9M10 10v7.8';

export interface Move {
  readonly name: string;
  readonly icon: IconName;
  readonly keys: readonly string[];
  readonly make: (model: ShownModel) => void;
}

/** Degrees per press, and the zoom factor. */
const [turn, rise, nearer] = [15, 10, 1.25];

/** The actions on a model, by button and key. */
export const moves: readonly Move[] = [
  { name: 'Turn left', icon: turnLeftIcon, keys: ['ArrowLeft'], make: (m) => m.turn(turn, 0) },
  { name: 'Turn right', icon: turnRightIcon, keys: ['ArrowRight'], make: (m) => m.turn(-turn, 0) },
  { name: 'From higher up', icon: upIcon, keys: ['ArrowUp'], make: (m) => m.turn(0, rise) },
  { name: 'From lower down', icon: 'down', keys: ['ArrowDown'], make: (m) => m.turn(0, -rise) },
  { name: 'Zoom out', icon: 'minus', keys: ['-', '_'], make: (m) => m.zoom(1 / nearer) },
  { name: 'Zoom in', icon: 'plus', keys: ['+', '='], make: (m) => m.zoom(nearer) },
  { name: 'Reset view', icon: resetIcon, keys: ['r', 'R', 'Home'], make: (m) => m.reset() },
];

const stateTexts: Readonly<Record<ModelViewState, string>> = {
  closed: '',
  loading: 'Loading the 3D view',
  open: '3D view shown',
  unable:
    "This browser can't show 3D: WebGL is off or missing. The pictures show the same product.",
  unreached: "We couldn't load the 3D view. The pictures show the same product.",
  lost: 'The 3D view stopped working. The pictures show the same product.',
};

/** A button on the main picture, and the 3D model that replaces the picture. */
export const ModelView = withErrorBoundary(function ModelView({ product }: { product: Product }) {
  const { state, model, canvas, open, close, isActive } = useModelView(product);
  const [announcement, setAnnouncement] = useState('');
  const openButton = useRef<HTMLButtonElement>(null);
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    setAnnouncement(stateTexts[state]);
    if (state === 'open') stage.current?.focus({ preventScroll: true });
    if (state === 'lost') openButton.current?.focus({ preventScroll: true });
  }, [state]);
  useEffect(() => {
    // Clicking a thumbnail returns to the pictures.
    const closeForPicture = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) close();
    };
    const pictures = openButton.current?.closest('fieldset');
    pictures?.addEventListener('click', closeForPicture);
    return () => pictures?.removeEventListener('click', closeForPicture);
  }, [close]);

  function make(move: Move) {
    if (!model) return;
    move.make(model);
    setAnnouncement(describeOrbit(model.orbit));
  }
  function closeAndFocus() {
    close();
    openButton.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moves.find(({ keys }) => keys.includes(event.key));
    if (move) make(move);
    else if (event.key === 'Escape') closeAndFocus();
    else return;
    event.preventDefault();
  }

  return (
    <div data-screen-only="" className="contents">
      <button
        ref={openButton}
        type="button"
        data-early=""
        // A click before hydration was held back and has marked the button busy.
        suppressHydrationWarning
        onClick={open}
        aria-busy={state === 'loading' || undefined}
        className="absolute bottom-0 inline-flex min-h-11 items-center gap-2 border-line border-t bg-plate px-3.5 font-semibold text-14 hover:bg-paper max-sm:left-0 max-sm:border-r sm:right-0 sm:w-34 sm:border-l sm:pr-0 noscript:hidden"
      >
        <Icon name={cubeIcon} small />
        <span>
          {/* On a phone the text would cover the foot of the product. */}
          <span className="max-sm:sr-only">{state === 'loading' ? 'Loading' : 'View in'}</span> 3D
          {state === 'loading' && '…'}
        </span>
      </button>
      {isActive ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed on the canvas and the buttons
        <div
          onKeyDown={onKeyDown}
          className={`absolute inset-0 bg-plate ${state === 'open' ? '' : 'invisible'}`}
        >
          <div
            ref={stage}
            role="application"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys
            tabIndex={0}
            aria-label={`3D model of ${product.name}. Arrow keys turn it, plus and minus zoom, R resets, Escape goes back to the pictures.`}
            className="size-full -outline-offset-3"
          >
            <canvas
              ref={canvas}
              className="block size-full cursor-grab [touch-action:pan-y] active:cursor-grabbing"
            />
          </div>
          {model && (
            <ModelControls
              model={model}
              onMove={make}
              announce={setAnnouncement}
              onClose={closeAndFocus}
            />
          )}
        </div>
      ) : (
        state !== 'closed' && (
          <p className="absolute inset-x-0 top-0 border-line border-b bg-plate px-4 py-3 text-14">
            {stateTexts[state]}
          </p>
        )
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
});
