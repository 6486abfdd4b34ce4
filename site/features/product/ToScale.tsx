import type { Product } from '../../../catalogue/product.ts';
import { ToScaleDrawing } from '../drawing/ToScaleDrawing.tsx';
import { ProductSection } from './ProductSection.tsx';

export function ToScale({ product }: { product: Product }) {
  return (
    <ProductSection
      id="to-scale"
      title="To scale"
      note="Drawn from the product's dimensions beside a 1.75 m person. Dimensions in millimetres."
    >
      <ToScaleDrawing product={product} />
    </ProductSection>
  );
}
