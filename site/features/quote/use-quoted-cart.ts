import { useEffect, useState } from 'react';
import type { CartItem } from '../cart/cart.ts';
import { quoteAsked, readQuoteAddress } from './quote-address.ts';

/** The cart's lines, where the address asks for a quote on them. The cart loads only then. */
export function useQuotedCart() {
  const [items, setItems] = useState<readonly CartItem[]>([]);
  useEffect(() => {
    const take = async () => {
      if (!readQuoteAddress(location.search).fromCart) return;
      const { askedCart } = await import('../cart/stocked-cart.ts');
      setItems((await askedCart()).cart.items);
    };
    take();
    addEventListener(quoteAsked, take);
    return () => removeEventListener(quoteAsked, take);
  }, []);
  return { items, leaveOut: () => setItems([]) };
}
