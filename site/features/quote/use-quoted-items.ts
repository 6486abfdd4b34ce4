import { useEffect, useState } from 'react';
import type { CartItem } from '../cart/cart.ts';
import { leastQuoted } from './quantity-band.ts';
import { quoteAsked, readQuoteAddress } from './quote-address.ts';

/** What the address asks a quote for: the cart's lines or one product. It loads only then. */
export function useQuotedItems() {
  const [items, setItems] = useState<readonly CartItem[]>([]);
  useEffect(() => {
    const take = async () => setItems(await itemsAskedFor(location.search));
    take();
    addEventListener(quoteAsked, take);
    return () => removeEventListener(quoteAsked, take);
  }, []);
  function setQuantity(id: string, quantity: number) {
    setItems((all) => all.map((item) => (item.product.id === id ? { ...item, quantity } : item)));
  }
  return { items, setQuantity, leaveOut: () => setItems([]) };
}

async function itemsAskedFor(search: string): Promise<readonly CartItem[]> {
  const { fromCart, productId, quantity = leastQuoted } = readQuoteAddress(search);
  if (fromCart) {
    const { askedCart } = await import('../cart/stocked-cart.ts');
    return (await askedCart()).cart.items;
  }
  if (productId === undefined) return [];
  const { listedProducts } = await import('virtual:listed-products');
  return listedProducts
    .filter(({ id }) => id === productId)
    .map((product) => ({ product, quantity }));
}
