import type { Mesh } from './mesh-slice.ts';

/** Square cells on the ground around a product. */
export interface Grid {
  readonly left: number;
  readonly back: number;
  /** The size of a cell in metres. */
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
}

/** The direction towards a light. */
export type Direction = readonly [right: number, up: number, near: number];

type Ground = Grid & { readonly dark: Float32Array };

/** For each cell, the fraction of light directions that meshes block. */
export function castShadow(
  ground: Grid,
  meshes: readonly Mesh[],
  directions: readonly Direction[],
): Float32Array {
  const dark = new Float32Array(ground.columns * ground.rows);
  const seen = new Uint16Array(dark.length);
  directions.forEach((direction, turn) => {
    for (const mesh of meshes)
      shadeFromDirection(mesh, direction, { ...ground, dark }, seen, turn + 1);
  });
  return dark.map((count) => count / directions.length);
}

/** Marks the cells that a mesh shades from one direction. Each cell counts once per direction. */
function shadeFromDirection(
  { corners, index }: Mesh,
  [dx, dy, dz]: Direction,
  ground: Ground,
  seen: Uint16Array,
  turn: number,
): void {
  const thrown = new Float32Array((corners.length / 3) * 2);
  for (let at = 0; at < corners.length / 3; at += 1) {
    const along = (corners[3 * at + 1] ?? 0) / dy;
    thrown[2 * at] = ((corners[3 * at] ?? 0) - dx * along - ground.left) / ground.cell;
    thrown[2 * at + 1] = ((corners[3 * at + 2] ?? 0) - dz * along - ground.back) / ground.cell;
  }
  for (let at = 0; at < index.length; at += 3) {
    fillTriangle(thrown, index, at, ground, seen, turn);
  }
}

function fillTriangle(
  thrown: Float32Array,
  index: Uint32Array,
  at: number,
  { columns, rows, dark }: Ground,
  seen: Uint16Array,
  turn: number,
): void {
  const [a, b, c] = [2 * (index[at] ?? 0), 2 * (index[at + 1] ?? 0), 2 * (index[at + 2] ?? 0)];
  const [ax, ay] = [thrown[a] ?? 0, thrown[a + 1] ?? 0];
  const [bx, by] = [thrown[b] ?? 0, thrown[b + 1] ?? 0];
  const [cx, cy] = [thrown[c] ?? 0, thrown[c + 1] ?? 0];
  const first = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const last = Math.min(rows - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  for (let row = first; row <= last; row += 1) {
    const y = row + 0.5;
    // Where the row's middle line enters and leaves the triangle.
    let [start, end] = [Infinity, -Infinity];
    const cross = (x0: number, y0: number, x1: number, y1: number) => {
      if (y0 > y === y1 > y) return;
      const x = x0 + ((y - y0) / (y1 - y0)) * (x1 - x0);
      if (x < start) start = x;
      if (x > end) end = x;
    };
    cross(ax, ay, bx, by);
    cross(bx, by, cx, cy);
    cross(cx, cy, ax, ay);
    const stop = Math.min(columns - 1, Math.floor(end - 0.5));
    for (let column = Math.max(0, Math.ceil(start - 0.5)); column <= stop; column += 1) {
      const cell = row * columns + column;
      if (seen[cell] === turn) continue;
      seen[cell] = turn;
      dark[cell] = (dark[cell] ?? 0) + 1;
    }
  }
}
