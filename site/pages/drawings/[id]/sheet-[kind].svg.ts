import type { APIRoute, GetStaticPaths } from 'astro';
import { allProducts } from '../../../../catalogue/catalogue.ts';
import type { Product } from '../../../../catalogue/product.ts';
import { sheetFile } from '../../../../pictures/drawings/sheet-file.ts';
import { svgResponse } from '../../../../pictures/drawings/svg-file.ts';

type Props = { product: Product; kind: 'wide' | 'narrow' };

/** Two files for each product that has a drawing sheet: /drawings/{id}/sheet-{kind}.svg. */
export const getStaticPaths: GetStaticPaths = () =>
  allProducts
    .filter(({ category }) => category !== 'Accessories')
    .flatMap((product) =>
      (['wide', 'narrow'] as const).map((kind) => ({
        params: { id: product.id, kind },
        props: { product, kind },
      })),
    );

export const GET: APIRoute<Props> = ({ props: { product, kind } }) =>
  svgResponse(sheetFile(product, kind));
