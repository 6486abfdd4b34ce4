import { listedProducts } from 'virtual:listed-products';
import { AddToCart } from '../cart/AddToCart.tsx';

/** Add to Cart on a part's card. The page names the part; what the cart needs of it comes on waking. */
export function AddPart({ id }: { id: string }) {
  const part = listedProducts.find((product) => product.id === id);
  // Four narrow cells abreast have room for the words alone.
  return part && <AddToCart product={part} className="px-2! sm:max-md:[&>svg]:hidden" />;
}
