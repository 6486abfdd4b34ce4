import { useEffect, useState } from 'react';
import { leastQuoted } from '../../quantity-band.ts';
import { quoteAsked, readQuoteAddress } from '../../quote-address.ts';
import type { CartItem } from '../cart/cart.ts';

/** The items that the address requests a quote for: the cart, a list or one product. Loaded on demand. */
export function useQuotedItems() {
  const [items, setItems] = useState<readonly CartItem[]>([]);
  const [fromCart, setFromCart] = useState(false);
  useEffect(() => {
    const take = async () => {
      const asked = readQuoteAddress(location.search);
      setFromCart(asked.fromCart);
      setItems(await itemsAskedFor(asked));
    };
    take();
    addEventListener(quoteAsked, take);
    return () => removeEventListener(quoteAsked, take);
  }, []);
  function setQuantity(id: string, quantity: number) {
    setItems((all) => all.map((item) => (item.product.id === id ? { ...item, quantity } : item)));
  }
  return { items, fromCart, setQuantity, leaveOut: () => setItems([]) };
}

async function itemsAskedFor({
  fromCart,
  fromList,
  productId,
  quantity = leastQuoted,
}: ReturnType<typeof readQuoteAddress>): Promise<readonly CartItem[]> {
  if (fromCart) {
    const { askedCart } = await import('../cart/stocked-cart.ts');
    return (await askedCart()).cart.items;
  }
  if (fromList) {
    const { quotedList } = await import('../cart-list/quoted-list.ts');
    return quotedList();
  }
  if (productId === undefined) return [];
  const { listedProducts } = await import('virtual:listed-products');
  return listedProducts
    .filter(({ id }) => id === productId)
    .map((product) => ({ product, quantity }));
}
