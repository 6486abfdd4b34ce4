import { tubeFoot } from '../../kit/feet.ts';
import { springPin } from '../../kit/joints.ts';
import { member, tubeBetween } from '../../kit/members.ts';
import { boxSection } from '../../kit/profiles.ts';
import { between, off, outward, point, sides, X, Z } from '../../kit/space.ts';
import { turned } from '../../kit/sweep.ts';
import { Workpiece } from '../../kit/workpiece.ts';

const half = 0.42;

/** An adjustable steel trestle about the origin: two pinned posts in splayed legs carry a rail along X. */
export function trestle(top: number): Workpiece {
  const piece = new Workpiece();
  const sleeve = top * 0.62;
  for (const side of sides) addPost(piece, side * half, sleeve, top);
  const [low, high] = [0.3, sleeve - 0.1];
  for (const end of sides) {
    const at = (y: number) => end * splay(y, sleeve);
    const rail = (y: number) => tubeBetween(point(-half, y, at(y)), point(half, y, at(y)), 0.015);
    piece.add('steel', rail(low)).add('steel', rail(high));
    piece.tube('steel', [-half * end, low, at(low)], [half * end, high, at(high)], 0.012);
  }
  const beam = member(
    boxSection(0.06, 0.05, 0.005),
    point(-half - 0.03, top - 0.025, 0),
    point(half + 0.03, top - 0.025, 0),
  );
  piece.add('steel', beam);
  for (const side of sides) {
    piece.box('plastic', [0.012, 0.054, 0.064, 0.004], [side * (half + 0.03), top - 0.025, 0]);
  }
  return piece;
}

/** How far out the legs are at a height. */
function splay(y: number, sleeve: number): number {
  return 0.28 + ((0.026 - 0.28) * y) / sleeve;
}

function addPost(piece: Workpiece, x: number, sleeve: number, top: number): void {
  piece.tube('galvanised', [x, sleeve - 0.35, 0], [x, top - 0.03, 0], 0.018);
  const hole = turned(10, [0.0085, 0], [0.006, 0.0012], [0, 0.0012]);
  for (let y = sleeve + 0.09; y < top - 0.06; y += 0.07) {
    for (const end of sides) {
      piece.add(
        'plastic',
        hole
          .clone()
          .rotateX((end * Math.PI) / 2)
          .translate(x, y, end * 0.0175),
      );
    }
  }
  piece.box('steel', [0.064, 0.1, 0.1, 0.008], [x, sleeve, 0]);
  piece.join(springPin(point(x, sleeve + 0.07, 0.034), Z));
  for (const end of sides) {
    const [foot, head] = [point(x, 0.03, end * splay(0.03, sleeve)), point(x, sleeve, end * 0.026)];
    piece.tube('steel', foot, head, 0.0205);
    piece.join(tubeFoot(0.0205), [x, 0, foot.z]);
    const hinge = off(between(foot, head, 0.965), X, Math.sign(x) * 0.032);
    piece.bolts(outward(Math.sign(x)), 0.008, hinge);
  }
  const spread = sleeve * 0.38;
  const reach = splay(spread, sleeve);
  piece.tube('steel', [x, spread, -reach], [x, spread, reach], 0.0125);
}
