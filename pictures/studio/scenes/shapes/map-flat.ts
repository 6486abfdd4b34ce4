import { type BufferGeometry, Float32BufferAttribute } from 'three';

/** Gives each corner its place in metres on the face it belongs to, so that courses run on from piece to piece. */
export function mapFlat(geometry: BufferGeometry): BufferGeometry {
  const at = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const uv: number[] = [];
  for (let corner = 0; corner < at.count; corner += 1) {
    const [x, y, z] = [at.getX(corner), at.getY(corner), at.getZ(corner)];
    const across = Math.abs(normal.getX(corner));
    const up = Math.abs(normal.getY(corner));
    const near = Math.abs(normal.getZ(corner));
    if (up > across && up > near) uv.push(x, z);
    else if (across > near) uv.push(z, y);
    else uv.push(x, y);
  }
  return geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
}
