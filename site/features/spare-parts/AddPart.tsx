import { listedProducts } from 'virtual:listed-products';
import { AddToCart } from '../cart/AddToCart.tsx';

/** Add to Cart on a part's card. The page passes only the id; the product data is loaded on hydration. */
export function AddPart({ id }: { id: string }) {
  const part = listedProducts.find((product) => product.id === id);
  // With four narrow cells in a row there is only room for the text.
  return part && <AddToCart product={part} className="px-2! sm:max-md:[&>svg]:hidden" />;
}
