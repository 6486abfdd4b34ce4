import type { Vector3 } from 'three';
import { stepsUpTo } from '../../../plans/geometry.ts';
import { tread } from '../../kit/decks.ts';
import { bentTube } from '../../kit/members.ts';
import { channel } from '../../kit/profiles.ts';
import { atHeight, between, direction, off, outward, point, sides, Z } from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import { tee } from './joint.ts';

interface Stair {
  /** The stringers' foot and head on the middle line of the stair. */
  readonly foot: Vector3;
  readonly head: Vector3;
  /** From the middle to the stringers and to the handrails. */
  readonly stringer: number;
  readonly handrail: number;
  /** From the platform to the top of the rail. */
  readonly above: number;
  /** Where the handrail ends, at the platform's post. */
  readonly end: number;
}

const riser = 0.21;

/** Deep treads between two stringers, a handrail on either side. */
export function addStair(piece: Workpiece, stair: Stair): void {
  const { foot, head, stringer } = stair;
  const count = Math.round(head.y / riser);
  const deep = Math.min(0.24, (foot.z - head.z) / count + 0.06);
  const section = channel(0.075, 0.03);
  for (const side of sides) {
    const out = outward(side);
    const x = side * stringer;
    piece.member('aluminium', section, at(x, foot), at(x, head, -0.05), out);
    piece.box('plastic', [0.05, 0.055, 0.12, 0.008], [x, 0.028, foot.z - 0.012]);
    piece.box('rubber', [0.056, 0.016, 0.128, 0.004], [x, 0.008, foot.z - 0.012]);
    addHandrail(piece, stair, side);
  }
  for (const y of stepsUpTo(head.y, count).slice(0, -1)) {
    const { z } = atHeight(foot, head, y);
    const middle = z - deep * 0.12;
    piece.add('aluminium-treads', tread(2 * stringer - 0.026, deep, 0.04), [0, y, middle]);
    for (const side of sides) {
      const out = outward(side);
      const face = point(side * (stringer + 0.015), y - 0.045, z + 0.01);
      piece.bolts(out, 0.007, off(face, Z, -0.022), off(face, Z, 0.022));
      piece.box(
        'aluminium',
        [0.004, 0.038, deep - 0.002, 0.001],
        [side * (stringer - 0.0145), y - 0.021, middle],
      );
    }
  }
}

function at(x: number, { y, z }: Vector3, up = 0): Vector3 {
  return point(x, y + up, z);
}

/** It follows the stair and levels out at the platform, with a knee rail half-way. */
function addHandrail(piece: Workpiece, stair: Stair, side: number): void {
  const { foot, head, stringer, handrail, above, end } = stair;
  const x = side * handrail;
  const out = outward(side);
  const start = at(x, between(foot, head, 0.1));
  const low = at(x, start, above - 0.12);
  const high = point(x, head.y + above - 0.02, head.z + 0.02);
  piece.add('aluminium', bentTube([start, low, high, point(x, high.y, end)], 0.018, 0.12));
  const middle = [between(start, at(x, head), 0.5), between(low, high, 0.5)] as const;
  piece.tube('aluminium', middle[0], middle[1], 0.014);
  const knee = point(x, head.y + above * 0.5, head.z + 0.02);
  const kneeStart = between(start, low, 0.5);
  piece.add('aluminium', bentTube([kneeStart, knee, point(x, knee.y, end)], 0.014, 0.08));
  piece.join(tee(kneeStart, 0.018, [{ way: direction(kneeStart, knee), radius: 0.014 }], 0.06));
  for (const post of [start, middle[0]]) {
    const bracket = point(side * (stringer + 0.03), post.y + 0.02, post.z);
    piece.box('plastic', [0.06, 0.07, 0.05, 0.007], bracket);
    piece.bolts(out, 0.008, [x + side * 0.018, bracket.y, post.z]);
  }
  for (const y of [knee.y, high.y]) {
    piece.box('plastic', [0.064, 0.04, 0.05, 0.008], [side * (handrail - 0.015), y, end]);
  }
}
