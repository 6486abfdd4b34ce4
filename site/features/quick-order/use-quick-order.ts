import { listedProducts } from 'virtual:listed-products';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type CartItem, stockLimit } from '../cart/cart.ts';
import { stockedCart } from '../cart/stocked-cart.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { stockStore } from '../stock/stock-store.ts';
import { useLiveStocks } from '../stock/use-live-stock.ts';
import { type LineMatch, type ParsedLine, parseOrderLines } from './parse-lines.ts';
import { createProductIndex } from './product-index.ts';

/** Made when this module loads, which is when the panel first opens. */
const index = createProductIndex(listedProducts.filter(({ isTest }) => !isTest));

/** The maximum number of lines in an order. A longer list becomes a quote request. */
export const maxOrderLines = 50;
const maxTextLength = 40_000;

/** A line in the panel: the matched product, or the one the buyer has chosen for it. */
export type QuickOrderLine = {
  readonly line: ParsedLine<ListedProduct>;
  /** The text and its occurrence, so that equal lines have different keys. */
  readonly key: string;
  readonly meant?: LineMatch<ListedProduct> | undefined;
  readonly chosen: boolean;
};

/** The text, kept while the page is open. */
let draft = '';

/** The typed text, its parsed lines, and the buyer's choices for unclear lines. */
export function useQuickOrder() {
  const [text, setText] = useState(draft);
  const [choices, setChoices] = useState<ReadonlyMap<string, LineMatch<ListedProduct>>>(new Map());
  const deferredText = useDeferredValue(text);
  const read = useMemo(() => parseOrderLines(deferredText, index), [deferredText]);
  const products = useLiveStocks(listedProducts);
  const live = useMemo(() => new Map(products.map((product) => [product.id, product])), [products]);
  useEffect(() => {
    stockStore.refresh();
  }, []);

  function type(typed: string) {
    draft = typed.slice(0, maxTextLength);
    setText(draft);
  }

  const seen = new Map<string, number>();
  const lines = read.lines.map((line): QuickOrderLine => {
    const turn = (seen.get(line.text) ?? 0) + 1;
    seen.set(line.text, turn);
    const key = `${line.text}\n${turn}`;
    const choice = choices.get(key);
    const meant = choice ?? (line.kind === 'clear' ? line : undefined);
    const product = meant && (live.get(meant.product.id) ?? meant.product);
    return {
      line,
      key,
      chosen: choice !== undefined,
      meant: meant && product && { product, quantity: meant.quantity },
    };
  });
  const matchedLines = lines.filter(({ meant }) => meant && stockLimit(meant.product) > 0);

  /** Adds the matched lines to the cart, and keeps the rest. */
  function addMatched() {
    const { itemCount } = stockedCart.get().cart;
    for (const { meant } of matchedLines)
      if (meant) stockedCart.dispatch({ type: 'ADD_TO_CART', ...meant });
    type(
      lines
        .filter((each) => !matchedLines.includes(each))
        .map(({ line }) => line.text)
        .join('\n'),
    );
    setChoices(new Map());
    return stockedCart.get().cart.itemCount - itemCount;
  }

  function choose(key: string, choice: LineMatch<ListedProduct> | undefined) {
    const all = new Map(choices);
    if (choice) all.set(key, choice);
    else all.delete(key);
    setChoices(all);
  }

  return {
    text,
    type,
    lines,
    leftOut: read.leftOut,
    items: toCartItems(matchedLines),
    choose,
    addMatched,
  };
}

/** One item per product, up to its stock. */
const toCartItems = (lines: readonly QuickOrderLine[]): CartItem[] =>
  toQuoteItems(lines).map(({ product, quantity }) => ({
    product,
    quantity: Math.min(quantity, stockLimit(product)),
  }));

/** Every product in the lines with its total quantity, in stock or not. */
export function toQuoteItems(lines: readonly QuickOrderLine[]): CartItem[] {
  const items = new Map<string, CartItem>();
  for (const { meant } of lines) {
    if (!meant) continue;
    const previousQuantity = items.get(meant.product.id)?.quantity ?? 0;
    items.set(meant.product.id, {
      product: meant.product,
      quantity: previousQuantity + meant.quantity,
    });
  }
  return [...items.values()];
}
