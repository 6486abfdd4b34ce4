import type { BufferGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { member } from './members.ts';
import { evenly, point, Y } from './points.ts';
import { channel } from './profiles.ts';
import { turned } from './turned.ts';

/** A folded tread with rows of punched teeth: along X about the origin, its plate at 0, its nose towards +Z. */
export function serratedTread(width: number, depth: number, fold = 0.04): BufferGeometry {
  const [from, to] = [point(-width / 2, -fold / 2, 0), point(width / 2, -fold / 2, 0)];
  const tray = member(channel(depth, fold, 0.003), from, to, Y);
  const tooth = turned(
    [
      [0.0085, 0],
      [0.0058, 0.0042],
      [0.0038, 0.0045],
      [0, -0.0005],
    ],
    7,
  );
  const rows = evenly(
    -depth / 2 + 0.022,
    depth / 2 - 0.022,
    Math.max(2, Math.round(depth / 0.042)),
  );
  const columns = Math.max(3, Math.round(width / 0.042));
  const teeth = rows.flatMap((z, row) => {
    const shift = row % 2 === 0 ? 0 : 0.021;
    return evenly(-width / 2 + 0.024, width / 2 - 0.045, columns).map((x) =>
      tooth.clone().translate(x + shift, 0, z),
    );
  });
  return mergeGeometries([tray, ...teeth]);
}
