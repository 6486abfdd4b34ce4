import { domesticUseOnly, isDomestic } from '../../../catalogue/domestic.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { houseIcon, Icon } from '../../../ui/Icon.tsx';
import type { ListedProduct } from './listed-product.ts';

type Props = { product: Pick<ListedProduct, 'standardClass' | 'domestic'> };

/** The badge of a product that must not be used at work, shown before its other badges. */
export function DomesticBadge({ product }: Props) {
  return (
    isDomestic(product) && (
      <Badge solid>
        <Icon name={houseIcon} />
        {domesticUseOnly}
      </Badge>
    )
  );
}
