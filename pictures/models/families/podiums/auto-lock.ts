import { collar } from '../../kit/fasteners.ts';
import { tubeFoot } from '../../kit/feet.ts';
import { strap } from '../../kit/members.ts';
import { bothSides, point, X } from '../../kit/space.ts';
import { type LadderPodium, ladderAt } from './ladder-podium.ts';

/** Four feet beside the castors that come down when someone steps on the first tread. */
export function addAutoLock(podium: LadderPodium): void {
  const { piece, half, stile, back, front, level, treads } = podium;
  const zs = [back + 0.11, front - 0.11] as const;
  const x = stile + 0.01;
  for (const z of zs) {
    piece.tube('galvanised', [-half, level, z], [half, level, z], 0.014);
    for (const side of bothSides) {
      piece.tube('galvanised', [side * x, 0.04, z], [side * x, 0.27, z], 0.015);
      piece.add('plastic-red', collar(0.015, 0.07, 0.009), [side * x, level, z]);
      piece.join(tubeFoot(0.024), [side * x, 0, z]);
    }
  }
  // The linkage: a bar along each side, raised or lowered by the first tread.
  const [lowest = level] = treads;
  for (const side of bothSides) {
    const [from, to] = [point(side * x, 0.262, zs[0]), point(side * x, 0.262, zs[1])];
    piece.add('galvanised', strap(from, to, 0.03, 0.006, X));
    const first = ladderAt(podium, side * x, Math.max(lowest, 0.29));
    piece.add('galvanised', strap(to, first, 0.026, 0.006, X));
  }
  const { z } = ladderAt(podium, 0, lowest);
  piece.box('plastic-red', [2 * stile - 0.16, 0.008, 0.05, 0.003], [0, lowest + 0.002, z + 0.012]);
}
