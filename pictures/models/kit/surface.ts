import { BufferGeometry, Float32BufferAttribute, type Vector3 } from 'three';

/** Collects vertices and triangles, and builds a geometry from them. */
export class Surface {
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #uvs: number[] = [];
  readonly #index: number[] = [];

  /** Adds a vertex and returns its index, for use in `triangle`. */
  corner(at: Readonly<Vector3>, normal: Readonly<Vector3>, u = 0, v = 0): number {
    this.#positions.push(at.x, at.y, at.z);
    this.#normals.push(normal.x, normal.y, normal.z);
    this.#uvs.push(u, v);
    return this.#uvs.length / 2 - 1;
  }

  /** Adds a triangle. Its corners are anticlockwise, seen from outside. */
  triangle(a: number, b: number, c: number): void {
    this.#index.push(a, b, c);
  }

  quad(a: number, b: number, c: number, d: number): void {
    this.#index.push(a, b, c, a, c, d);
  }

  /** Adds quads between each row of corners and the next. Missing corners are skipped. */
  quads(rows: readonly (readonly number[])[], closed = false, flipped = false): void {
    for (const [at, row] of rows.entries()) {
      const next = rows[at + 1] ?? [];
      for (const [step, a] of row.entries()) {
        const beyond = closed ? (step + 1) % row.length : step + 1;
        const [b, c, d] = [row[beyond], next[beyond], next[step]];
        if (b === undefined || c === undefined || d === undefined) continue;
        if (flipped) this.quad(a, d, c, b);
        else this.quad(a, b, c, d);
      }
    }
  }

  geometry(): BufferGeometry {
    return new BufferGeometry()
      .setAttribute('position', new Float32BufferAttribute(this.#positions, 3))
      .setAttribute('normal', new Float32BufferAttribute(this.#normals, 3))
      .setAttribute('uv', new Float32BufferAttribute(this.#uvs, 2))
      .setIndex(this.#index);
  }
}
