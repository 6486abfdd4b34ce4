import { barBoltOffset } from '../../../plans/accessories.ts';
import { linspace } from '../../../plans/geometry.ts';
import { tubeFoot } from '../../kit/feet.ts';
import { bentMember, levelEndedMember } from '../../kit/members.ts';
import { labelPlate, plate } from '../../kit/plates.ts';
import { bar, boxSection, rounded, type Spot, spots } from '../../kit/profiles.ts';
import {
  bothSides,
  composePlacements,
  facingUp,
  forward,
  move,
  point,
  turn,
  X,
  Y,
  Z,
} from '../../kit/space.ts';
import { type Builder, Workpiece } from '../../kit/workpiece.ts';
import { looseBolt, looseRivet } from './loose-fixings.ts';

/** Two shoes for the ends of box stiles: a flared, ribbed sole under a socket. */
export const rungLadderFeet: Builder = ({ length, width }) => {
  const shoe = new Workpiece();
  const outline = [
    ...spots(-length / 2, 0.01, length / 2, 0.01, length / 2, length * 0.16),
    ...spots(length * 0.38, length * 0.34, -length * 0.38, length * 0.34),
    ...spots(-length / 2, length * 0.16),
  ];
  shoe.add('rubber', plate({ outline }, width, 0.004));
  for (const x of linspace(-length * 0.42, length * 0.42, 7)) {
    shoe.box('rubber', [length * 0.08, 0.014, width - 0.004, 0.002], [x, 0.007, 0]);
  }
  const socket = {
    outline: rounded(length * 0.76, width, 0.008),
    holes: [rounded(length * 0.58, width - 0.016, 0.004)],
  };
  shoe.member('rubber', socket, [0, length * 0.3, 0], [0, length * 0.72, 0], Z);
  for (const side of bothSides) {
    shoe.bolts(forward(side), 0.008, [0, length * 0.52, (side * width) / 2]);
  }
  const piece = new Workpiece();
  for (const side of bothSides) {
    piece.join(shoe, composePlacements(move(side * length * 0.62, 0, 0), turn('y', side * 0.12)));
  }
  for (const [at, x] of [-0.05, 0.04].entries()) {
    piece.join(
      looseBolt(0.004, 0.05),
      composePlacements(move(x, 0, width * 1.7 + at * 0.02), turn('y', 0.3)),
    );
  }
  return piece;
};

/** Four caps for the feet of steps, with inclined sockets and flat soles. */
export const stepLadderFeet: Builder = ({ length, width }) => {
  const cap = new Workpiece();
  const socket = boxSection(length * 0.78, width, 0.007, 0.005);
  const [foot, head] = [point(0, 0.012, 0), point(-length * 0.22, length, 0)];
  cap.add('plastic', levelEndedMember(socket, foot, head, Z));
  cap.box('rubber', [length * 0.92, 0.02, width + 0.01, 0.005], [0.004, 0.014, 0]);
  for (const x of linspace(-length * 0.36, length * 0.36, 5)) {
    cap.box('rubber', [length * 0.1, 0.01, width + 0.006, 0.002], [x, 0.005, 0]);
  }
  cap.box('plastic', [length * 0.7, 0.006, width - 0.008, 0.002], [0, 0.03, 0]);
  for (const side of bothSides) {
    const hole = point(-length * 0.13, length * 0.6, (side * width) / 2);
    cap.box('rubber', [0.012, 0.012, 0.0012, 0.0004], hole);
  }
  const piece = new Workpiece();
  for (const [at, x] of linspace(-1.5, 1.5, 4).entries()) {
    const place = move(x * length * 1.25, 0, at % 2 === 0 ? 0 : 0.02);
    piece.join(cap, composePlacements(place, turn('y', 0.5 - at * 0.12)));
  }
  for (const at of linspace(-0.09, 0.09, 8)) {
    piece.join(looseRivet(), [at, 0, length + (at > 0 ? 0.006 : 0)]);
  }
  return piece;
};

/** The bar that widens a ladder's foot, on its two feet, the bolts for the stiles in place. */
export const stabiliserBar: Builder = ({ length, width }) => {
  const piece = new Workpiece();
  const [low, deep] = [0.012, 0.045];
  const middle = (low + width) / 2;
  const end = length / 2 - 0.012;
  const section = boxSection(deep, width - low, 0.005, 0.003);
  piece.member('aluminium', section, [-end, middle, 0], [end, middle, 0], Y);
  for (const side of bothSides) {
    const x = side * (length / 2 - 0.032);
    piece.box('plastic', [0.064, width - 0.006, deep + 0.01, 0.007], [x, width / 2 + 0.002, 0]);
    piece.box('rubber', [0.07, 0.014, deep + 0.024, 0.004], [x, 0.011, 0]);
    for (const z of linspace(-0.024, 0.024, 4)) {
      piece.box('rubber', [0.068, 0.008, 0.009, 0.0015], [x, 0.004, z]);
    }
    const bolt = (z: number) => point(side * barBoltOffset, middle, z);
    piece.bolts(Z, 0.011, bolt(deep / 2));
    const shank = boxSection(0.008, 0.008, 0.003, 0.001);
    piece.member('zinc', shank, bolt(0), bolt(-deep / 2 - 0.07), X);
    piece.bolts(forward(-1), 0.009, bolt(-deep / 2 - 0.056));
  }
  return piece;
};

/** Four feet in a slightly irregular row. */
function arrangeInRow(foot: Workpiece, apart: number): Workpiece {
  const piece = new Workpiece();
  for (const [at, x] of linspace(-1.5, 1.5, 4).entries()) {
    piece.join(
      foot,
      composePlacements(move(x * apart, 0, at % 2 === 0 ? 0 : 0.03), turn('y', 0.3 - at * 0.15)),
    );
  }
  return piece;
}

/** Round feet for upright tubes, a steel peg in each. */
export const tubeFeet: Builder = ({ length }) => {
  const foot = tubeFoot(length / 3).tube('galvanised', [0, 0.05, 0], [0, length + 0.02, 0], 0.012);
  return arrangeInRow(foot, length * 2);
};

/** Rubber blocks, each in a steel shoe with its bolt. */
export const blockFeet: Builder = ({ length, width }) => {
  const foot = new Workpiece().box('rubber', [length, width, width, 0.008], [0, width / 2, 0]);
  foot.box('galvanised', [length * 0.94, 0.006, width + 0.004, 0.002], [0, width + 0.003, 0]);
  foot.bolts(Y, 0.008, [0, width + 0.006, 0]);
  return arrangeInRow(foot, length * 1.2);
};

/** A ribbed mat with its carry strap. One end curls up because the mat was rolled. */
export const mat: Builder = ({ length, width }) => {
  const piece = new Workpiece();
  piece.member('rubber', { outline: ribbed(length) }, [0, 0, -width / 2], [0, 0, width / 2], Y);
  const y = 0.0115;
  const loop = Array.from({ length: 20 }, (_, step) => {
    const angle = (2 * Math.PI * (step + 0.5)) / 20;
    const wave = 1 + 0.12 * Math.sin(2 * angle + 0.7);
    return point(0.17 * Math.cos(angle) * wave - 0.02, y, 0.1 * Math.sin(angle) * wave);
  });
  piece.add('plastic-grey', bentMember(bar(0.024, 0.003, 0.001), loop, 0.1, Y));
  piece.box('zinc', [0.034, 0.006, 0.03, 0.002], [0.148, y + 0.001, 0]);
  const corner = move(-length / 2 + 0.12, 0.0115, width / 2 - 0.08);
  return piece.add('label', labelPlate(0.13), composePlacements(corner, facingUp));
};

/** The mat's lengthways section: flat, then curling up over the last third, with ribs on both faces. */
function ribbed(length: number): Spot[] {
  const [flat, radius, core, rib, pitch] = [length * 0.62, 0.42, 0.0026, 0.003, 0.018];
  const count = Math.floor(length / pitch);
  const at = (along: number, up: number): Spot => {
    const angle = Math.max(0, along - flat) / radius;
    const x = Math.min(along, flat) + Math.sin(angle) * (radius - up) - length / 2;
    return [x, (1 - Math.cos(angle)) * radius + up * Math.cos(angle) + core + rib];
  };
  const side = (face: 1 | -1): Spot[] =>
    Array.from({ length: count }, (_, row) => row * pitch).flatMap((along): Spot[] => [
      at(along + pitch * 0.1, face * core),
      at(along + pitch * 0.25, face * (core + rib)),
      at(along + pitch * 0.6, face * (core + rib)),
      at(along + pitch * 0.75, face * core),
    ]);
  return [...side(-1), ...side(1).toReversed()];
}
