import type { PlaceProps } from './frame.ts';
import { box, run, uprights } from './paths.ts';
import { Cut, Fine, Shade } from './tones.tsx';

type Props = PlaceProps & {
  /** From joint to joint, where the floor is laid in slabs. */
  slab?: number;
};

/** The floor everything stands on, cut through. */
export function Ground({ frame, slab }: Props) {
  const { left, right, bottom, unit } = frame;
  return (
    <>
      <Shade d={box(left, bottom, right - left, -bottom)} />
      {slab && (
        <Fine
          d={
            uprights(left, right, slab, bottom / 2, 0) +
            run([left, bottom / 2], [right, bottom / 2])
          }
        />
      )}
      <Cut d={box(left, -4 * unit, right - left, 4 * unit)} />
    </>
  );
}
