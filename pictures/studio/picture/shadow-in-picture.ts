import { type Camera, cameraAxes, sensorWidthMm } from '../camera/camera.ts';
import { type GroundShadow, smoothstep } from './ground-shadow.ts';

/** The shadow in the picture: the darkness of the ground at each pixel. */
export function projectShadow(picture: { camera: Camera; side: number }, ground: GroundShadow) {
  const { camera, side } = picture;
  const { right, up, ahead } = cameraAxes(camera);
  const [fx, fy, fz] = camera.from;
  const length = camera.lens / sensorWidthMm;
  const dark = new Float32Array(side * side);
  for (let row = 0; row < side; row += 1) {
    const high = (0.5 - (row + 0.5) / side + camera.shift[1]) / length;
    const fall = ahead[1] + up[1] * high;
    if (fall >= 0 || fy <= 0) continue;
    const distance = -fy / fall;
    for (let column = 0; column < side; column += 1) {
      const wide = ((column + 0.5) / side - 0.5 + camera.shift[0]) / length;
      const x = fx + (ahead[0] + up[0] * high + right[0] * wide) * distance;
      const z = fz + (ahead[2] + up[2] * high + right[2] * wide) * distance;
      dark[row * side + column] = sampleShadow(ground, x, z) * edgeFade(row, column, side);
    }
  }
  return dark;
}

function sampleShadow(
  { left, back, cell, columns, rows, dark }: GroundShadow,
  x: number,
  z: number,
) {
  const [across, down] = [(x - left) / cell - 0.5, (z - back) / cell - 0.5];
  const [column, row] = [Math.floor(across), Math.floor(down)];
  if (column < 0 || row < 0 || column >= columns - 1 || row >= rows - 1) return 0;
  const [right, near] = [across - column, down - row];
  const at = row * columns + column;
  const upper = (dark[at] ?? 0) * (1 - right) + (dark[at + 1] ?? 0) * right;
  const lower = (dark[at + columns] ?? 0) * (1 - right) + (dark[at + columns + 1] ?? 0) * right;
  return upper * (1 - near) + lower * near;
}

/** Fades to 0 at the edges of the picture. */
function edgeFade(row: number, column: number, side: number): number {
  return smoothstep(Math.min(column, side - 1 - column, side - 1 - row) / (side * 0.08));
}
