import type { TrackedOrder } from '../../../contract/order.ts';
import { BoughtGoods } from './BoughtGoods.tsx';
import { OpenRegister } from './OpenRegister.tsx';

export type KnownOrderProps = { session: string; order: TrackedOrder };

/** What was bought, and the register that may be opened for it. */
export function KnownOrder(known: KnownOrderProps) {
  return (
    <>
      <BoughtGoods {...known} />
      <OpenRegister {...known} />
    </>
  );
}
