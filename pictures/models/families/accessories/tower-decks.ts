import { labelPlate } from '../../kit/plates.ts';
import { composePlacements, move, turn } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import type { Builder } from '../builder.ts';
import { deckPlank } from '../towers/planked-deck.ts';
import { platform } from '../towers/platform.ts';

/** The tower's deck, with its trapdoor ajar. */
export const trapdoorDeck: Builder = (part) => deckOf(part, 0.75);

export const plainDeck: Builder = (part) => deckOf(part);

function deckOf({ length, width }: Parameters<Builder>[0], open?: number): Workpiece {
  const kind = { metal: 'aluminium', open, screwed: true } as const;
  const deck = platform({ ...kind, width, length: length - 0.06 });
  const side = composePlacements(
    move(-width / 2 - 0.0006, -0.035, -length * 0.12),
    turn('y', -Math.PI / 2),
  );
  deck.add('label', labelPlate(0.13), side);
  // The climbing end to the right.
  return new Workpiece().join(deck, turn('y', Math.PI / 2));
}

/** One plank of a fully decked tower, as it rests on the rungs. */
export const deckPanel: Builder = ({ length, width }) =>
  new Workpiece().join(deckPlank(width, length - 0.06), turn('y', Math.PI / 2));
