import { catalogueRevision, listedProducts } from 'virtual:listed-products';
import type { APIRoute } from 'astro';
import { toColumns } from '../features/listed-products/columns.ts';

/** The data that scripts need of every product. Browsers revalidate it each time. */
export const GET: APIRoute = () => {
  const products = JSON.stringify(toColumns(listedProducts));
  // A string is read faster than the same data as code.
  const script = `export const revision=${JSON.stringify(catalogueRevision)},products=JSON.parse(${JSON.stringify(products)});\n`;
  return new Response(script, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
};
