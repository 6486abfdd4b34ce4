import type { APIRoute, GetStaticPaths } from 'astro';
import { allProducts, products } from '../../../../catalogue/catalogue.ts';
import type { Product } from '../../../../catalogue/product.ts';
import { findRelatedProducts } from '../../../../catalogue/related.ts';
import { elevationFile, elevationPath } from '../../../../pictures/drawings/elevation-cell.ts';
import { svgResponse } from '../../../../pictures/drawings/svg-file.ts';
import { relatedScale } from '../../../features/product/related-scale.ts';

type DrawnProduct = { product: Product; scale: number };

/** A file for each product and scale that a row draws it to: /drawings/{id}/row-{scale}.svg. */
export const getStaticPaths: GetStaticPaths = () => {
  const drawn = allProducts.filter(({ heightKind }) => heightKind !== 'size').flatMap(relatedDrawn);
  const files = new Map(drawn.map((each) => [elevationPath(each.product, each.scale), each]));
  return [...files.values()].map((props) => ({
    params: { id: props.product.id, scale: String(props.scale) },
    props,
  }));
};

function relatedDrawn(of: Product): DrawnProduct[] {
  const related = findRelatedProducts(of, products);
  return related.map((product) => ({ product, scale: relatedScale(related) }));
}

export const GET: APIRoute<DrawnProduct> = ({ props: { product, scale } }) =>
  svgResponse(elevationFile(product, scale));
