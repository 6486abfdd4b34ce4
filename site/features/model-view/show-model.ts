import type { Product } from '../../../catalogue/product.ts';
import {
  defaultOrbit,
  interpolateOrbit,
  isSameView,
  type Orbit,
  rotateOrbit,
  zoomOrbit,
} from './orbit.ts';
import { createStage } from './stage.ts';

/** A 3D model on a canvas that the visitor can turn. */
export type ShownModel = Awaited<ReturnType<typeof showModel>>;

/** The share of the remaining way that each frame covers. */
const easing = 0.3;

/** Shows a product's model. Rejects if it cannot be shown; `onLost` is called if it no longer can. */
export async function showModel(canvas: HTMLCanvasElement, product: Product, onLost: () => void) {
  const stage = await createStage(canvas, product);
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let targetOrbit = defaultOrbit;
  let currentOrbit = defaultOrbit;
  let frame = 0;

  const draw = () => {
    frame = 0;
    currentOrbit =
      reducedMotion.matches || isSameView(currentOrbit, targetOrbit)
        ? targetOrbit
        : interpolateOrbit(currentOrbit, targetOrbit, easing);
    stage.draw(currentOrbit);
    if (currentOrbit !== targetOrbit) requestDraw();
  };
  const requestDraw = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const animateTo = (to: Orbit) => {
    targetOrbit = to;
    requestDraw();
  };
  // Dragging moves the model without easing.
  const jumpTo = (to: Orbit) => {
    const moved = to.zoom !== targetOrbit.zoom;
    currentOrbit = to;
    animateTo(to);
    return moved;
  };

  const resizeObserver = new ResizeObserver(() => {
    stage.resize(canvas.clientWidth, canvas.clientHeight);
    // Setting the size clears the canvas, so draw before the next paint.
    stage.draw(currentOrbit);
  });
  stage.resize(canvas.clientWidth, canvas.clientHeight);
  stage.draw(currentOrbit);
  resizeObserver.observe(canvas);
  canvas.addEventListener('webglcontextlost', onLost);
  addPointerControls(canvas, {
    turn: (right, up) => jumpTo(rotateOrbit(targetOrbit, right, up)),
    zoom: (times) => jumpTo(zoomOrbit(targetOrbit, times)),
  });

  return {
    /** The camera's position, or the one it is moving to. */
    get orbit() {
      return targetOrbit;
    },
    turn: (right: number, up: number) => animateTo(rotateOrbit(targetOrbit, right, up)),
    zoom: (times: number) => animateTo(zoomOrbit(targetOrbit, times)),
    reset: () => animateTo(defaultOrbit),
    showPerson(shown: boolean) {
      stage.showPerson(shown);
      requestDraw();
    },
    close() {
      cancelAnimationFrame(frame);
      resizeObserver.disconnect();
      canvas.removeEventListener('webglcontextlost', onLost);
      stage.dispose();
    },
  };
}

const degreesPerPixel = 0.4;

interface PointerHandlers {
  turn(right: number, up: number): void;
  /** Returns whether the zoom changed. */
  zoom(times: number): boolean;
}

/**
 * Turns on drag, zooms on pinch or wheel. The page keeps vertical drags, and the wheel unless Ctrl is held or
 * the model was clicked.
 */
function addPointerControls(canvas: HTMLCanvasElement, { turn, zoom }: PointerHandlers): void {
  const pointers = new Map<number, { x: number; y: number }>();
  const pinchDistance = () => {
    const [one, other] = [...pointers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  const release = ({ pointerId }: PointerEvent) => pointers.delete(pointerId);
  let isActive = false;

  canvas.addEventListener('pointerleave', () => {
    isActive = false;
  });
  canvas.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    isActive = true;
    canvas.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  canvas.addEventListener('pointermove', (event) => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const before = pinchDistance();
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (before > 0) zoom(pinchDistance() / before);
    else
      turn((last.x - event.clientX) * degreesPerPixel, (event.clientY - last.y) * degreesPerPixel);
  });
  canvas.addEventListener('pointerup', release);
  canvas.addEventListener('pointercancel', release);
  canvas.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !isActive) return;
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
      const moved = zoom(Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 600)));
      if (moved || event.ctrlKey) event.preventDefault();
    },
    { passive: false },
  );
}
