import type { Spot } from './profiles.ts';

/** A corner of an outline with its surface normal, and its distance along the outline. */
export interface RimCorner {
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
  /** The corner's offset when the outline is inset by one metre. */
  readonly inward: Spot;
  readonly along: number;
}

/** One edge of an outline, from a corner to the next. */
export type RimEdge = readonly [RimCorner, RimCorner];

/** Edges that meet at a smaller angle are shaded smooth, sharper ones stay hard. */
const crease = Math.cos(0.65);

/** The edges of an outline, with normals that are shared where it is smooth. The outside is on the right. */
export function buildRim(spots: readonly Spot[], closed: boolean): readonly RimEdge[] {
  const edges = spots.flatMap((from, at) => {
    const to = spots[at + 1] ?? (closed ? spots[0] : undefined);
    return to ? [buildEdge(from, to)] : [];
  });
  let along = 0;
  return edges.map((edge, at): RimEdge => {
    const before = edges[at - 1] ?? (closed ? edges.at(-1) : undefined);
    const after = edges[at + 1] ?? (closed ? edges[0] : undefined);
    const start = { ...corner(edge.from, edge, before), along };
    along += edge.length;
    return [start, { ...corner(edge.to, edge, after), along }];
  });
}

interface Edge {
  readonly from: Spot;
  readonly to: Spot;
  readonly normal: Spot;
  readonly length: number;
}

function buildEdge(from: Spot, to: Spot): Edge {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  return { from, to, normal: [dy / length, -dx / length], length };
}

function corner([x, y]: Spot, edge: Edge, neighbour: Edge = edge) {
  const [[ax, ay], [bx, by]] = [edge.normal, neighbour.normal];
  const cosine = ax * bx + ay * by;
  const mitre = Math.max(1 + cosine, 0.3);
  const inward: Spot = [-(ax + bx) / mitre, -(ay + by) / mitre];
  if (cosine < crease) return { x, y, nx: ax, ny: ay, inward };
  // The longer edge has more weight, so that flat faces look flat up to their rounded edges.
  const [a, b] = [edge.length ** 2, neighbour.length ** 2];
  const [nx, ny] = [ax * a + bx * b, ay * a + by * b];
  const length = Math.hypot(nx, ny);
  return { x, y, nx: nx / length, ny: ny / length, inward };
}
