import { addBolts } from '../../kit/fasteners.ts';
import { tubeFoot } from '../../kit/feet.ts';
import { member, tubeBetween } from '../../kit/members.ts';
import { move } from '../../kit/placement.ts';
import { between, off, point, sides, X, Z } from '../../kit/points.ts';
import { boxSection } from '../../kit/profiles.ts';
import { roundedBox } from '../../kit/rounded-box.ts';
import { springPin } from '../../kit/spring-pin.ts';
import { turned } from '../../kit/turned.ts';
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
    piece.add(
      'steel',
      tubeBetween(point(-half * end, low, at(low)), point(half * end, high, at(high)), 0.012),
    );
  }
  const beam = member(
    boxSection(0.06, 0.05, 0.005),
    point(-half - 0.03, top - 0.025, 0),
    point(half + 0.03, top - 0.025, 0),
  );
  piece.add('steel', beam);
  for (const side of sides) {
    piece.add(
      'plastic',
      roundedBox(0.012, 0.054, 0.064, 0.004),
      move(side * (half + 0.03), top - 0.025, 0),
    );
  }
  return piece;
}

/** How far out the legs are at a height. */
function splay(y: number, sleeve: number): number {
  return 0.28 + ((0.026 - 0.28) * y) / sleeve;
}

function addPost(piece: Workpiece, x: number, sleeve: number, top: number): void {
  piece.add('galvanised', tubeBetween(point(x, sleeve - 0.35, 0), point(x, top - 0.03, 0), 0.018));
  const hole = turned(
    [
      [0.0085, 0],
      [0.006, 0.0012],
      [0, 0.0012],
    ],
    10,
  );
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
  piece.add('steel', roundedBox(0.064, 0.1, 0.1, 0.008), move(x, sleeve, 0));
  piece.join(springPin(point(x, sleeve + 0.07, 0.034), Z));
  for (const end of sides) {
    const [foot, head] = [point(x, 0.03, end * splay(0.03, sleeve)), point(x, sleeve, end * 0.026)];
    piece.add('steel', tubeBetween(foot, head, 0.0205));
    piece.join(tubeFoot(0.0205), move(x, 0, foot.z));
    const hinge = off(between(foot, head, 0.965), X, Math.sign(x) * 0.032);
    addBolts(piece, [hinge], X.clone().multiplyScalar(Math.sign(x)), 0.008);
  }
  const spread = sleeve * 0.38;
  const reach = splay(spread, sleeve);
  piece.add('steel', tubeBetween(point(x, spread, -reach), point(x, spread, reach), 0.0125));
}
