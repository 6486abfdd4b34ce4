import { productById } from '../../../catalogue/catalogue.ts';
import type { Product } from '../../../catalogue/product.ts';
import type { HeroSlide } from '../../../content/hero.ts';
import { moved } from '../drawing/elevations/mark.ts';
import { elevationsOf } from '../drawing/elevations/product.ts';

/** A product in a hero picture: how far the left end of its base stands from the picture's right edge. */
type Placed = { id: string; fromRight: number; measured?: boolean };

/** One picture: its scale, what stands in it and where people stand beside it, in metres. */
export type HeroScene = {
  /** Picture units for a metre. */
  scale: number;
  products: readonly Placed[];
  people: readonly number[];
  /** Parts lie on a bench and stand at no height: they are drawn one by one instead. */
  parts?: readonly { id: string; fromRight: number; up: number; span: number }[];
};

export const heroScenes: Readonly<Record<HeroSlide['action'], HeroScene>> = {
  'access-equipment': {
    scale: 104,
    people: [4.05],
    products: [
      { id: 'calderstile-900-grp-step-ladder-8-tread', fromRight: 7.55, measured: true },
      { id: 'hawsgate-podium-steps-1-5-m-platform', fromRight: 5.75, measured: true },
      { id: 'hawsgate-250-agr-tower-3-7-m-platform', fromRight: 2.75, measured: true },
    ],
  },
  'spare-parts': {
    scale: 100,
    people: [],
    products: [],
    parts: [
      { id: 'hawsgate-castor-200-mm', fromRight: 6.05, up: 4.55, span: 2.1 },
      { id: 'garrowforge-700-jackscrew-set', fromRight: 3.6, up: 4.55, span: 2 },
      { id: 'calderstile-ladder-leveller', fromRight: 1.35, up: 4.55, span: 2.1 },
      { id: 'calderstile-inspection-tag-kit', fromRight: 6.05, up: 1.75, span: 1.6 },
      { id: 'calderstile-step-ladder-feet-set-of-4', fromRight: 3.6, up: 1.75, span: 2 },
      { id: 'hawsgate-250-trapdoor-deck-1-8-m', fromRight: 1.35, up: 1.75, span: 2.1 },
    ],
  },
  'all-equipment': {
    scale: 44,
    people: [17.1],
    products: [
      { id: 'hawsgate-podium-steps-1-5-m-platform', fromRight: 16.6 },
      { id: 'calderstile-900-grp-step-ladder-12-tread', fromRight: 14.9 },
      { id: 'garrowforge-700-tanker-access-ladder-4-8-m-platform', fromRight: 12.1 },
      { id: 'hawsgate-250-agr-tower-11-7-m-platform', fromRight: 3.5, measured: true },
    ],
  },
};

/** The products of a scene with their lines, in metres from the picture's right edge. */
export function placedIn({ products }: HeroScene) {
  return products.map(({ id, fromRight, measured = false }) => {
    const product = sceneProduct(id);
    const marks = moved(elevationsOf(product).side, -fromRight);
    return { product, measured, at: -fromRight, marks };
  });
}

export function sceneProduct(id: string): Product {
  const product = productById(id);
  if (!product) throw new Error(`a hero picture names ${id}, which the catalogue does not have`);
  return product;
}
