import { listedProducts } from 'virtual:listed-products';
import { decodeCart } from '../../../contract/cart-code.ts';
import { lateStorageKeys } from '../../late-storage-keys.ts';
import { listQuotePath, showListQuoteInPlace } from '../../quote-url.ts';
import type { CartItem } from '../cart/cart.ts';
import { encodeItems, itemsToQuote, toListLines } from './list-lines.ts';

/** Opens the quote form with a list. */
export function openListQuote(items: readonly CartItem[]) {
  try {
    sessionStorage.setItem(lateStorageKeys.quotedList, encodeItems(items));
  } catch {
    // The form opens without the list.
  }
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  showListQuoteInPlace();
  location.assign(listQuotePath);
}

/** The list that the quote form was opened with. */
export function readQuotedList(): CartItem[] {
  try {
    const { lines } = decodeCart(sessionStorage.getItem(lateStorageKeys.quotedList) ?? '');
    return itemsToQuote(toListLines(lines, listedProducts));
  } catch {
    return [];
  }
}
