import { box, grid } from '../geometry.ts';
import { discs, faces, fine, hairs, type Mark, run } from '../mark.ts';
import type { DrawPart } from './part.ts';

/** Two long boards and two short, with the clips that drop over the posts. */
export const toeboards: DrawPart = ({ length, width }) => {
  const board = (long: number, y: number): Mark[] => [
    faces([box(0, y, long, width)], 'timber'),
    hairs([
      run(0.1, y + width * 0.33, long - 0.1, y + width * 0.33),
      run(0.1, y + width * 0.66, long - 0.1, y + width * 0.66),
    ]),
    faces([box(0, y, 0.05, width), box(long - 0.05, y, 0.05, width)], 'dark'),
    faces(
      [
        box(-0.012, y + width - 0.04, 0.05, 0.065),
        box(long - 0.038, y + width - 0.04, 0.05, 0.065),
      ],
      'steel',
    ),
  ];
  const short = Math.min(1.3, length * 0.55);
  const gap = width * 1.7;
  return [
    ...board(short, gap * 3),
    ...board(short, gap * 2),
    ...board(length, gap),
    ...board(length, 0),
  ];
};

/** From above: the ply deck in its frame, the trapdoor and its catch, four hooks. */
export const trapdoorDeck: DrawPart = ({ length, width }) => {
  const door = { from: length * 0.54, to: length * 0.92 };
  return [
    faces(
      [0.06, width - 0.1].flatMap((y) => [
        box(-0.03, y, 0.08, 0.04),
        box(length - 0.05, y, 0.08, 0.04),
      ]),
      'dark',
    ),
    faces([box(0, 0, length, width)]),
    faces([box(0.04, 0.045, length - 0.08, width - 0.09)], 'timber'),
    faces([box(door.from, 0.07, door.to - door.from, width - 0.14)], 'timber'),
    hairs([
      run(
        door.from + 0.02,
        0.09,
        door.to - 0.02,
        0.09,
        door.to - 0.02,
        width - 0.09,
        door.from + 0.02,
        width - 0.09,
        door.from + 0.02,
        0.09,
      ),
    ]),
    faces(
      [0.28, 0.72].map((part) => box(door.to - 0.03, width * part - 0.03, 0.06, 0.06)),
      'steel',
    ),
    faces([box(door.from + 0.05, width / 2 - 0.05, 0.03, 0.1)], 'dark'),
    ...fine(
      discs(
        grid(
          [0.15, 0.3, 0.45].map((part) => length * part),
          [0.022, width - 0.022],
        ),
        0.008,
        'dark',
      ),
    ),
  ];
};
