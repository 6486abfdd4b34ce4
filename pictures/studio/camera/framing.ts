import { type Camera, cameraAxes, type Point, project, sensorWidthMm } from './camera.ts';
import { boundingBox, boundingRadius, boxCentre, type VertexPositions } from './extent.ts';

/** Camera settings that do not depend on the product. */
export interface Viewpoint {
  readonly azimuth: number;
  /** Degrees above the product's middle. */
  readonly elevation: number;
  /** Whether the camera is level at that elevation instead of tilted down. */
  readonly level: boolean;
  readonly lens: number;
}

/** The space around the product, as fractions of the picture's side. */
export interface FrameMargins {
  readonly head: number;
  readonly foot: number;
  readonly left: number;
  readonly right: number;
}

/** The product's bounding box in the picture, as fractions of its side. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The nearest camera that leaves the given space. The product is at the picture's foot or in its middle. */
export function fitCamera(
  corners: readonly VertexPositions[],
  viewpoint: Viewpoint,
  margins: FrameMargins,
  rests: 'foot' | 'middle',
): Camera {
  const middle = boxCentre(boundingBox(corners));
  const wide = 1 - margins.left - margins.right;
  const high = 1 - margins.head - margins.foot;
  const at = (distance: number) => cameraAt(middle, viewpoint, distance);
  const fits = (distance: number) => {
    const box = projectedBox(corners, at(distance));
    return box.right - box.left <= wide && box.bottom - box.top <= high;
  };
  let near = boundingRadius(corners, middle);
  let far = near * 2;
  while (!fits(far)) far *= 2;
  for (let step = 0; step < 24; step += 1) {
    const between = (near + far) / 2;
    if (fits(between)) far = between;
    else near = between;
  }
  const camera = at(far);
  const box = projectedBox(corners, camera);
  // Centred, and shifted sideways only as far as the given space requires.
  const across = Math.max(
    Math.min((box.left + box.right) / 2 - 0.5, box.left - margins.left),
    box.right - (1 - margins.right),
  );
  const down =
    rests === 'foot'
      ? box.bottom - (1 - margins.foot)
      : (box.top + box.bottom) / 2 - (margins.head + high / 2);
  return { ...camera, shift: [across, -down] };
}

/** A camera that centres a point, with a picture `span` metres wide at that distance. */
export function aimCamera(target: Point, viewpoint: Viewpoint, span: number): Camera {
  const camera = cameraAt(target, viewpoint, (span * viewpoint.lens) / sensorWidthMm);
  const { x, y } = project(camera, target);
  return { ...camera, shift: [x - 0.5, 0.5 - y] };
}

function cameraAt(middle: Point, viewpoint: Viewpoint, distance: number): Camera {
  const { azimuth, elevation, lens, level } = viewpoint;
  const { ahead } = cameraAxes({ azimuth, pitch: elevation });
  const from: Point = [
    middle[0] - ahead[0] * distance,
    middle[1] - ahead[1] * distance,
    middle[2] - ahead[2] * distance,
  ];
  return { from, azimuth, pitch: level ? 0 : elevation, lens, shift: [0, 0] };
}

/** The bounding box of all vertices in the picture. */
export function projectedBox(corners: readonly VertexPositions[], camera: Camera): Box {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  const { right: r, up: u, ahead: a } = cameraAxes(camera);
  const [fx, fy, fz] = camera.from;
  const magnification = camera.lens / sensorWidthMm;
  for (const numbers of corners) {
    for (let at = 0; at < numbers.length; at += 3) {
      const x = (numbers[at] ?? 0) - fx;
      const y = (numbers[at + 1] ?? 0) - fy;
      const z = (numbers[at + 2] ?? 0) - fz;
      const scale = magnification / (x * a[0] + y * a[1] + z * a[2]);
      const across = (x * r[0] + z * r[2]) * scale;
      const down = -(x * u[0] + y * u[1] + z * u[2]) * scale;
      if (across < left) left = across;
      if (across > right) right = across;
      if (down < top) top = down;
      if (down > bottom) bottom = down;
    }
  }
  const [x, y] = [0.5 - camera.shift[0], 0.5 + camera.shift[1]];
  return { left: x + left, right: x + right, top: y + top, bottom: y + bottom };
}
