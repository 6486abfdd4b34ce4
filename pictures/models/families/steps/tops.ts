import { linspace } from '../../../plans/geometry.ts';
import type { StepsPlan } from '../../../plans/steps.ts';
import { tread } from '../../kit/decks.ts';
import { endCap } from '../../kit/fasteners.ts';
import { bentTube } from '../../kit/members.ts';
import { labelPlate, plate } from '../../kit/plates.ts';
import { arc, rounded, type Spot, spots } from '../../kit/profiles.ts';
import {
  bothSides,
  composePlacements,
  facingUp,
  move,
  outward,
  point,
  turn,
} from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';

/** The width, back and front edges, and height of a top or a platform. */
export interface TopPlace {
  readonly width: number;
  readonly back: number;
  readonly front: number;
  readonly height: number;
}

const tops: Readonly<Record<StepsPlan['top']['kind'], (piece: Workpiece, top: TopPlace) => void>> =
  {
    board: addBoard,
    tray: addTray,
    cap: addCap,
  };

/** Adds the top of a step ladder, with a label on its front. */
export function addTop(piece: Workpiece, { top }: StepsPlan, height: number): void {
  tops[top.kind](piece, { ...top, height });
  piece.add('label', labelPlate(0.085), [0, height - thick / 2, top.front + 0.0006]);
}

const thick = 0.045;
// The outlines of plates laid flat have y towards the back.

/** Adds a moulded cap, slightly recessed within its rim, with tool slots. Stiles and legs end inside it. */
function addCap(piece: Workpiece, top: TopPlace): void {
  const { width, back, front, height } = top;
  const [depth, middle, rim, sunk] = [front - back, (front + back) / 2, 0.016, 0.005];
  const [w, d] = [width - 2 * rim, depth - 2 * rim];
  const ring = { outline: rounded(width, depth, 0.028), holes: [rounded(w, d, 0.016)] };
  const walls = composePlacements(move(0, height - thick / 2, middle), facingUp);
  piece.add('plastic', plate(ring, thick, 0.005), walls);
  const row = depth * 0.28;
  const slot = rounded(0.075, 0.016, 0.007).map(([x, y]): Spot => [x, y + row]);
  const holes = [-0.075, 0.075].map((x) => arc(x, row, 0.011, 0, 2 * Math.PI * (13 / 14), 13));
  const floor = { outline: rounded(w + 0.006, d + 0.006, 0.016), holes: [slot, ...holes] };
  const place = composePlacements(move(0, height - sunk - 0.018, middle), facingUp);
  piece.add('plastic', plate(floor, 0.036, 0.002), place);
  for (const at of linspace(-d * 0.12, d * 0.42, 7)) {
    piece.box('plastic', [w - 0.05, 0.004, 0.007, 0.0015], [0, height - sunk, middle + at]);
  }
  addSideBolts(piece, top);
}

/** A shallow tray with a rim, and a wire hook for a bucket. */
function addTray(piece: Workpiece, top: TopPlace): void {
  const { width, back, front, height } = top;
  const [depth, middle, rim] = [front - back, (front + back) / 2, 0.012];
  const outline = rounded(width, depth, 0.03);
  const well = rounded(width - 2 * rim, depth - 2 * rim, 0.02);
  const walls = plate({ outline, holes: [well] }, thick, 0.004);
  piece.add('plastic', walls, composePlacements(move(0, height - thick / 2, middle), facingUp));
  piece.box('plastic', [width - rim, 0.016, depth - rim, 0.003], [0, height - 0.037, middle]);
  for (const x of [-0.09, 0.09]) {
    piece.box('plastic', [0.008, 0.026, depth - rim, 0.002], [x, height - 0.018, middle]);
  }
  const [x, y] = [width / 2, height - 0.022];
  const hook = spots(-0.004, 0, 0.026, 0, 0.026, -0.05, 0.05, -0.05, 0.05, -0.018).map(
    ([out, up]) => point(x + out, y + up, back + 0.1),
  );
  piece.add('zinc', bentTube(hook, 0.004, 0.012, 10));
  addSideBolts(piece, top);
}

/** A wide ribbed board over the stiles, plugged at its ends. */
function addBoard(piece: Workpiece, top: TopPlace): void {
  const { width, back, front, height } = top;
  const [depth, middle] = [front - back, (front + back) / 2];
  piece.add('aluminium-treads', tread(width - 0.01, depth, thick), [0, height, middle]);
  for (const side of bothSides) {
    const end = move((side * (width - 0.012)) / 2, height - thick / 2, middle);
    const plug = endCap(thick - 0.004, depth, 0.014).translate(0, 0.009, 0);
    piece.add('plastic', plug, composePlacements(end, turn('z', Math.PI / 2)));
  }
}

function addSideBolts(piece: Workpiece, { width, back, front, height }: TopPlace): void {
  for (const side of bothSides) {
    const points = [back + 0.05, front - 0.05].map((z) =>
      point((side * width) / 2, height - 0.023, z),
    );
    piece.bolts(outward(side), 0.009, ...points);
  }
}
