import { useEffect, useState } from 'react';
import { type HeldStock, heldStockOf, heldWords } from '../../../contract/held-stock.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';

/** The same interval as the page's stock refresh, in milliseconds. */
const every = 30_000;

/** For a sold-out product: that other buyers hold it and until when, if they do. */
export function useHeldText(product: ListedProduct, soldOut: boolean): string | undefined {
  const [words, setWords] = useState<string>();
  const { id } = product;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a product is another by its id alone
  useEffect(() => {
    if (!soldOut) return;
    let over = false;
    const look = async () => {
      const held = document.hidden ? undefined : await heldByOthers(product);
      if (!over && held) setWords(held.held > 0 ? heldWords(held) : undefined);
    };
    look();
    const timer = setInterval(look, every);
    return () => {
      over = true;
      clearInterval(timer);
      setWords(undefined);
    };
  }, [id, soldOut]);
  return words;
}

/** What other buyers hold; undefined if the server does not respond. */
async function heldByOthers(product: ListedProduct): Promise<HeldStock | undefined> {
  try {
    const answer = await fetch(heldStockOf(product.id), { signal: AbortSignal.timeout(10_000) });
    const { held = 0, freeBy = '' }: Partial<HeldStock> = await answer.json();
    if (!answer.ok) return { held: 0, freeBy };
    // Imported here, because a page with only an Add button does not need it.
    const { browserCheckout } = await import('../checkout/checkout.ts');
    return { held: held - browserCheckout.heldQuantity(product.priceId), freeBy };
  } catch {
    return undefined;
  }
}
