import { type EndFrame, frameLadder, frameRungs } from '../../../plans/accessories.ts';
import { collar, tubeCap, weld } from '../../kit/fasteners.ts';
import { labelPlate } from '../../kit/plates.ts';
import { spots } from '../../kit/profiles.ts';
import {
  bothSides,
  composePlacements,
  move,
  point,
  turn,
  uprightPlacement,
  X,
  Y,
  Z,
} from '../../kit/space.ts';
import { type Builder, Workpiece } from '../../kit/workpiece.ts';

export const post = 0.0254;

/** A standing end frame: posts with spigots, and rungs at the spacing of its range. */
export function endFrame(kind: EndFrame): Builder {
  return ({ length, width }) => {
    const piece = new Workpiece();
    const x = width / 2 - post;
    const rungs = frameRungs(kind, length);
    for (const side of bothSides) {
      piece.tube('aluminium', [side * x, 0, 0], [side * x, length, 0], post, 20);
      const spigot = (up: number) => point(side * x, length + up, 0);
      piece.tube('aluminium-cast', spigot(-0.02), spigot(0.12), 0.0212, 18);
      piece.add('aluminium-cast', collar(post, 0.014, 0.004), [side * x, length - 0.006, 0]);
      piece.add('plastic-red', collar(post, 0.05, 0.005), [side * x, 0.075, 0]);
      piece.box('zinc', [0.012, 0.05, 0.01, 0.003], [side * x, 0.075, post + 0.008]);
      piece.bolts(Z, 0.005, [side * x, length + 0.06, 0.0205]);
    }
    const bead = weld(0.018);
    for (const y of rungs) {
      piece.tube('aluminium', [-x, y, 0], [x, y, 0], 0.018);
      for (const side of bothSides) {
        piece.add('aluminium-cast', bead, uprightPlacement(point(side * (x - post), y, 0), X));
      }
    }
    if (kind.ladder) addLadder(piece, width, rungs);
    else addKneeBraces(piece, x, rungs);
    const upright = composePlacements(move(x, length * 0.6, post), turn('z', Math.PI / 2));
    return piece.add('label', labelPlate(0.09), upright);
  };
}

/** Adds the inner uprights that form a ladder with some of the frame's rungs. */
function addLadder(piece: Workpiece, width: number, rungs: readonly number[]): void {
  const [low = 0, high = 0] = [rungs[0], rungs.at(-1)];
  const bead = weld(0.018);
  for (const at of frameLadder(width)) {
    const [foot, head] = [point(at, low, 0), point(at, high, 0)];
    piece.tube('aluminium', foot, head, 0.018);
    piece.add('plastic', tubeCap(0.018), uprightPlacement(head, Y));
    for (const y of rungs)
      piece.add('aluminium-cast', bead, uprightPlacement(point(at, y + 0.018, 0), Y));
  }
}

/** Adds short braces that stiffen the corners of a frame with few rungs. */
function addKneeBraces(piece: Workpiece, x: number, rungs: readonly number[]): void {
  const [low, high] = [rungs[0] ?? 0, rungs.at(-1) ?? 0];
  for (const side of bothSides) {
    for (const [rung, way] of spots(low, 1, high, -1)) {
      const [from, to] = [point(side * x, rung + way * 0.22, 0), point(side * (x - 0.24), rung, 0)];
      piece.tube('aluminium', from, to, 0.014);
    }
  }
}
