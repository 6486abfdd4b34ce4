import { productById, products } from '../../../catalogue/catalogue.ts';
import type { Product } from '../../../catalogue/product.ts';
import { CommandError } from '../command.ts';

/** The product of an id or a SKU. */
export function findProduct(typed: string): Product {
  const sku = typed.toUpperCase();
  const found = productById(typed) ?? products.find((product) => product.sku === sku);
  if (!found) throw new CommandError(`There is no product ${typed}.`);
  return found;
}
