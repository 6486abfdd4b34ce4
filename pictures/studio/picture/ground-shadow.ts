import { cameraAxes } from '../camera/camera.ts';
import { castShadow, type Direction, type Grid } from './cast-shadow.ts';
import { type Mesh, sliceMesh } from './mesh-slice.ts';

/** The fraction of light that a product blocks from the ground around it, as a grid seen from above. */
export interface GroundShadow extends Grid {
  readonly dark: Float32Array;
}

const cells = 280;

/**
 * Slices of a product from the ground up. Each has a blur in cells, and a spread of the light to the sides.
 * Feet cast a sharp shadow, a deck a soft one. Higher parts are left out, as they darken all of the ground
 * evenly. Heights are in metres for products as large as steps, and are scaled down for smaller ones.
 */
const slices = [
  { from: -1, to: 0.12, blur: 1, spread: 1, strength: 1 },
  { from: 0.12, to: 0.6, blur: 5, spread: 0.75, strength: 0.8 },
  { from: 0.6, to: 2.2, blur: 11, spread: 0.42, strength: 0.45 },
] as const;

const maxShadowHeight = 2.2;

const referenceSize = 1.5;

/**
 * The shadow under a product. Its triangles are projected onto the ground along many directions of the
 * studio's light. Ray tracing the shadow would take four times as long as the picture itself.
 */
export function computeGroundShadow(meshes: readonly Mesh[], azimuth: number): GroundShadow {
  const { left, right, back, front, top } = boundsOf(meshes);
  const size = Math.min(1, Math.max(right - left, front - back, top) / referenceSize);
  const margin = 0.1 * size + 0.32 * Math.min(top, maxShadowHeight * size);
  const cell = (Math.max(right - left, front - back) + 2 * margin) / cells;
  const ground = {
    left: left - margin,
    back: back - margin,
    cell,
    columns: Math.ceil((right - left + 2 * margin) / cell),
    rows: Math.ceil((front - back + 2 * margin) / cell),
  };
  const light = new Float32Array(ground.columns * ground.rows).fill(1);
  for (const { from, to, blur, spread, strength } of slices) {
    const parts = meshes.map((mesh) => sliceMesh(mesh, from * size, to * size));
    const dark = boxBlur(castShadow(ground, parts, lightDirections(azimuth, spread)), ground, blur);
    dark.forEach((value, at) => {
      light[at] = (light[at] ?? 0) * (1 - strength * value);
    });
  }
  return { ...ground, dark: light.map((value, at) => (1 - value) * fade(at, ground)) };
}

/** Values blurred by `by` cells: a box blur applied three times. */
function boxBlur(values: Float32Array, { columns, rows }: Grid, by: number): Float32Array {
  let soft = values;
  for (let time = 0; time < 3; time += 1)
    soft = movingAverage(
      movingAverage(soft, rows, columns, 1, columns, by),
      columns,
      rows,
      columns,
      1,
      by,
    );
  return soft;
}

function movingAverage(
  values: Float32Array,
  lines: number,
  length: number,
  step: number,
  apart: number,
  by: number,
): Float32Array {
  const means = new Float32Array(values.length);
  for (let line = 0; line < lines; line += 1) {
    let sum = 0;
    const at = (place: number) => line * apart + Math.min(length - 1, Math.max(0, place)) * step;
    for (let place = -by; place <= by; place += 1) sum += values[at(place)] ?? 0;
    for (let place = 0; place < length; place += 1) {
      means[at(place)] = sum / (2 * by + 1);
      sum += (values[at(place + by + 1)] ?? 0) - (values[at(place - by)] ?? 0);
    }
  }
  return means;
}

/** Directions to the light: two thirds from all around, a third from the softbox at the camera's upper left. */
function lightDirections(azimuth: number, spread: number): Direction[] {
  const count = 72;
  const turn = Math.PI * (3 - Math.sqrt(5));
  const directions = Array.from({ length: count }, (_, at): Direction => {
    const softbox = at % 3 === 0;
    const out = Math.sqrt((at + 0.5) / count) * (softbox ? 0.38 : 0.86) * spread;
    const [x, z] = [Math.cos(at * turn) * out, Math.sin(at * turn) * out];
    const up = Math.sqrt(1 - out * out);
    return softbox ? [x - 0.42 * spread, up, z + 0.3 * spread] : [x, up, z];
  });
  const { right, ahead } = cameraAxes({ azimuth, pitch: 0 });
  return directions.map(([across, up, near]) => [
    across * right[0] - near * ahead[0],
    up,
    across * right[2] - near * ahead[2],
  ]);
}

function boundsOf(meshes: readonly Mesh[]) {
  let [left, right, back, front, top] = [Infinity, -Infinity, Infinity, -Infinity, 0];
  for (const { corners, index } of meshes) {
    for (const corner of index) {
      const first = 3 * corner;
      const [x = 0, y = 0, z = 0] = [corners[first], corners[first + 1], corners[first + 2]];
      left = Math.min(left, x);
      right = Math.max(right, x);
      back = Math.min(back, z);
      front = Math.max(front, z);
      top = Math.max(top, y);
    }
  }
  return { left, right, back, front, top };
}

/** Fades to 0 at the edge of the grid, so that the shadow blends into the plate. */
function fade(at: number, { columns, rows }: Grid): number {
  const [column, row] = [at % columns, Math.floor(at / columns)];
  return smoothstep(Math.min(column, row, columns - 1 - column, rows - 1 - row) / (cells * 0.14));
}

/** Smoothstep: eases from 0 to 1 at both ends. */
export function smoothstep(part: number): number {
  return part >= 1 ? 1 : part * part * (3 - 2 * part);
}
