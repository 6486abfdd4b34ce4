import { Icon } from '../../ui/Icon.tsx';
import { CartCount } from './Header.tsx';

/** Stands at hand while the header's own cart is out of sight. */
export function FloatingCart() {
  return (
    <button
      type="button"
      data-screen-only=""
      command="show-modal"
      commandfor="cart"
      className="float-in floating-cart"
    >
      <Icon name="cart" />
      <span className="sr-only">Cart</span>
      <CartCount className="-top-2 right-0.5 absolute" />
    </button>
  );
}
