export type Point = readonly [x: number, y: number, z: number];

/** Where the camera stands and how it looks, in metres; pictures are square. */
export interface Camera {
  readonly from: Point;
  /** Degrees to the right of straight on, seen from the product. */
  readonly azimuth: number;
  /** Degrees it looks down. A level camera keeps uprights upright, and measures along them true. */
  readonly pitch: number;
  /** Focal length on a sensor 36 mm wide. */
  readonly lens: number;
  /** How far the picture is moved off the axis of the lens, in sides of the picture. */
  readonly shift: readonly [right: number, up: number];
}

/** Its width in millimetres: lenses are named for it. */
export const sensor = 36;
const radians = Math.PI / 180;

/** A place in the picture, in sides of the picture from its upper left, and how far away it is. */
export interface Projected {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

/** Where a point appears in the picture. */
export function project(camera: Camera, [x, y, z]: Point): Projected {
  const { right, up, ahead } = axesOf(camera);
  const [dx, dy, dz] = [x - camera.from[0], y - camera.from[1], z - camera.from[2]];
  const along = (axis: Point) => dx * axis[0] + dy * axis[1] + dz * axis[2];
  const depth = along(ahead);
  const enlarged = camera.lens / sensor / depth;
  return {
    x: 0.5 + along(right) * enlarged - camera.shift[0],
    y: 0.5 - along(up) * enlarged + camera.shift[1],
    depth,
  };
}

/** The camera's own directions: to its right, above it, and ahead. */
export function axesOf({ azimuth, pitch }: Pick<Camera, 'azimuth' | 'pitch'>) {
  const [sin, cos] = [Math.sin(azimuth * radians), Math.cos(azimuth * radians)];
  const [down, level] = [Math.sin(pitch * radians), Math.cos(pitch * radians)];
  return {
    right: [cos, 0, -sin],
    up: [-sin * down, level, -cos * down],
    ahead: [-sin * level, -down, -cos * level],
  } as const satisfies Record<string, Point>;
}
