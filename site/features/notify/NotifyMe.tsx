import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import type { NotifyDialogProps } from './NotifyDialog.tsx';

type Props = {
  product: ListedProduct;
  place: 'listing' | 'detail';
  className?: string;
  /** What stands here instead once the product is back. A form that is open then stays. */
  children: ReactNode;
};

/** Stands where Add to Cart would: buys nothing, asks where to write when the product is back. */
export function NotifyMe({ product, place, className, children }: Props) {
  const [Asking, setAsking] = useState<ComponentType<NotifyDialogProps>>();
  const [lost, setLost] = useState(false);
  const detail = place === 'detail';

  // Loaded when somebody asks: few pages have anything out of stock.
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
      {children || (
        <>
          <Button
            look="line"
            size={detail ? 'big' : 'small'}
            data-early=""
            aria-haspopup="dialog"
            aria-description={product.name}
            className={className}
            onClick={ask}
          >
            <Icon name="bell" small={!detail} />
            {detail ? 'Notify When Available' : 'Notify Me'}
          </Button>
          <span role="status" className={lost ? 'font-[560] text-14 text-alert' : 'sr-only'}>
            {lost && 'We could not be reached. Try again in a moment.'}
          </span>
        </>
      )}
      {Asking && <Asking product={product} onClosed={() => setAsking(undefined)} />}
    </>
  );
}
