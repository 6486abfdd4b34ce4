import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { minQuoteQuantity, toQuotableQuantity } from '../../quantity-band.ts';
import { productQuotePath } from '../../quote-url.ts';
import { withErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { BuyOrNotify } from '../notify/BuyOrNotify.tsx';
import { Price } from '../price/Price.tsx';
import { useLiveStock } from '../stock/use-live-stock.ts';
import { quantityLimitedText, useAddToCart } from './use-add-to-cart.ts';
import { useHeldText } from './use-held-text.ts';

type Props = {
  /** Passed whole to the cart. */
  product: ListedProduct;
};

/** The product page's large button with a quantity field, or Notify Me if the product is out of stock. */
export const AddWithQuantity = withErrorBoundary(function AddWithQuantity({
  product: built,
}: Props) {
  const product = useLiveStock(built);
  const heldText = useHeldText(product, !product.inStock);
  return (
    <>
      <p role="status" className={heldText ? 'mb-3 text-pretty text-14' : 'sr-only'}>
        {heldText}
      </p>
      <BuyOrNotify product={product} size="big" className="max-sm:w-full">
        <QuantityAndButton product={product} />
      </BuyOrNotify>
    </>
  );
});

function QuantityAndButton({ product }: Props) {
  const stock = product.stockCount;
  /** The last quantity entered, which may exceed the stock. */
  const [enteredQuantity, setEnteredQuantity] = useState(1);
  const quantity = Math.min(enteredQuantity, stock);
  /** Why less was added than was requested, until the quantity changes. */
  const [shortfall, setShortfall] = useState<string>();
  const { state, words, add } = useAddToCart(product);
  const exceedsStock = enteredQuantity > stock;
  const limitMessage = exceedsStock ? quantityLimitedText(stock) : shortfall;

  function changeQuantity(wanted: number) {
    setEnteredQuantity(wanted);
    setShortfall(undefined);
  }

  function addToCart() {
    const outcome = add(quantity);
    setEnteredQuantity(quantity);
    setShortfall(outcome.limited ? outcome.words : undefined);
  }

  const button = {
    look: state === 'added' ? 'good' : 'signal',
    'data-early': '',
    onClick: addToCart,
    children: (
      <>
        {state === 'added' && <Icon name="check" />}
        {state === 'added' && 'Added to Cart!'}
        {state === 'full' && `Only ${stock} in stock`}
        {state === 'idle' && 'Add to Cart'}
      </>
    ),
  } as const;

  return (
    <div className="buy-row grid grid-cols-[136px_1fr] gap-x-3 gap-y-2">
      <Stepper label="Quantity" value={quantity} min={1} max={stock} onChange={changeQuantity} />
      <Button {...button} size="big" className="max-sm:px-3" />
      <p
        role="status"
        className={limitMessage ? 'col-span-full font-[560] text-14 text-alert' : 'sr-only'}
      >
        {limitMessage ?? words}
      </p>
      {exceedsStock && <QuoteInstead product={product} wanted={enteredQuantity} />}
      {/* A bar for touch screens, hidden from keyboard and screen reader users, who have the button above. */}
      <div className="buy-bar" aria-hidden>
        <p className="min-w-0">
          {quantity > 1 && `${quantity} × `}
          <Price pence={product.price} className="text-22" />
        </p>
        <Button {...button} tabIndex={-1} className="h-full flex-none px-4! font-stretch-[80%]!" />
      </div>
    </div>
  );
}

/** Offers a quote for more than the stock. Quotes have a minimum quantity. */
function QuoteInstead({ product, wanted }: Props & { wanted: number }) {
  const quantity = wanted < minQuoteQuantity ? undefined : toQuotableQuantity(wanted);
  return (
    <p className="col-span-full -mt-2 text-14">
      Need more than {product.stockCount}?{' '}
      <TextLink href={productQuotePath(product.id, quantity)}>
        Get a quote {quantity ? `for ${quantity}` : `for ${minQuoteQuantity} or more`}
      </TextLink>
    </p>
  );
}
