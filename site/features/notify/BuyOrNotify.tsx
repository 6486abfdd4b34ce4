import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import type { NotifyDialogProps } from './NotifyDialog.tsx';

type BuyLook = {
  product: ListedProduct;
  size: 'small' | 'big';
  className?: string;
};

type Props = BuyLook & {
  /** The control that buys the product. */
  children: ReactNode;
};

/** Buys a product that is in stock, or takes an email address if not. An open form stays open if that changes. */
export function BuyOrNotify({ children, ...look }: Props) {
  const [Asking, setAsking] = useState<ComponentType<NotifyDialogProps>>();
  return (
    <>
      {look.product.inStock ? children : <NotifyButton {...look} setAsking={setAsking} />}
      {Asking && <Asking product={look.product} onClosed={() => setAsking(undefined)} />}
    </>
  );
}

type ButtonProps = BuyLook & {
  setAsking: (dialog: () => ComponentType<NotifyDialogProps>) => void;
};

function NotifyButton({ product, size, className, setAsking }: ButtonProps) {
  const [lost, setLost] = useState(false);
  const isBig = size === 'big';

  // Loaded on click, because few pages have anything out of stock.
  async function ask() {
    try {
      const { NotifyDialog } = await import('./NotifyDialog.tsx');
      setAsking(() => NotifyDialog);
      setLost(false);
    } catch {
      setLost(true);
    }
  }

  return (
    <>
      <Button
        look="line"
        size={size}
        data-early=""
        aria-haspopup="dialog"
        aria-description={product.name}
        className={className}
        onClick={ask}
      >
        <Icon name="bell" small={!isBig} />
        {isBig ? 'Notify When Available' : 'Notify Me'}
      </Button>
      <span role="status" className={lost ? 'font-[560] text-14 text-alert' : 'sr-only'}>
        {lost && "We couldn't connect. Try again in a moment."}
      </span>
    </>
  );
}
