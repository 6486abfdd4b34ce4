import { listedProducts } from 'virtual:listed-products';
import { useEffect, useId, useMemo, useState } from 'react';
import { formatPrice } from '../../../catalogue/money.ts';
import { shortDay } from '../../../content/short-day.ts';
import { decodeCart } from '../../../contract/cart-code.ts';
import { Button } from '../../../ui/Button.tsx';
import { SquareButton } from '../../../ui/SquareButton.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import { paths } from '../../paths.ts';
import { createCart } from '../cart/cart.ts';
import { itemsText } from '../cart/cart-texts.ts';
import { stockedCart, useCart } from '../cart/stocked-cart.ts';
import { wrapName } from '../listed-products/product-texts.ts';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { stockStore } from '../stock/stock-store.ts';
import { useLiveStocks } from '../stock/use-live-stock.ts';
import {
  availableItems,
  availableQuantity,
  findLineChanges,
  itemsToQuote,
  type LineChange,
  type ListLine,
  toListLines,
} from './list-lines.ts';
import { openListQuote } from './quoted-list.ts';

/** Where a list comes from: decides its heading and the words for price changes. */
export type ListKind = 'shared' | 'order' | 'saved';

const texts: Readonly<Record<ListKind, { title: string; since: string; what: string }>> = {
  shared: { title: 'A cart was shared with you', since: 'when it was sent', what: 'the link' },
  order: { title: 'Order again', since: 'when you ordered', what: 'the order' },
  saved: { title: 'Saved list', since: 'when you saved it', what: 'the list' },
};

type Props = {
  code: string;
  kind: ListKind;
  /** The name of a saved list, shown instead of the usual heading. */
  name?: string | undefined;
  onClose: () => void;
  onOpenCart: () => void;
  onSave: (code: string) => void;
};

/** A list with today's prices and stock. Nothing is added to the cart without a click. */
export function ListDialog({ code, kind, name, onClose, onOpenCart, onSave }: Props) {
  const id = useId();
  const modal = useModal(onClose);
  const read = useMemo(() => decodeCart(code), [code]);
  const products = useLiveStocks(listedProducts);
  const lines = toListLines(read.lines, products);
  const { cart } = useCart();
  const [now] = useState(() => new Date());
  useEffect(() => {
    stockStore.refresh('no-cache');
  }, []);

  const items = availableItems(lines);
  const { total, itemCount } = createCart(items);
  const { title, since, what } = texts[kind];

  function add(replaces: boolean) {
    if (replaces) stockedCart.dispatch({ type: 'CLEAR_CART' });
    for (const item of items) stockedCart.dispatch({ type: 'ADD_TO_CART', ...item });
    onOpenCart();
  }

  return (
    <dialog
      closedby="any"
      aria-labelledby={`${id}-title`}
      className="compare-dialog list-dialog"
      {...modal}
    >
      <div className="flex items-center justify-between gap-4 border-ink border-b bg-plate py-3 pr-3 pl-5 md:pl-7">
        <h2 id={`${id}-title`} className="head-3 wrap-anywhere">
          {name ?? title}
        </h2>
        <SquareButton icon="close" label="Close" onClick={onClose} data-screen-only="" />
      </div>
      <div className="list-body overflow-auto overscroll-contain p-5 md:px-7">
        {lines.length === 0 ? (
          <Unreadable newer={read.newer} />
        ) : (
          <>
            <div>
              <ListTable lines={lines} since={since} />
              <p className="small my-3.5">
                Today's prices and stock, {shortDay(now)}.{' '}
                {read.unread > 0 && unreadText(read.unread, what)}
                {read.newer && ' The link is newer than this page: reload to read all of it.'}
              </p>
            </div>
            <aside className="list-sums border border-ink bg-plate">
              <div className="border-ink border-b p-5">
                <p className="label">{itemsText(itemCount)} in stock, inc VAT</p>
                <p className="figure font-semibold font-stretch-[68%] text-36">
                  {formatPrice(total)}
                </p>
                <p className="small">Delivery is added for your postcode.</p>
              </div>
              <div data-screen-only="" className="grid gap-2.5 p-5">
                <Button
                  look="signal"
                  size="big"
                  disabled={itemCount === 0}
                  onClick={() => add(false)}
                >
                  Add to my cart
                </Button>
                {cart.itemCount > 0 && (
                  <Button disabled={itemCount === 0} onClick={() => add(true)}>
                    Replace my cart, {itemsText(cart.itemCount)}
                  </Button>
                )}
                <Button
                  disabled={itemsToQuote(lines).length === 0}
                  onClick={() => openListQuote(itemsToQuote(lines))}
                >
                  Ask for a quote
                </Button>
                <Button onClick={() => print()}>Print the list</Button>
                {kind !== 'saved' && (
                  <button
                    type="button"
                    className="text-link justify-center text-14"
                    onClick={() => onSave(code)}
                  >
                    Save as a list
                  </button>
                )}
              </div>
            </aside>
          </>
        )}
      </div>
    </dialog>
  );
}

const unreadText = (unread: number, what: string) =>
  `${unread} ${unread === 1 ? 'line' : 'lines'} of ${what} could not be read and ${unread === 1 ? 'was' : 'were'} left out.`;

function Unreadable({ newer }: { newer: boolean }) {
  return (
    <div role="alert">
      <p className="head-4">This link can't be read</p>
      <p className="mt-2 text-ink-2">
        {newer
          ? 'It was made with a newer version of our website. Reload the page and open it again.'
          : 'Part of it may be missing. Ask whoever sent it to copy the whole link again.'}
      </p>
    </div>
  );
}

type TableProps = { lines: readonly ListLine[]; since: string };

function ListTable({ lines, since }: TableProps) {
  return (
    <table className="list-table">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            Product
          </th>
          {['Quantity', 'Each, inc VAT', 'Inc VAT'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <ListRow key={line.sku} line={line} since={since} />
        ))}
      </tbody>
    </table>
  );
}

function ListRow({ line, since }: { line: ListLine; since: string }) {
  const { product, sku, quantity } = line;
  const counted = availableQuantity(line);
  return (
    <tr className={counted === 0 ? 'not-counted' : undefined}>
      <td>
        {product && (
          <div className="list-picture">
            <ProductPicture product={product} use="thumb" decorative className="size-full" />
          </div>
        )}
      </td>
      <td>
        {product ? (
          <a href={paths.product(product.id)} className="title text-18 hover:underline">
            {wrapName(product.name)}
          </a>
        ) : (
          <p className="title text-18">{sku}</p>
        )}
        {product && <p className="label">{sku}</p>}
        <LineState line={line} since={since} />
      </td>
      <td className="figure text-18">{quantity}</td>
      <td>{product ? formatPrice(product.price) : '-'}</td>
      <td className="figure text-18">
        {product && counted > 0 ? formatPrice(product.price * counted) : '-'}
      </td>
    </tr>
  );
}

function LineState({ line, since }: { line: ListLine; since: string }) {
  const changes = findLineChanges(line);
  const inStock = line.product && availableQuantity(line) === line.quantity;
  return (
    <>
      {inStock && <p className="stock-line text-14">{line.product?.stockCount} in stock</p>}
      {changes.map((change) => (
        <p
          key={change.kind}
          {...(change.kind === 'sold-out' || change.kind === 'not-sold'
            ? { 'data-left': 0, className: 'stock-line text-14' }
            : { className: 'changed font-[560] text-13' })}
        >
          {changeText(change, since)}
        </p>
      ))}
    </>
  );
}

function changeText(change: LineChange, since: string): string {
  switch (change.kind) {
    case 'not-sold':
      return 'No longer sold, not counted';
    case 'sold-out':
      return 'Out of stock, not counted';
    case 'fewer':
      return `Only ${change.left} in stock, ${change.left} counted`;
    case 'repriced':
      return `was ${formatPrice(change.pence)} ${since}`;
  }
}
