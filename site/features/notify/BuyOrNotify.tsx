import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import type { NotifyDialogProps } from './NotifyDialog.tsx';

type BuyControlProps = {
  product: ListedProduct;
  size: 'small' | 'big';
  className?: string;
};

type Props = BuyControlProps & {
  /** The control that buys the product. */
  children: ReactNode;
};

/** Buys a product that is in stock, or takes an email address if not. An open form stays open if that changes. */
export function BuyOrNotify({ children, ...look }: Props) {
  const [DialogComponent, setDialogComponent] = useState<ComponentType<NotifyDialogProps>>();
  return (
    <>
      {look.product.inStock ? (
        children
      ) : (
        <NotifyButton {...look} setDialogComponent={setDialogComponent} />
      )}
      {DialogComponent && (
        <DialogComponent product={look.product} onClosed={() => setDialogComponent(undefined)} />
      )}
    </>
  );
}

type ButtonProps = BuyControlProps & {
  setDialogComponent: (dialog: () => ComponentType<NotifyDialogProps>) => void;
};

function NotifyButton({ product, size, className, setDialogComponent }: ButtonProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const isBig = size === 'big';

  // Loaded on click, because few pages have anything out of stock.
  async function openDialog() {
    try {
      const { NotifyDialog } = await import('./NotifyDialog.tsx');
      setDialogComponent(() => NotifyDialog);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
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
        onClick={openDialog}
      >
        <Icon name="bell" small={!isBig} />
        {isBig ? 'Notify When Available' : 'Notify Me'}
      </Button>
      <span role="status" className={hasFailed ? 'font-[560] text-14 text-alert' : 'sr-only'}>
        {hasFailed && "We couldn't connect. Try again in a moment."}
      </span>
    </>
  );
}
