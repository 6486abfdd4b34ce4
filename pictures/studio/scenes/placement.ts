import { move, placed, turn } from '../../models/kit/space.ts';
import type { Stand } from './scene.ts';

const radians = Math.PI / 180;

/** Where a product stands, as the sixteen numbers of a matrix, column after column. */
export function placementOf({ at, turn: degrees = 0, lay = 0 }: Stand): readonly number[] {
  return placed(move(...at), turn('y', degrees * radians), turn('x', -lay * radians)).elements;
}
