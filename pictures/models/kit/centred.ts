import { Box3, Vector3 } from 'three';
import { move } from './placement.ts';
import { Workpiece } from './workpiece.ts';

/** The same piece with its middle over the origin; it stays at its height. */
export function centred(piece: Workpiece): Workpiece {
  const { x, z } = roomOf(piece).getCenter(new Vector3());
  return new Workpiece().join(piece, move(-x, 0, -z));
}

/** The same piece let down, or lifted, until its lowest point is on the ground; centred too. */
export function grounded(piece: Workpiece): Workpiece {
  const room = roomOf(piece);
  const { x, z } = room.getCenter(new Vector3());
  return new Workpiece().join(piece, move(-x, -room.min.y, -z));
}

function roomOf(piece: Workpiece): Box3 {
  const room = new Box3();
  for (const { geometry } of piece.model().parts) {
    geometry.computeBoundingBox();
    if (geometry.boundingBox) room.union(geometry.boundingBox);
  }
  return room;
}
