import { bentTube, strap } from '../../kit/members.ts';
import { plate } from '../../kit/plates.ts';
import { spots } from '../../kit/profiles.ts';
import { pulley } from '../../kit/rope.ts';
import { bothSides, composePlacements, move, point, turn, X, Y } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import type { Builder } from '../builder.ts';

const thick = 0.005;

/** A tied coil of rope, with the new sheave and a cleat in front of it. */
export const ropeAndSheave: Builder = ({ length, width }) => {
  const piece = new Workpiece();
  const radius = length / 2 - thick;
  // Turns of the rope lie beside and on top of each other, each slightly irregular.
  for (let lap = 0; lap < 30; lap += 1) {
    const [row, layer] = [lap % 6, Math.floor(lap / 6)];
    const around = radius - row * 0.0098 - (layer % 2) * 0.004;
    const wander = ((lap * 37) % 11) / 11 - 0.5;
    const ring = Array.from({ length: 25 }, (_, step) => {
      const angle = (2 * Math.PI * step) / 24 + lap;
      const r = around + Math.sin(angle * 2 + lap) * 0.003 + wander * 0.003;
      const y = thick + layer * 0.0088 + Math.sin(angle * 3 + lap) * 0.0012;
      return point(Math.cos(angle) * r, Math.max(y, thick), Math.sin(angle) * r);
    });
    piece.add('rope', bentTube(ring, thick, 0.03, 6));
  }
  for (const angle of [0.5, 2.6, 4.6]) {
    const at = point(Math.cos(angle) * (radius - 0.025), 0.024, Math.sin(angle) * (radius - 0.025));
    const band = composePlacements(move(at.x, at.y, at.z), turn('y', -angle));
    const corners = spots(0.033, -0.021, 0.033, 0.026, -0.033, 0.026, -0.033, -0.021);
    const loop = corners.map(([x, y]) => point(x, y, 0));
    for (const [at, to] of loop.entries()) {
      const from = loop[at - 1];
      if (!from) continue;
      piece.add('plastic', strap(from, to, 0.018, 0.003, from.x === to.x ? X : Y), band);
    }
  }
  const tail = [
    ...spots(radius * 0.9, radius * 0.3, radius + 0.03, radius * 0.7),
    ...spots(radius + 0.02, radius + 0.03, radius - 0.05, radius + 0.06),
  ].map(([x, z]) => point(x, thick, z));
  piece.add('rope', bentTube(tail, thick, 0.04, 8));
  const end = composePlacements(move(radius - 0.055, thick, radius + 0.062), turn('y', 0.4));
  piece.box('plastic-red', [0.03, 0.011, 0.011, 0.004], end);
  const lying = composePlacements(turn('y', 0.9), turn('z', Math.PI / 2));
  piece.join(pulley(width * 0.22), composePlacements(move(-0.06, 0.0155, radius + 0.08), lying));
  return piece.join(cleat(), composePlacements(move(0.05, 0, radius + 0.1), turn('y', -0.3)));
};

/** A rope cleat: two horns on a base with two holes. */
function cleat(): Workpiece {
  const piece = new Workpiece();
  const outline = [
    ...spots(-0.05, 0.03, -0.05, 0.024, -0.018, 0.018, -0.022, 0, 0.022, 0),
    ...spots(0.018, 0.018, 0.05, 0.024, 0.05, 0.03, 0.02, 0.034, -0.02, 0.034),
  ];
  piece.add('plastic-grey', plate({ outline }, 0.016, 0.003));
  piece.box('plastic-grey', [0.06, 0.006, 0.024, 0.002], [0, 0.003, 0]);
  for (const side of bothSides) {
    piece.box('zinc', [0.006, 0.002, 0.006, 0.001], [side * 0.026, 0.0065, 0]);
  }
  return piece;
}
