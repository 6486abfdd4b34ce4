import { type CartChange, linesOf } from './cart-storage.ts';
import type { CartStore } from './cart-store.ts';

/** Whether the server sells a product that this page may not know; nothing until it has answered. */
export type IsSold = (id: string) => boolean | undefined;

/**
 * Hands over the changes for telling, once, and takes today's prices and stock as seen. Pages of two
 * builds may be open: what this one does not know goes only by the server's word, and a price is
 * told once, or the two would correct each other without end.
 */
export function createSettling({ get, rewrite }: CartStore, isSold: IsSold) {
  const repriced = new Set<string>();

  function isNews(change: CartChange): boolean {
    if (change.kind === 'no-longer-sold') return isSold(change.id) === false;
    return change.kind !== 'repriced' || !repriced.has(change.product.id);
  }

  return (): readonly CartChange[] => {
    const { cart, changes } = get();
    const news = changes.filter(isNews);
    if (news.length === 0) return news;
    const shown = linesOf(cart);
    const changed = new Set(news.map(idOf));
    rewrite((lines) =>
      lines.flatMap(
        (line) => shown.find(({ id }) => id === line.id) ?? (changed.has(line.id) ? [] : line),
      ),
    );
    for (const change of news) if (change.kind === 'repriced') repriced.add(change.product.id);
    return news;
  };
}

const idOf = (change: CartChange) => ('id' in change ? change.id : change.product.id);
