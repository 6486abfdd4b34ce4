import * as v from 'valibot';
import { isDomestic } from './domestic.ts';
import { findHeightBand } from './height-bands.ts';
import { formatPrice } from './money.ts';
import { getStills } from './pictures.ts';
import type { Product } from './product.ts';
import { productSchema } from './product-schema.ts';
import { type Shape, shapesByFamily } from './shapes.ts';
import { getStandardRules, minTowerLoad } from './standards.ts';

/** Names the invalid records and what is wrong with each. */
export class CatalogueError extends Error {}

/** What is wrong with a record, and the field if only one is at fault. */
export type Problem = { productId: string; field?: keyof Product; message: string };

interface CheckOptions {
  /** Whether the picture at a path exists. If omitted, pictures are not checked. */
  readonly hasPicture?: (image: string) => boolean;
}

/** Throws a CatalogueError that names every invalid record. */
export function checkCatalogue(
  products: readonly Product[],
  { hasPicture }: CheckOptions = {},
): void {
  const names = new Map(products.map(({ id, name }) => [id, name]));
  const problems = [
    ...products.flatMap(validateProduct),
    ...validateAcrossProducts(products),
    ...(hasPicture ? products.flatMap((product) => missingPictures(product, hasPicture)) : []),
  ].map(({ productId, message }) => `${productId} (${names.get(productId)}): ${message}`);
  if (problems.length > 0)
    throw new CatalogueError(`The catalogue is not right.\n${problems.join('\n')}`);
}

/** What is wrong with a record on its own. */
export function validateProduct(product: Product): Problem[] {
  const productId = product.id;
  const { issues } = v.safeParse(productSchema, product);
  if (issues) {
    return issues.map((issue) => ({
      productId,
      field: issue.path?.[0].key as keyof Product,
      message: `${v.getDotPath(issue)}: ${issue.message}`,
    }));
  }
  const problems =
    product.category === 'Accessories' ? accessoryProblems(product) : equipmentProblems(product);
  return [
    ...[...problems, ...shape(product), ...stockCount(product)].map((message) => ({
      productId,
      message,
    })),
    ...salePriceProblems(product),
  ];
}

/** What is wrong between records, such as a repeated SKU. */
export function validateAcrossProducts(products: readonly Product[]): Problem[] {
  const unique = ['id', 'sku', 'priceId', 'description'] as const;
  return [
    ...unique.flatMap((field) => duplicateProblems(products, field)),
    ...unknownModelProblems(products),
  ];
}

function missingPictures(
  { id, image }: Product,
  hasPicture: NonNullable<CheckOptions['hasPicture']>,
): Problem[] {
  const stills = Object.values(getStills(id)).map(({ file }) => `/pictures/${file}`);
  return [...new Set([image, ...stills])]
    .filter((each) => !hasPicture(each))
    .map((each) => ({ productId: id, message: `no picture at ${each}` }));
}

function* shape({ family, shape }: Product): Generator<string> {
  const known: readonly Shape[] = shapesByFamily[family];
  if (!known.includes(shape)) yield `${shape} is no shape of the family ${family}`;
}

function* stockCount({ inStock, stockCount }: Product): Generator<string> {
  if (inStock !== stockCount > 0) yield `in stock is ${inStock} with ${stockCount} in stock`;
}

function* salePriceProblems({ id, price, originalPrice }: Product): Generator<Problem> {
  if (originalPrice === undefined || originalPrice > price) return;
  yield {
    productId: id,
    field: 'originalPrice',
    message: `The former price (${formatPrice(originalPrice)}) must be higher than the price (${formatPrice(price)}).`,
  };
}

function* accessoryProblems(product: Product): Generator<string> {
  if (product.family !== 'accessories') yield `an accessory of the family ${product.family}`;
  if (product.height !== 0) yield 'an accessory has a height other than 0';
  if (product.loadRating !== 0) yield 'an accessory has a load rating other than 0';
  if (product.standard !== undefined) yield 'an accessory names a standard';
  if (!product.compatibleWith?.length && !product.isTest) yield 'an accessory that fits nothing';
}

function* equipmentProblems(product: Product): Generator<string> {
  const { brand, name, family, height, length, loadRating, standard, standardClass } = product;
  if (family === 'accessories') yield 'of the family accessories but not an accessory';
  if (isDomestic(product) !== name.startsWith(`${brand} Home `))
    yield 'a name begins with Home after the brand where its class is for the home, and nowhere else';
  if (findHeightBand(height) === undefined)
    yield `A height of ${height} m is in none of the shop’s height bands.`;
  if (standard === undefined) {
    yield 'names no standard';
    return;
  }
  const { load, tallest } = getStandardRules(standard);
  if (loadRating === 0 || (load !== undefined && loadRating !== load))
    yield `load rating ${loadRating} kg does not go with ${standard}`;
  if (height > tallest) yield `A height of ${height} m is over the ${tallest} m of ${standard}.`;
  if (standard === 'EN 1004-1' && loadRating < minTowerLoad(product)) {
    yield `load rating ${loadRating} kg is too low for ${standardClass} on a ${length} m deck`;
  }
}

function duplicateProblems(products: readonly Product[], field: keyof Product): Problem[] {
  const groups = Map.groupBy(products, (product) => product[field]);
  return [...groups]
    .filter(([, duplicates]) => duplicates.length > 1)
    .flatMap(([value, duplicates]) => {
      const message = `${duplicates.map(({ id }) => id).join(' and ')} share the ${field} ${value}`;
      return duplicates.map(({ id }) => ({ productId: id, field, message }));
    });
}

function unknownModelProblems(products: readonly Product[]): Problem[] {
  const models = new Set(products.map((product) => `${product.family}/${product.model}`));
  return products.flatMap(({ id, fitsModels = [], compatibleWith }) =>
    fitsModels
      .filter((model) => !compatibleWith?.some((family) => models.has(`${family}/${model}`)))
      .map((model) => ({
        productId: id,
        message: `fits the model "${model}", which none of its families has`,
      })),
  );
}
