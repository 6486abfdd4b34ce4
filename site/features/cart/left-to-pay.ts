import * as v from 'valibot';
import { calls } from '../../../contract/calls.ts';
import { storageKeys } from '../../storage-keys.ts';
import type { AttemptKeeper } from './attempt-keeper.ts';

/** An attempt whose buyer has gone to pay it, with the provider's name for the payment. */
const leftToPay = v.object({ cart: v.string(), session: v.string() });

/**
 * Notes with an attempt that its buyer is off to pay. The keeper itself knows nothing of the note,
 * so that it is gone with whatever the keeper writes next: a changed cart, another attempt.
 */
export function noteLeaving(keeper: AttemptKeeper, url: string) {
  const attempt = keeper.read();
  const session = /\bcs_\w+/.exec(url)?.[0];
  if (!attempt?.cart || !session) return;
  const left = { ...attempt, session };
  keeper.keep(left);
}

/**
 * The cart, to the letter, of a buyer who left to pay and is back without having paid. Says so once;
 * says nothing where the server cannot tell. Never throws.
 */
export async function cameBackUnpaid(
  keeper: AttemptKeeper,
  storage: () => Pick<Storage, 'getItem'>,
  send = fetch,
): Promise<string | undefined> {
  try {
    const kept: unknown = JSON.parse(storage().getItem(storageKeys.checkout) ?? '{}');
    const { cart, session } = v.parse(leftToPay, kept);
    const { status } = await send(`${calls.orders}/${encodeURIComponent(session)}`);
    // There is an order, there may yet be one, there is none: anything else is no answer.
    if (![200, 202, 404].includes(status)) return;
    const attempt = keeper.read();
    if (attempt) keeper.keep(attempt);
    return status === 200 ? undefined : cart;
  } catch {
    return undefined;
  }
}
