import { listedProducts } from 'virtual:listed-products';
import { readCartCode } from '../../../contract/cart-code.ts';
import { lateStorageKeys } from '../../late-storage-keys.ts';
import { askQuoteForList, quoteForList } from '../../quote-address.ts';
import type { CartItem } from '../cart/cart.ts';
import { codeOf, itemsToQuote, listLines } from './list-lines.ts';

/** Opens the quote form with a list. */
export function quoteList(items: readonly CartItem[]) {
  try {
    sessionStorage.setItem(lateStorageKeys.quotedList, codeOf(items));
  } catch {
    // The form opens without the list.
  }
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  askQuoteForList();
  location.assign(quoteForList);
}

/** The list that the quote form was opened with. */
export function quotedList(): CartItem[] {
  try {
    const { lines } = readCartCode(sessionStorage.getItem(lateStorageKeys.quotedList) ?? '');
    return itemsToQuote(listLines(lines, listedProducts));
  } catch {
    return [];
  }
}
