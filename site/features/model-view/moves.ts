import type { IconName } from '../../../ui/Icon.tsx';
import { resetIcon, turnLeftIcon, turnRightIcon, upIcon } from './model-icons.ts';
import type { ShownModel } from './show-model.ts';

export interface Move {
  readonly name: string;
  readonly icon: IconName;
  readonly keys: readonly string[];
  readonly make: (model: ShownModel) => void;
}

/** Degrees for a press, and how many times nearer. */
const [turn, rise, nearer] = [15, 10, 1.25];

/** What can be done with a model, by button and by key. */
export const moves: readonly Move[] = [
  { name: 'Turn left', icon: turnLeftIcon, keys: ['ArrowLeft'], make: (m) => m.turn(turn, 0) },
  { name: 'Turn right', icon: turnRightIcon, keys: ['ArrowRight'], make: (m) => m.turn(-turn, 0) },
  { name: 'From higher up', icon: upIcon, keys: ['ArrowUp'], make: (m) => m.turn(0, rise) },
  { name: 'From lower down', icon: 'down', keys: ['ArrowDown'], make: (m) => m.turn(0, -rise) },
  { name: 'Zoom out', icon: 'minus', keys: ['-', '_'], make: (m) => m.zoom(1 / nearer) },
  { name: 'Zoom in', icon: 'plus', keys: ['+', '='], make: (m) => m.zoom(nearer) },
  { name: 'Reset view', icon: resetIcon, keys: ['r', 'R', 'Home'], make: (m) => m.reset() },
];
