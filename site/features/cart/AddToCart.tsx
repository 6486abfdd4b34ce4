import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { BuyOrNotify } from '../notify/BuyOrNotify.tsx';
import { useLiveStock } from '../stock/use-live-stock.ts';
import { useAddToCart } from './use-add-to-cart.ts';

type Props = {
  /** Passed whole to the cart. */
  product: ListedProduct;
  className?: string;
};

/** A card's small button. Adds one if the product is in stock, otherwise offers a restock email. */
export function AddToCart({ product: built, className }: Props) {
  const product = useLiveStock(built);
  return (
    <BuyOrNotify product={product} size="small" className={className}>
      <AddOne product={product} className={className} />
    </BuyOrNotify>
  );
}

function AddOne({ product, className }: Props) {
  const { state, words, add } = useAddToCart(product);
  return (
    <>
      <Button
        look="ink"
        size="small"
        data-early=""
        aria-description={product.name}
        className={className}
        onClick={() => add(1)}
      >
        {state !== 'full' && <Icon name={state === 'added' ? 'check' : 'cart'} small />}
        {state === 'added' && 'Added!'}
        {state === 'full' && `Only ${product.stockCount} in stock`}
        {state === 'idle' && 'Add to Cart'}
      </Button>
      <span role="status" className="sr-only">
        {words}
      </span>
    </>
  );
}
