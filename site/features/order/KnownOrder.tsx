import type { TrackedOrder } from '../../../contract/order.ts';
import { BoughtGoods } from './BoughtGoods.tsx';
import { OpenRegister } from './OpenRegister.tsx';

export type KnownOrderProps = { session: string; order: TrackedOrder };

/** The goods of an order, and the link to open a register for them. */
export function KnownOrder(known: KnownOrderProps) {
  return (
    <>
      <BoughtGoods {...known} />
      <OpenRegister {...known} />
    </>
  );
}
