import type { Product } from '../../../catalogue/product.ts';
import { home, isThere, type Orbit, towards, turned, zoomed } from './orbit.ts';
import { openStage } from './stage.ts';

/** A 3D model on a canvas that the visitor can turn. */
export type ShownModel = Awaited<ReturnType<typeof showModel>>;

/** The share of the remaining way that each frame covers. */
const ease = 0.3;

/** Shows a product's model. Rejects if it cannot be shown; `onLost` is called if it no longer can. */
export async function showModel(canvas: HTMLCanvasElement, product: Product, onLost: () => void) {
  const stage = await openStage(canvas, product);
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let goal = home;
  let now = home;
  let frame = 0;

  const draw = () => {
    frame = 0;
    now = still.matches || isThere(now, goal) ? goal : towards(now, goal, ease);
    stage.draw(now);
    if (now !== goal) ask();
  };
  const ask = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const go = (to: Orbit) => {
    goal = to;
    ask();
  };
  // Dragging moves the model without easing.
  const follow = (to: Orbit) => {
    const moved = to.zoom !== goal.zoom;
    now = to;
    go(to);
    return moved;
  };

  const size = new ResizeObserver(() => {
    stage.resize(canvas.clientWidth, canvas.clientHeight);
    // Setting the size clears the canvas, so draw before the next paint.
    stage.draw(now);
  });
  stage.resize(canvas.clientWidth, canvas.clientHeight);
  stage.draw(now);
  size.observe(canvas);
  canvas.addEventListener('webglcontextlost', onLost);
  turnByHand(canvas, {
    turn: (right, up) => follow(turned(goal, right, up)),
    zoom: (times) => follow(zoomed(goal, times)),
  });

  return {
    /** The camera's position, or the one it is moving to. */
    get orbit() {
      return goal;
    },
    turn: (right: number, up: number) => go(turned(goal, right, up)),
    zoom: (times: number) => go(zoomed(goal, times)),
    reset: () => go(home),
    showPerson(shown: boolean) {
      stage.showPerson(shown);
      ask();
    },
    close() {
      cancelAnimationFrame(frame);
      size.disconnect();
      canvas.removeEventListener('webglcontextlost', onLost);
      stage.dispose();
    },
  };
}

/** Degrees per pixel of a drag. */
const degrees = 0.4;

interface Hands {
  turn(right: number, up: number): void;
  /** Returns whether the zoom changed. */
  zoom(times: number): boolean;
}

/**
 * Turns on drag, zooms on pinch or wheel. The page keeps vertical drags, and the wheel unless Ctrl is held or
 * the model was clicked.
 */
function turnByHand(canvas: HTMLCanvasElement, { turn, zoom }: Hands): void {
  const held = new Map<number, { x: number; y: number }>();
  const spread = () => {
    const [one, other] = [...held.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  const release = ({ pointerId }: PointerEvent) => held.delete(pointerId);
  let chosen = false;

  canvas.addEventListener('pointerleave', () => {
    chosen = false;
  });
  canvas.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    chosen = true;
    canvas.setPointerCapture(event.pointerId);
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  canvas.addEventListener('pointermove', (event) => {
    const last = held.get(event.pointerId);
    if (!last) return;
    const before = spread();
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (before > 0) zoom(spread() / before);
    else turn((last.x - event.clientX) * degrees, (event.clientY - last.y) * degrees);
  });
  canvas.addEventListener('pointerup', release);
  canvas.addEventListener('pointercancel', release);
  canvas.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !chosen) return;
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
      const moved = zoom(Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 600)));
      if (moved || event.ctrlKey) event.preventDefault();
    },
    { passive: false },
  );
}
