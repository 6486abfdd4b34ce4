export type Point = readonly [x: number, y: number, z: number];

/** The camera's position in metres, direction and lens. Pictures are square. */
export interface Camera {
  readonly from: Point;
  /** Degrees to the right of the product's front, as seen from the product. */
  readonly azimuth: number;
  /** Degrees it looks down. With a level camera, verticals stay vertical and heights are to scale. */
  readonly pitch: number;
  /** Focal length on a sensor 36 mm wide. */
  readonly lens: number;
  /** The lens shift, as a fraction of the picture's side. */
  readonly shift: readonly [right: number, up: number];
}

/** The sensor's width in millimetres, which focal lengths refer to. */
export const sensorWidthMm = 36;
const radians = Math.PI / 180;

/** A point in the picture, as fractions of its side from the upper left, and its distance. */
export interface Projected {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

/** Projects a point into the picture. */
export function project(camera: Camera, [x, y, z]: Point): Projected {
  const { right, up, ahead } = cameraAxes(camera);
  const [dx, dy, dz] = [x - camera.from[0], y - camera.from[1], z - camera.from[2]];
  const along = (axis: Point) => dx * axis[0] + dy * axis[1] + dz * axis[2];
  const depth = along(ahead);
  const magnification = camera.lens / sensorWidthMm / depth;
  return {
    x: 0.5 + along(right) * magnification - camera.shift[0],
    y: 0.5 - along(up) * magnification + camera.shift[1],
    depth,
  };
}

/** The camera's axes: right, up and ahead. */
export function cameraAxes({ azimuth, pitch }: Pick<Camera, 'azimuth' | 'pitch'>) {
  const [sin, cos] = [Math.sin(azimuth * radians), Math.cos(azimuth * radians)];
  const [down, level] = [Math.sin(pitch * radians), Math.cos(pitch * radians)];
  return {
    right: [cos, 0, -sin],
    up: [-sin * down, level, -cos * down],
    ahead: [-sin * level, -down, -cos * level],
  } as const satisfies Record<string, Point>;
}
