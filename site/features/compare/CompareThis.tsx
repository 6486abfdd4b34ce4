import type { ComponentProps } from 'react';
import { CompareToggle } from './CompareToggle.tsx';
// Says which ids are products, so that an unknown id takes up no room.
import './compared-products.ts';

/** The toggle alone, for pages without a listing that knows the products. */
export function CompareThis(props: ComponentProps<typeof CompareToggle>) {
  return <CompareToggle {...props} />;
}
