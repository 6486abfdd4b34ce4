import { Icon } from '../ui/Icon.tsx';
import { CartCount } from './Header.tsx';

/** Stands at hand while the header's own cart is out of sight. */
export function FloatingCart() {
  return (
    <button
      type="button"
      data-screen-only=""
      command="show-modal"
      commandfor="cart"
      className="float-in fixed right-4 bottom-4 z-10 grid size-15 place-items-center rounded-control border border-paper bg-ink text-paper md:right-6 md:bottom-6"
    >
      <Icon name="cart" />
      <span className="sr-only">Cart</span>
      <CartCount className="-top-2 -right-1.5 absolute" />
    </button>
  );
}
