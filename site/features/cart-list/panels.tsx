import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { encodeCart } from '../../../contract/cart-code.ts';
import { cartFragment, orderFragment } from '../../../contract/list-fragments.ts';
import type { TrackedOrder } from '../../../contract/order.ts';
import { loadStyleSheet } from '../../islands/load-style-sheet.ts';
import { quickOrderLink } from '../../panels.ts';
import { QuickOrder } from '../quick-order/QuickOrder.tsx';
import { ListDialog, type ListKind } from './ListDialog.tsx';
import looks from './panels.css?url';
import { openListQuote } from './quoted-list.ts';
import { SavedLists } from './SavedLists.tsx';
import { ShareCart } from './ShareCart.tsx';

/** Shows a panel at the end of the page until it is closed. A panel of the same name is replaced. */
async function mountPanel(name: string, render: (close: () => void) => ReactNode) {
  await loadStyleSheet(looks);
  document.querySelector(`[data-panel="${name}"]`)?.remove();
  const place = document.createElement('div');
  place.dataset.panel = name;
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(render(close));
}

/** Opens the cart unless it is open below the panel. */
function openCart() {
  const cart = document.querySelector<HTMLDialogElement>('dialog#cart');
  if (cart && !cart.open) cart.showModal();
}

const closeAndOpenCart = (close: () => void) => () => {
  close();
  openCart();
};

export function quickOrder() {
  if (location.hash === quickOrderLink) removeFragment();
  mountPanel('quick-order', (close) => (
    <QuickOrder onClose={close} onOpenCart={closeAndOpenCart(close)} onQuote={openListQuote} />
  ));
}

export function shareCart() {
  mountPanel('share', (close) => <ShareCart onClose={close} />);
}

export function lists(code?: string) {
  mountPanel('lists', (close) => (
    <SavedLists
      code={code}
      onClose={close}
      onOpen={(saved) => {
        close();
        showList(saved.code, 'saved', saved.name);
      }}
    />
  ));
}

/** Shows the list in a code and the actions for it. */
export function showList(code: string, kind: ListKind, name?: string) {
  mountPanel('list', (close) => {
    const end = () => {
      close();
      if (kind !== 'saved') removeFragment();
    };
    return (
      <ListDialog
        code={code}
        kind={kind}
        name={name}
        onClose={end}
        onOpenCart={closeAndOpenCart(end)}
        onSave={(saved) => {
          end();
          lists(saved);
        }}
      />
    );
  });
}

/** Shows the goods of an order at today's prices. */
export function orderAgain(lines: TrackedOrder['lines']) {
  const goods = lines.filter(({ delivery }) => !delivery);
  showList(encodeCart(goods.map((line) => ({ ...line, pence: line.unitPence }))), 'order');
}

/** Opens the panel that the fragment of the address names. */
export function openPanelFromHash() {
  const { hash } = location;
  if (hash.startsWith(cartFragment)) showList(hash.slice(cartFragment.length), 'shared');
  else if (hash.startsWith(orderFragment)) showList(hash.slice(orderFragment.length), 'order');
  else quickOrder();
}

/** Removes the fragment, so that a reload does not show the list again. */
function removeFragment() {
  history.replaceState(history.state, '', location.pathname + location.search);
}
