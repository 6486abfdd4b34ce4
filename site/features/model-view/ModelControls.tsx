import { useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { type Move, moves } from './ModelView.tsx';
import type { ShownModel } from './show-model.ts';

type Props = {
  model: ShownModel;
  onMove: (move: Move) => void;
  /** Announces changes to screen readers. */
  announce: (words: string) => void;
  onClose: () => void;
};

const cell = 'grid size-11 place-items-center bg-plate hover:bg-paper';

/** Every gesture on the model, as a button. */
export function ModelControls({ model, onMove, announce, onClose }: Props) {
  const [hasPerson, setHasPerson] = useState(false);
  function togglePerson() {
    model.showPerson(!hasPerson);
    announce(hasPerson ? 'Person hidden' : 'Person 1.75 m tall shown');
    setHasPerson(!hasPerson);
  }
  return (
    <>
      <button
        type="button"
        aria-pressed={hasPerson}
        onClick={togglePerson}
        className="absolute top-0 left-0 inline-flex min-h-11 items-center gap-2.5 border-line border-r border-b bg-plate px-3.5 font-semibold text-14 hover:bg-paper"
      >
        <span
          className={`grid size-4.5 place-items-center border border-ink ${hasPerson ? 'bg-ink text-paper' : ''}`}
        >
          {hasPerson && <Icon name="check" small />}
        </span>
        Person 1.75 m
      </button>
      <button
        type="button"
        onClick={onClose}
        className="absolute top-0 right-0 inline-flex min-h-11 items-center gap-2 border-line border-b border-l bg-plate px-3.5 font-semibold text-14 hover:bg-paper"
      >
        <Icon name="close" small />
        Pictures
      </button>
      <p className="label pointer-events-none absolute bottom-1 left-3.5 max-lg:hidden pointer-coarse:hidden">
        Drag to turn. To zoom, click it
        <br /> and scroll, or hold Ctrl and scroll.
      </p>
      <div className="absolute right-0 bottom-0 flex border-line border-t *:border-line *:border-l">
        {moves.map((move) => (
          <button
            key={move.name}
            type="button"
            aria-label={move.name}
            onClick={() => onMove(move)}
            className={cell}
          >
            <Icon name={move.icon} />
          </button>
        ))}
      </div>
    </>
  );
}
