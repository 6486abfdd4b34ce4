import { castor, castorHeight } from '../../kit/castor.ts';
import { tread } from '../../kit/decks.ts';
import { tubeCap } from '../../kit/fasteners.ts';
import { boxSection } from '../../kit/profiles.ts';
import { forward, move, off, outward, placed, point, sides, turn, Z } from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import { pivot, tee } from './joint.ts';
import { baseLevel, onLadder, type PodiumPlan, treadHeights, tube, wheel } from './podium-plan.ts';

const slim = 0.017;

/** The frame on castors, the ladder up to the gate, the struts that fold with it. */
export function addBase(piece: Workpiece, plan: PodiumPlan): void {
  const { hx, back, front, material } = plan;
  const low = castorHeight(wheel) - 0.006;
  const wheels = castor({ wheel });
  for (const side of sides) {
    const x = side * hx;
    piece.tube(material, [x, baseLevel, back], [x, baseLevel, front], slim);
    piece.tube(material, [x, low, front], [x, baseLevel + 0.05, front], tube);
    piece.add('plastic', tubeCap(tube), [x, baseLevel + 0.05, front]);
    for (const [z, inward] of [
      [back, 1],
      [front, -1],
    ] as const) {
      const trail = turn('y', Math.atan2(-side * (0.25 + 0.1 * inward), inward));
      piece.join(wheels, placed(move(x, 0, z), trail));
      const arms = [
        { way: forward(inward), radius: slim },
        { way: outward(-side), radius: slim },
      ];
      piece.join(tee(point(x, baseLevel, z), tube, arms, 0.06));
    }
  }
  for (const z of [back, front]) {
    piece.tube(material, [-hx, baseLevel, z], [hx, baseLevel, z], slim);
  }
  addLadder(piece, plan);
  addStruts(piece, plan);
}

function addLadder(piece: Workpiece, plan: PodiumPlan): void {
  const { stile, height, material } = plan;
  const section = boxSection(0.05, 0.028, 0.005);
  for (const side of sides) {
    const out = outward(side);
    const [foot, head] = [
      onLadder(plan, side * stile, baseLevel - 0.045),
      onLadder(plan, side * stile, height - 0.03),
    ];
    piece.member(material, section, foot, head, out);
    const boot = onLadder(plan, side * stile, baseLevel);
    piece.box('plastic', [0.04, 0.06, 0.062, 0.006], [boot.x, boot.y, boot.z]);
  }
  const deep = 0.13;
  for (const y of treadHeights(plan)) {
    const { z } = onLadder(plan, 0, y);
    const middle = z - deep * 0.2;
    const inside = stile - 0.014;
    piece.add('aluminium-treads', tread(2 * inside, deep, 0.036), [0, y, middle]);
    for (const side of sides) {
      const out = outward(side);
      piece.box(
        'aluminium',
        [0.004, 0.034, deep - 0.002, 0.001],
        [side * (inside - 0.0015), y - 0.019, middle],
      );
      const face = onLadder(plan, side * (stile + 0.014), y - 0.02);
      piece.bolts(out, 0.0055, off(face, Z, -0.011), off(face, Z, 0.011));
    }
  }
}

/** On each side a bar from the ladder to the back post, and one from there up to the platform. */
function addStruts(piece: Workpiece, plan: PodiumPlan): void {
  const { hx, stile, back, gate, height, material } = plan;
  const x = (hx - tube + stile + 0.014) / 2;
  const y = 0.42 * height;
  for (const side of sides) {
    const out = outward(side);
    const knee = point(side * x, y, back);
    const shin = onLadder(plan, side * x, y);
    const head = point(side * x, height - 0.075, gate - 0.06);
    piece.tube(material, knee, shin, 0.013);
    piece.tube(material, knee, head, 0.013);
    for (const at of [knee, shin, head]) piece.join(pivot(at, out, Z));
  }
  piece.tube(material, [-hx, y, back], [hx, y, back], 0.014);
  for (const side of sides) {
    const arms = [{ way: outward(-side), radius: 0.014 }];
    piece.join(tee(point(side * hx, y, back), tube, arms));
  }
}
