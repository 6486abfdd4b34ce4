import { standOffArms } from '../../../plans/accessories.ts';
import { fixedWheel } from '../../kit/castor.ts';
import { tubeCap } from '../../kit/fasteners.ts';
import { bentTube, strap } from '../../kit/members.ts';
import { plate } from '../../kit/plates.ts';
import { boxSection, type Spot, spots } from '../../kit/profiles.ts';
import { pulley } from '../../kit/rope.ts';
import {
  bothSides,
  composePlacements,
  move,
  outward,
  point,
  turn,
  uprightPlacement,
  X,
  Y,
  Z,
} from '../../kit/space.ts';
import { latheGeometry } from '../../kit/sweep.ts';
import { type Builder, Workpiece } from '../../kit/workpiece.ts';
import { looseBolt, wingNut } from './loose-fixings.ts';

const tube = 0.016;

/** Arms from the rungs to a bar with rubber ends, lying down. */
export const standOff: Builder = (part) => {
  const { length, width } = part;
  const piece = new Workpiece();
  const { half, end: reach, ...arms } = standOffArms(part);
  const [wall, bend] = [-width + tube, -arms.bend];
  for (const side of bothSides) {
    const arm = spots(half, 0, half, bend, reach, wall).map(([x, z]) => point(side * x, 0, z));
    piece.add('aluminium', bentTube(arm, tube, 0.08));
    piece.add('plastic', tubeCap(tube), uprightPlacement(point(side * half, 0, 0), Z));
    for (const at of [-0.03, bend + 0.03]) piece.join(rungClamp(), [side * half, 0, at]);
    const ring = (from: number, to: number, radius: number) => {
      const way = [from, to].map((at) => point(side * (length / 2 - at), 0, wall));
      piece.add('rubber', bentTube(way, radius, 0.02, 16));
    };
    ring(0, 0.1, tube + 0.006);
    for (const at of [0.012, 0.034, 0.056, 0.078]) ring(at, at + 0.008, tube + 0.0085);
  }
  const end = length / 2 - 0.004;
  piece.tube('aluminium', [-end, 0, wall], [end, 0, wall], tube);
  piece.tube('aluminium', [-half, 0, bend], [half, 0, bend], 0.012);
  return piece;
};

/** A saddle, jaw and wing screw that clamp a rung to the tube across it. */
function rungClamp(): Workpiece {
  const piece = new Workpiece();
  piece.box('aluminium-cast', [0.05, 0.044, 0.044, 0.006], [0, 0, 0]);
  piece.box('aluminium-cast', [0.044, 0.01, 0.075, 0.003], [0, 0.052, 0]);
  for (const side of bothSides) {
    piece.tube('zinc', [0, 0, side * 0.026], [0, 0.066, side * 0.026], 0.004, 10);
    piece.join(wingNut(), [0, 0.057, side * 0.026]);
  }
  return piece;
}

/** Two hooks for the roof ridge, resting on the wheels that push them up the tiles. */
export const roofHook: Builder = ({ length, width }) => {
  const piece = new Workpiece();
  const [axle, wheel, bar] = [length * 0.62, 0.15, 0.155];
  const [spread, end] = [0.14, length - tube];
  for (const side of bothSides) {
    const z = side * spread;
    const at = ([x, y]: Spot) => point(x, y, z);
    const over = spots(0, bar, length * 0.74, bar, end, 0.09, end, width - 0.01);
    piece.add('galvanised', bentTube(over.map(at), tube, 0.09));
    piece.add('plastic', tubeCap(tube), uprightPlacement(point(0, bar, z), outward(-1)));
    const stay = spots(length * 0.42, bar, axle, 0.075, length * 0.8, bar - 0.012);
    piece.add('galvanised', bentTube(stay.map(at), 0.009, 0.03, 10));
    piece.box('rubber', [0.05, 0.11, 0.046, 0.01], [length - tube - 0.012, width - 0.05, z]);
    const roll = composePlacements(move(axle, 0, z + side * 0.035), turn('y', Math.PI / 2));
    piece.join(fixedWheel(wheel, 0.034), roll);
    for (const x of [0.1, 0.26, 0.42]) {
      piece.join(rungClamp(), composePlacements(move(x, bar, z), turn('y', Math.PI / 2)));
    }
  }
  piece.tube('galvanised', [axle, 0.075, -spread - 0.05], [axle, 0.075, spread + 0.05], 0.009);
  piece.tube('galvanised', [length * 0.5, bar, -spread], [length * 0.5, bar, spread], 0.011);
  // It rests on its wheels and on the ends of its bars.
  const tip = composePlacements(move(axle, 0.075, 0), turn('z', 0.245), move(-axle, -0.075, 0));
  return new Workpiece().join(piece, tip);
};

/** Two clamps, each a hooked rod over the rung and a knob that tightens it down onto the rack. */
export const rackClamps: Builder = ({ length, width }) => {
  const piece = new Workpiece();
  for (const side of bothSides) {
    piece.join(
      rackClamp(length),
      composePlacements(move(0, 0, side * width * 0.9), turn('y', side * 0.1)),
    );
  }
  for (const [at, x] of [-0.04, 0.04].entries()) {
    piece.join(looseBolt(0.0025, 0.035), composePlacements(move(x, 0, at * 0.015), turn('y', 0.4)));
  }
  return piece;
};

function rackClamp(length: number): Workpiece {
  const piece = new Workpiece();
  const at = (x: number, z: number) => point(x - length / 2, 0.02, z);
  const top = length - 0.008;
  const hook = [at(0.02, 0), at(top, 0), at(top, 0.085), at(length - 0.1, 0.085)];
  piece.add('zinc', bentTube(hook, 0.008, 0.03, 12));
  const ring = latheGeometry(12, [0.008, -0.003], [0.0095, 0], [0.008, 0.003]);
  for (let x = 0.06; x < 0.2; x += 0.009) piece.add('zinc', ring, uprightPlacement(at(x, 0), X));
  const bracket = boxSection(0.05, 0.036, 0.004, 0.004);
  piece.member('galvanised', bracket, at(0.01, -0.001), at(0.06, -0.001), Y);
  piece.box('rubber', [0.012, 0.036, 0.07, 0.003], [0.066 - length / 2, 0.02, 0]);
  const sleeve = [at(length - 0.035, 0.085), at(length - 0.105, 0.085)];
  piece.add('rubber', bentTube(sleeve, 0.0115, 0.01, 14));
  const knob = latheGeometry(
    8,
    ...spots(0.009, -0.012, 0.034, -0.009, 0.038, 0, 0.034, 0.009),
    ...spots(0.016, 0.014, 0.014, 0.03, 0.009, 0.032),
  );
  piece.add('plastic', knob, uprightPlacement(at(0.232, 0), outward(-1)));
  piece.bolts(Y, 0.008, [0.035 - length / 2, 0.039, 0]);
  return piece;
}

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
