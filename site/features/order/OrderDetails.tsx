import type { TrackedOrder } from '../../../contract/order.ts';
import { OpenRegister } from './OpenRegister.tsx';
import { PurchasedItems } from './PurchasedItems.tsx';

export type OrderDetailsProps = { session: string; order: TrackedOrder };

/** The goods of an order, and the link to open a register for them. */
export function OrderDetails(known: OrderDetailsProps) {
  return (
    <>
      <PurchasedItems {...known} />
      <OpenRegister {...known} />
    </>
  );
}
