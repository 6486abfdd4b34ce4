import { useEffect, useState } from 'react';
import { minQuoteQuantity } from '../../quantity-band.ts';
import { parseQuoteQuery, quoteRequestedEvent } from '../../quote-url.ts';
import type { CartItem } from '../cart/cart.ts';

/** The items that the address requests a quote for: the cart, a list or one product. Loaded on demand. */
export function useQuotedItems() {
  const [items, setItems] = useState<readonly CartItem[]>([]);
  const [fromCart, setFromCart] = useState(false);
  useEffect(() => {
    const loadItems = async () => {
      const request = parseQuoteQuery(location.search);
      setFromCart(request.fromCart);
      setItems(await loadRequestedItems(request));
    };
    loadItems();
    addEventListener(quoteRequestedEvent, loadItems);
    return () => removeEventListener(quoteRequestedEvent, loadItems);
  }, []);
  function setQuantity(id: string, quantity: number) {
    setItems((all) => all.map((item) => (item.product.id === id ? { ...item, quantity } : item)));
  }
  return { items, fromCart, setQuantity, clearItems: () => setItems([]) };
}

async function loadRequestedItems({
  fromCart,
  fromList,
  productId,
  quantity = minQuoteQuantity,
}: ReturnType<typeof parseQuoteQuery>): Promise<readonly CartItem[]> {
  if (fromCart) {
    const { loadFreshCart } = await import('../cart/stocked-cart.ts');
    return (await loadFreshCart()).cart.items;
  }
  if (fromList) {
    const { readQuotedList } = await import('../cart-list/quoted-list.ts');
    return readQuotedList();
  }
  if (productId === undefined) return [];
  const { listedProducts } = await import('virtual:listed-products');
  return listedProducts
    .filter(({ id }) => id === productId)
    .map((product) => ({ product, quantity }));
}
