import type { Product } from '../../../../catalogue/product.ts';
import type { DrawPart } from '../elevations.ts';
import { box, grid, horizontalLines } from '../geometry.ts';
import { discs, faces, fine, hairs, type Mark, type Run, run } from '../mark.ts';

/** From above: the ply deck in its frame, the trapdoor and its catch, four hooks. */
export const trapdoorDeck: DrawPart = ({ length, width }) => {
  const [from, to] = [length * 0.54, length * 0.92];
  const [left, right, low, high] = [from + 0.02, to - 0.02, 0.09, width - 0.09];
  const hinges = [0.28, 0.72].map((part) => box(to - 0.03, width * part - 0.03, 0.06, 0.06));
  return [
    ...deckTop({ length, width }),
    faces([box(from, 0.07, to - from, width - 0.14)], 'timber'),
    hairs([run(left, low, right, low, right, high, left, high, left, low)]),
    faces(hinges, 'steel'),
    faces([box(from + 0.05, width / 2 - 0.05, 0.03, 0.1)], 'dark'),
  ];
};

/** From above: a deck's frame and boards, its rivets and four hooks. */
function deckTop({ length, width }: Pick<Product, 'length' | 'width'>): Mark[] {
  const rivets = grid(
    [0.15, 0.3, 0.45].map((part) => length * part),
    [0.022, width - 0.022],
  );
  return [
    faces(hooksOf(length, [0.06, width - 0.1]), 'dark'),
    faces([box(0, 0, length, width)]),
    faces([box(0.04, 0.045, length - 0.08, width - 0.09)], 'timber'),
    ...fine(discs(rivets, 0.008, 'dark')),
  ];
}

function hooksOf(length: number, ys: readonly number[]): Run[] {
  return ys.flatMap((y) => [-0.03, length - 0.05].map((x) => box(x, y, 0.08, 0.04)));
}

export const plainDeck: DrawPart = (part) => deckTop(part);

/** From above: one ribbed plank on its hooks. */
export const deckPanel: DrawPart = ({ length, width }) => {
  const ribs = [0.2, 0.4, 0.6, 0.8].map((part) => width * part);
  return [
    faces(hooksOf(length, [width * 0.2 - 0.02, width * 0.8 - 0.02]), 'dark'),
    faces([box(0, 0, length, width)]),
    hairs(horizontalLines(ribs, 0.03, length - 0.03)),
  ];
};
