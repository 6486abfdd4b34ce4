import { useEffect, useState } from 'react';
import { formatHeldStock, type HeldStock, heldStockUrl } from '../../../contract/held-stock.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';

/** The same interval as the page's stock refresh, in milliseconds. */
const refreshIntervalMs = 30_000;

/** For a sold-out product: that other buyers hold it and until when, if they do. */
export function useHeldText(product: ListedProduct, soldOut: boolean): string | undefined {
  const [words, setWords] = useState<string>();
  const { id } = product;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a product is another by its id alone
  useEffect(() => {
    if (!soldOut) return;
    let cancelled = false;
    const update = async () => {
      const held = document.hidden ? undefined : await fetchHeldByOthers(product);
      if (!cancelled && held) setWords(held.held > 0 ? formatHeldStock(held) : undefined);
    };
    update();
    const timer = setInterval(update, refreshIntervalMs);
    return () => {
      cancelled = true;
      clearInterval(timer);
      setWords(undefined);
    };
  }, [id, soldOut]);
  return words;
}

/** What other buyers hold; undefined if the server does not respond. */
async function fetchHeldByOthers(product: ListedProduct): Promise<HeldStock | undefined> {
  try {
    const answer = await fetch(heldStockUrl(product.id), { signal: AbortSignal.timeout(10_000) });
    const { held = 0, freeBy = '' }: Partial<HeldStock> = await answer.json();
    if (!answer.ok) return { held: 0, freeBy };
    // Imported here, because a page with only an Add button does not need it.
    const { browserCheckout } = await import('../checkout/checkout.ts');
    return { held: held - browserCheckout.heldQuantity(product.priceId), freeBy };
  } catch {
    return undefined;
  }
}
