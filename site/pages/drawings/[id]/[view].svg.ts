import type { APIRoute, GetStaticPaths } from 'astro';
import { allProducts } from '../../../../catalogue/catalogue.ts';
import type { Product } from '../../../../catalogue/product.ts';
import { type View, views } from '../../../../catalogue/views.ts';
import { platePicture } from '../../../../pictures/drawings/plate.ts';
import { svgFile, svgResponse } from '../../../../pictures/drawings/svg-file.ts';

type Props = { product: Product; view: View };

/** A file for each product and view: /drawings/{id}/{view}.svg. */
export const getStaticPaths: GetStaticPaths = () =>
  allProducts.flatMap((product) =>
    views.map((view) => ({ params: { id: product.id, view }, props: { product, view } })),
  );

export const GET: APIRoute<Props> = ({ props: { product, view } }) =>
  svgResponse(svgFile(platePicture(product, view)));
