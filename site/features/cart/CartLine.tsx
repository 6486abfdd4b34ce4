import {
  exVat as exVatOf,
  formatPrice,
  formatSaving,
  type Pence,
} from '../../../catalogue/money.ts';
import { Stepper } from '../../../ui/Stepper.tsx';
import { paths } from '../../paths.ts';
import { DomesticBadge } from '../listed-products/DomesticBadge.tsx';
import { getCardFigures, wrapName } from '../listed-products/product-texts.ts';
import { BuyOrNotify } from '../notify/BuyOrNotify.tsx';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { withStock } from '../stock/use-live-stock.ts';
import type { CartItem } from './cart.ts';
import { useHeldText } from './use-held-text.ts';

type Props = {
  item: CartItem;
  /** The line's price without VAT, rounded so that the lines add up to the total. */
  exVat: Pence;
  /** How many this buyer can have, including any they hold themselves. */
  remaining: number;
  /** The buyer requested more than is left. */
  limited: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

export function CartLine({ item, exVat, remaining, limited, onQuantity, onRemove }: Props) {
  const { product, quantity } = item;
  const [mainFigure] = getCardFigures(product);
  const soldOut = remaining <= 0;
  const heldText = useHeldText(product, soldOut);
  return (
    <li className="grid grid-cols-[88px_1fr] gap-4 border-line border-b py-4.5 sm:grid-cols-[112px_1fr] sm:gap-5 sm:py-6">
      <div className="h-26 border border-line bg-plate sm:h-32">
        <ProductPicture product={product} use="thumb" decorative className="size-full" />
      </div>
      <div className="min-w-0">
        <h3 className="title text-18">
          <a href={paths.product(product.id)} className="hover:underline">
            {wrapName(product.name)}
          </a>
        </h3>
        <p className="label mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <DomesticBadge product={product} />
          <span>{product.sku}</span>
          {mainFigure && (
            <span>
              {mainFigure.name} {mainFigure.value}
            </span>
          )}
        </p>
        <div className="mt-3.5 flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
          {soldOut && (
            <p className="font-[560] text-alert">{heldText ? 'Unavailable' : 'Sold out'}</p>
          )}
          <BuyOrNotify product={withStock(product, remaining)} size="small">
            <Stepper
              label={`Quantity of ${product.name}`}
              value={quantity}
              min={0}
              max={remaining}
              onChange={onQuantity}
              className="w-31 sm:w-34"
            />
            <LinePrice {...item} exVat={exVat} />
          </BuyOrNotify>
        </div>
        {heldText && <p className="mt-1.5 text-pretty text-14">{heldText}</p>}
        {!soldOut && (
          <Limit
            item={item}
            remaining={remaining}
            limited={limited}
            onLower={() => onQuantity(remaining)}
          />
        )}
        <button
          type="button"
          data-remove-line={product.id}
          onClick={onRemove}
          className="-mb-2.5 inline-flex min-h-11 items-center text-14 text-ink-2 underline hover:decoration-2"
        >
          Remove<span className="sr-only"> {product.name}</span>
        </button>
      </div>
    </li>
  );
}

type LimitProps = { item: CartItem; remaining: number; limited: boolean; onLower: () => void };

/** Shows the stock limit. If stock ran out while items were in the cart, the buyer lowers the quantity. */
function Limit({ item: { product, quantity }, remaining, limited, onLower }: LimitProps) {
  const messageClass = 'font-[560] text-14 text-alert';
  if (remaining < quantity) {
    return (
      <p className={`flex flex-wrap items-center gap-x-4 ${messageClass}`}>
        Only {remaining} left
        <button
          type="button"
          onClick={onLower}
          className="inline-flex min-h-11 items-center text-ink underline hover:decoration-2"
        >
          Change to {remaining}
          <span className="sr-only"> of {product.name}</span>
        </button>
      </p>
    );
  }
  if (!limited) return null;
  return <p className={`mt-1.5 ${messageClass}`}>Only {remaining} in stock</p>;
}

/** With or without VAT, as the switch is set. The foot of the cart shows both, and the amount charged. */
function LinePrice({ product, quantity, exVat }: CartItem & Pick<Props, 'exVat'>) {
  const saved = product.originalPrice ? (product.originalPrice - product.price) * quantity : 0;
  return (
    <p className="ml-auto text-right">
      <span className="figure block text-22">
        <PriceByVatChoice pence={product.price * quantity} exVat={exVat} />
      </span>
      <span className="label block" data-price="ex">
        ex VAT
      </span>
      {quantity > 1 && (
        <span className="label block">
          <PriceByVatChoice
            pence={product.price}
            format={(price) => `${formatPrice(price)} each`}
          />
        </span>
      )}
      {saved > 0 && (
        <span className="label block">
          <PriceByVatChoice pence={saved} format={(price) => `Save ${formatSaving(price)}`} />
        </span>
      )}
    </p>
  );
}

type AmountProps = { pence: Pence; exVat?: Pence; format?: typeof formatPrice };

function PriceByVatChoice({ pence, exVat = exVatOf(pence), format = formatPrice }: AmountProps) {
  return (
    <>
      <span data-price="inc">{format(pence)}</span>
      <span data-price="ex">{format(exVat)}</span>
    </>
  );
}
