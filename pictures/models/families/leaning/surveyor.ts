import type { Product } from '../../../../catalogue/product.ts';
import { springPin } from '../../kit/joints.ts';
import { member } from '../../kit/members.ts';
import { outward, point, sides, standing, X, Z } from '../../kit/space.ts';
import { turned } from '../../kit/sweep.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { leaningFoot } from './base.ts';
import { type Build, groovedStile, squareRung } from './build.ts';
import { footBar } from './foot-bar.ts';
import { inUse } from './lean.ts';
import { addLabels, addSection } from './section.ts';

const face = 0.03;

function buildOf(deep: number): Build {
  return {
    material: 'aluminium',
    face,
    deep,
    stile: groovedStile(deep, face),
    rung: squareRung(0.028),
    rungSize: 0.028,
    web: 0,
    proud: 0.002,
  };
}

/** Metre-long sections, each socketed into the one below and held by sprung pins. */
export function surveyorLadder(product: Product): Workpiece {
  const { width, height, sections = 1 } = product;
  const ladder = new Workpiece();
  const each = height / sections;
  const count = Math.round(height / 0.25);
  const rungs = Array.from({ length: count }, (_, at) => ((at + 0.6) * height) / count);
  const half = width / 2;
  const line = half - face / 2;
  for (let at = 0; at < sections; at += 1) {
    const [from, to] = [at * each, (at + 1) * each];
    const section = {
      from: at === 0 ? 0.03 : from,
      to,
      half,
      out: 0,
      rungs: rungs.filter((y) => y > from && y <= to),
    };
    const build = buildOf(at % 2 === 0 ? 0.062 : 0.054);
    addSection(ladder, section, build);
    if (at === 0) addLabels(ladder, section, build, ((rungs[1] ?? 0) + (rungs[2] ?? 0)) / 2);
    if (at > 0) addSockets(ladder, line, from);
  }
  addHead(ladder, width, line, height);
  const piece = new Workpiece().join(ladder, inUse.place);
  if (height > 3) return piece.join(footBar(line, { tube: 0.031 }));
  for (const side of sides) {
    piece.join(leaningFoot({ x: side * line, across: 0.044, deep: 0.074, height: 0.07 }));
  }
  return piece;
}

/** A sleeve round the joint, and the pin that holds it. */
function addSockets(piece: Workpiece, line: number, at: number): void {
  for (const side of sides) {
    const x = side * line;
    piece.box('aluminium-cast', [face + 0.008, 0.12, 0.07, 0.004], [x, at, 0]);
    const outside = side * (line + face / 2 + 0.004);
    piece.join(springPin(point(outside, at - 0.025, 0), outward(side)));
    piece.rivets(outward(side), 0.005, [outside, at + 0.035, 0.016], [outside, at + 0.035, -0.016]);
    const button = turned(14, [0.009, 0], [0.009, 0.004], [0.006, 0.008], [0, 0.009]);
    piece.add('plastic-red', button, standing(point(x, at - 0.025, 0.035), Z));
  }
}

/** A soft roll across the head, which marks no wall. */
function addHead(piece: Workpiece, width: number, line: number, height: number): void {
  const half = width / 2 + 0.02;
  const roll = turned(
    20,
    [0.012, -half],
    [0.026, -half],
    [0.03, -half + 0.006],
    [0.03, half - 0.006],
    [0.026, half],
    [0.012, half],
  );
  const y = height - 0.03;
  piece.add('rubber', roll, standing(point(0, y, -0.012), X));
  const rod = member(
    {
      outline: [
        [-0.012, -0.012],
        [0.012, -0.012],
        [0.012, 0.012],
        [-0.012, 0.012],
      ],
    },
    point(-half - 0.006, y, -0.012),
    point(half + 0.006, y, -0.012),
  );
  piece.add('zinc', rod);
  for (const side of sides) {
    piece.box('plastic', [face + 0.01, 0.075, 0.066, 0.006], [side * line, height - 0.038, 0]);
  }
}
