import type { APIRoute } from 'astro';
import { allProducts, products } from '../../../catalogue/catalogue.ts';
import type { Product } from '../../../catalogue/product.ts';
import { getProductDocument } from '../../../documents/product-document.ts';

export function getStaticPaths() {
  return allProducts.map((product) => ({ params: { id: product.id }, props: { product } }));
}

/** The product's data sheet and, for towers and podiums, how to build and inspect it. */
export const GET: APIRoute<{ product: Product }> = async ({ props }) => {
  const { bytes } = await getProductDocument(props.product, products);
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'application/pdf' } });
};
