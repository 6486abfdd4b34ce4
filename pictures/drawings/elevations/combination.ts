import type { Product } from '../../../catalogue/product.ts';
import { aFrameSize } from '../proportions.ts';
import type { Elevations } from './elevations.ts';
import { box } from './geometry.ts';
import { bars, discs, faces, fine, type Mark, type Point, small } from './mark.ts';
import { flanges, rivets } from './pen.ts';
import { extendedFront, rungSpacing, rungsBySection } from './rung-ladders.ts';

/** Three sections that lean, or stand as an A-frame with a ladder above it. */
export function combinationLadder(product: Product): Elevations {
  const { length } = product;
  const { apex, half } = aFrameSize(length);
  return {
    front: extendedFront(product),
    side: aFrame(product),
    positions: { front: 'extended', side: 'as A-frame' },
    closeUp: { of: 'side', at: [half + 0.06, apex - 0.02], span: 0.9 },
  };
}

function aFrame(product: Product): Mark[] {
  const { length } = product;
  const { rungs: count } = rungsBySection(product);
  const { apex, half } = aFrameSize(length);
  const first = (length - (count - 1) * rungSpacing) / 2;
  const rungs = Array.from({ length: count }, (_, rung) => first + rung * rungSpacing);
  const left = (at: number): Point => [0.05 + (at / length) * half, (at / length) * apex];
  const right = (at: number): Point => [
    0.05 + 2 * half - (at / length) * half,
    (at / length) * apex,
  ];
  const upper = (at: number): Point => [right(at)[0] + 0.07, right(at)[1]];
  const raised = length - 0.84;
  const [head, foot] = [upper(raised + length), upper(raised)];
  return [
    bars([[left(length * 0.3), right(length * 0.3)]], 0.02, 'dark'),
    bars([[left(0.02), left(length)]], 0.055),
    ...flanges(left(0.02), left(length), 0.055),
    bars([[right(0.02), right(length)]], 0.06),
    ...flanges(right(0.02), right(length), 0.06),
    bars([[foot, head]], 0.055),
    ...flanges(foot, head, 0.055),
    ...small(
      discs(
        rungs.flatMap((at) => [left(at), right(at), upper(raised + at)]),
        0.014,
      ),
    ),
    // The hinge, and the brackets that hold the raised section to the frame.
    faces([box(0.05 + half - 0.08, apex - 0.1, 0.2, 0.13)], 'dark'),
    ...rivets(
      [
        [0.05 + half - 0.04, apex - 0.035],
        [0.05 + half + 0.08, apex - 0.035],
      ],
      0.014,
    ),
    faces([box(0, 0, 0.1, 0.06), box(2 * half, 0, 0.11, 0.09)], 'dark'),
    ...fine(faces([box(head[0] - 0.035, head[1] - 0.05, 0.07, 0.05)], 'dark')),
  ];
}
