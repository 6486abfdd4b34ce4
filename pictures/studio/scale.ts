import { createHash } from 'node:crypto';
import type { Front } from './picture/scale-picture.ts';
import type { Shot } from './shot.ts';

/** Raise it when the person or the layout beside the product changes. */
const scaleVersion = 1;

/** The name of the picture that is made from a front shot with a person beside it. */
export function scaleStem({ stem }: Pick<Shot, 'stem'>): string {
  return createHash('sha256').update(`scale ${scaleVersion} ${stem}`).digest('hex').slice(0, 12);
}

/** What of a front shot the person is measured by. */
export function frontOf({ crop, plane }: Pick<Shot, 'crop' | 'plane'>): Front {
  if (!plane) throw new Error('Only a whole product stands beside a person');
  const [left, top, right, bottom] = crop;
  return { left, top, right, bottom, ...plane };
}
