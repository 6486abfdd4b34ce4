import type { Product } from '../../../catalogue/product.ts';
import { ToScaleDrawing } from '../drawing/ToScaleDrawing.tsx';
import { ProductSection } from './ProductSection.tsx';

export function ToScale({ product }: { product: Product }) {
  return (
    <ProductSection
      id="to-scale"
      title="To scale"
      note="Drawn from the product's own dimensions, beside a person 1.75 m tall. Millimetres."
    >
      <ToScaleDrawing product={product} />
    </ProductSection>
  );
}
