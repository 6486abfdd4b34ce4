import type { ComponentProps } from 'react';
import { CompareToggle } from './CompareToggle.tsx';
// Which ids are products: an id that is none must not take up room.
import './compared-products.ts';

/** The toggle by itself, where no listing around it knows the products. */
export function CompareThis(props: ComponentProps<typeof CompareToggle>) {
  return <CompareToggle {...props} />;
}
