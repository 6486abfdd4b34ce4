import type { BufferGeometry } from 'three';
import type { TowerPlan } from '../../../plans/towers.ts';
import { castor, castorHeight } from '../../kit/castor.ts';
import { collar } from '../../kit/fasteners.ts';
import { springPin } from '../../kit/joints.ts';
import type { Spot } from '../../kit/profiles.ts';
import {
  bothSides,
  composePlacements,
  forward,
  move,
  point,
  turn,
  uprightPlacement,
  Z,
} from '../../kit/space.ts';
import { latheGeometry } from '../../kit/sweep.ts';
import { Workpiece } from '../../kit/workpiece.ts';

/** The castors' swivel angles: each differs slightly, with the wheels under the tower. */
const trails = [0.25, 0.45, 0.35, 0.1] as const;

/** A braked castor on an adjustable leg under each post. */
export function addLegs(piece: Workpiece, plan: TowerPlan): void {
  const { hx, hz, wheel, ends } = plan;
  const wheels = castor({ wheel });
  for (const [at, trail] of trails.entries()) {
    const side = at % 2 === 0 ? -1 : 1;
    const end = ends[at < 2 ? 0 : 1];
    const place = move(side * hx, 0, end.side * hz);
    piece.join(wheels, composePlacements(place, turn('y', Math.atan2(-side * trail, -end.side))));
    piece.join(buildLeg(plan, end.foot), place);
  }
}

/** The leg from the castor's stem up into the post, which begins at `foot`. */
function buildLeg(plan: TowerPlan, foot: number): Workpiece {
  const { post, wheel } = plan;
  const low = castorHeight(wheel) - 0.006;
  const piece = new Workpiece();
  piece.add('zinc', collar(0.0135, 0.03, 0.008), [0, low + 0.012, 0]);
  if (foot - low > 0.4) return piece.join(pinnedLeg(plan, low, foot));
  piece.add('zinc', threaded(low + 0.02, foot + 0.01));
  piece.add('plastic-grey', collar(post, 0.012, 0.004), [0, foot - 0.014, 0]);
  return piece.join(wingNut(post), [0, foot - 0.034, 0]);
}

/** The hand nut with four wings that raises or lowers the post. */
function wingNut(post: number): Workpiece {
  const piece = new Workpiece().add('zinc', collar(0.016, 0.026, post - 0.01));
  for (const quarter of [0, 1, 2, 3]) {
    const wing = composePlacements(
      turn('y', 0.5 + (quarter * Math.PI) / 2),
      move(0, 0, post + 0.004),
    );
    piece.box('zinc', [0.011, 0.02, 0.03, 0.003], wing);
  }
  return piece;
}

function threaded(low: number, high: number): BufferGeometry {
  const pitch = 0.011;
  const turns = Array.from({ length: Math.floor((high - low) / pitch) }, (_, at) => at);
  const outline = turns.flatMap((at): Spot[] => [
    [0.0155, low + at * pitch],
    [0.0185, low + at * pitch + pitch * 0.4],
    [0.0185, low + at * pitch + pitch * 0.6],
  ]);
  return latheGeometry(12, ...outline);
}

/** A long leg in a post, extended for a stair, with pin holes along its length. */
function pinnedLeg({ post }: TowerPlan, low: number, foot: number): Workpiece {
  const piece = new Workpiece();
  const radius = post - 0.004;
  piece.tube('galvanised', [0, low + 0.02, 0], [0, foot + 0.02, 0], radius);
  const hole = latheGeometry(10, [0.0065, 0], [0, 0.0001]);
  const holes = Math.floor((foot - low - 0.12) / 0.06);
  for (let at = 0; at < holes; at += 1) {
    for (const side of bothSides) {
      const face = point(0, low + 0.06 + at * 0.06, side * (radius + 0.0003));
      piece.add('plastic', hole, uprightPlacement(face, forward(side)));
    }
  }
  piece.add('plastic-red', collar(post, 0.05, 0.006), [0, foot + 0.005, 0]);
  return piece.join(springPin(point(0, foot - 0.06, radius - 0.01), Z));
}
