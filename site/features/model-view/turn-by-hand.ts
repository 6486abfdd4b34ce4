/** Degrees for each pixel that a finger or the mouse is drawn. */
const degrees = 0.4;

interface Hands {
  turn(right: number, up: number): void;
  /** Says whether there was room left to zoom. */
  zoom(times: number): boolean;
}

/**
 * Lets a canvas be turned by drawing and zoomed by pinching or with the wheel. The page keeps what is
 * its own: a finger drawn up or down scrolls it, and so does the wheel, unless Ctrl is held or the
 * canvas has been clicked since the mouse came to it.
 */
export function turnByHand(canvas: HTMLCanvasElement, { turn, zoom }: Hands): void {
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
