import type { BufferGeometry, Vector3 } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { linspace } from '../../plans/geometry.ts';
import type { MaterialName } from '../materials.ts';
import { member } from './members.ts';
import { boxSection, channel, ribbedTread } from './profiles.ts';
import { alignedPlacement, bothSides, composePlacements, move, point, Y } from './space.ts';
import { latheGeometry } from './sweep.ts';
import { Workpiece } from './workpiece.ts';

const board = 0.012;

/** A plywood deck in an aluminium frame, centred on the origin with its top at 0. `depth` is the frame's. */
export function deck(width: number, length: number, depth: number): Workpiece {
  const piece = new Workpiece();
  const edge = 0.026;
  const rail = boxSection(edge, depth, 0.003);
  const low = -depth / 2;
  const [x, z] = [width / 2 - edge / 2, length / 2 - edge / 2];
  for (const side of bothSides) {
    const [from, to] = [point(side * x, low, -length / 2), point(side * x, low, length / 2)];
    piece.member('aluminium', rail, from, to);
  }
  const bearer = boxSection(edge, depth - board - 0.01, 0.003);
  const under = (-depth - board) / 2;
  for (const at of linspace(-z, z, Math.max(2, Math.ceil((z + z) / 0.6) + 1))) {
    piece.member('aluminium', bearer, [-x, under, at], [x, under, at]);
  }
  const [inner, end] = [width - 2 * edge - 0.002, length / 2 - 0.002];
  piece.box('plywood', [inner, board, end + end, 0.0015], [0, -board / 2 - 0.001, 0]);
  const screws = linspace(-end + 0.05, end - 0.05, Math.max(2, Math.round((end + end) / 0.3)));
  for (const side of bothSides) {
    const line = screws.map((at) => point(side * (inner / 2 - 0.018), -0.001, at));
    piece.rivets(Y, 0.006, ...line);
  }
  return piece;
}

/** A vertical board between two points on its lower edge, with clips at its ends. */
export function toeBoard(
  from: Vector3,
  to: Vector3,
  height = 0.15,
  material: MaterialName = 'toe-board',
): Workpiece {
  const piece = new Workpiece();
  const length = from.distanceTo(to);
  const place = alignedPlacement(from, to, Y);
  piece.box(
    material,
    [0.018, height, length, 0.003],
    composePlacements(place, move(0, height / 2, length / 2)),
  );
  for (const at of [0.03, length - 0.03]) {
    piece.box(
      'plastic',
      [0.028, height * 0.86, 0.06, 0.005],
      composePlacements(place, move(0, height * 0.46, at)),
    );
  }
  return piece;
}

/** A ribbed tread along X, centred on the origin, with its top at 0 and its nose towards +Z. */
export function tread(width: number, depth: number, nose = 0.03): BufferGeometry {
  return member(ribbedTread(depth, nose), point(-width / 2, 0, 0), point(width / 2, 0, 0));
}

/** A folded tread with rows of punched teeth, along X: its plate is at 0 and its nose towards +Z. */
export function serratedTread(width: number, depth: number, fold: number): BufferGeometry {
  const [from, to] = [point(-width / 2, -fold / 2, 0), point(width / 2, -fold / 2, 0)];
  const tray = member(channel(depth, fold, 0.003), from, to, Y);
  const tooth = latheGeometry(7, [0.0085, 0], [0.0058, 0.0042], [0.0038, 0.0045], [0, -0.0005]);
  const rows = linspace(
    -depth / 2 + 0.022,
    depth / 2 - 0.022,
    Math.max(2, Math.round(depth / 0.042)),
  );
  const columns = Math.max(3, Math.round(width / 0.042));
  const teeth = rows.flatMap((z, row) => {
    const shift = row % 2 === 0 ? 0 : 0.021;
    return linspace(-width / 2 + 0.024, width / 2 - 0.045, columns).map((x) =>
      tooth.clone().translate(x + shift, 0, z),
    );
  });
  return mergeGeometries([tray, ...teeth]);
}
