/** Vertex positions, and the three vertex indices of each triangle. */
export interface Mesh {
  readonly corners: Float32Array;
  readonly index: Uint32Array;
}

type Corner = readonly [x: number, y: number, z: number];

/** The part of a mesh between two heights. Triangles that extend beyond are cut. */
export function sliceMesh({ corners, index }: Mesh, from: number, to: number): Mesh {
  const cut: number[] = [];
  const cornerAt = (at: number): Corner => {
    const first = 3 * (index[at] ?? 0);
    return [corners[first] ?? 0, corners[first + 1] ?? 0, corners[first + 2] ?? 0];
  };
  for (let at = 0; at < index.length; at += 3) {
    const triangle = [cornerAt(at), cornerAt(at + 1), cornerAt(at + 2)];
    if (triangle.every(([, y]) => y < from) || triangle.every(([, y]) => y >= to)) continue;
    const [first, ...others] = clipBelow(clipAbove(triangle, from), to);
    others.slice(1).forEach((corner, before) => {
      const previous = others[before];
      if (first && previous) cut.push(...first, ...previous, ...corner);
    });
  }
  return {
    corners: Float32Array.from(cut),
    index: Uint32Array.from({ length: cut.length / 3 }, (_, at) => at),
  };
}

function clipAbove(outline: readonly Corner[], height: number): Corner[] {
  return clipOutline(outline, (y) => y - height);
}

function clipBelow(outline: readonly Corner[], height: number): Corner[] {
  return clipOutline(outline, (y) => height - y);
}

/** The part of an outline on one side of a height, with new corners where the outline crosses it. */
function clipOutline(outline: readonly Corner[], inside: (y: number) => number): Corner[] {
  return outline.flatMap((corner, at) => {
    const next = outline[(at + 1) % outline.length] ?? corner;
    const [here, there] = [inside(corner[1]), inside(next[1])];
    const own = here >= 0 ? [corner] : [];
    if (here >= 0 === there >= 0) return own;
    const part = here / (here - there);
    const between = (axis: 0 | 1 | 2) => corner[axis] + (next[axis] - corner[axis]) * part;
    return [...own, [between(0), between(1), between(2)] as const];
  });
}
