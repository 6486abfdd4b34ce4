import { lengthWithStair, widthWithStabilisers } from '../catalogue/floor-space.ts';
import { placeOf } from '../catalogue/indoor-only.ts';
import { exactMetres, kilograms, metres } from '../catalogue/measures.ts';
import { heightLabels, type Product } from '../catalogue/product.ts';
import type { Standard } from '../catalogue/standards.ts';
import { widthName } from '../catalogue/width-name.ts';
import { planOf } from '../pictures/plans/plans.ts';

interface SpecificationRow {
  readonly name: string;
  readonly value: string;
  readonly highlight?: boolean;
}

interface SpecificationTable {
  readonly caption: string;
  readonly rows: readonly SpecificationRow[];
}

/** Everything measured or certified about a product and what fits it, as its page and data sheet say it. */
export function specificationOf(
  product: Product,
  parts: readonly Product[] = [],
  furtherParts = 0,
): readonly SpecificationTable[] {
  const tables =
    product.category === 'Accessories'
      ? [
          table('Size and weight', sizes(product)),
          table('Product details', identity(product)),
          table('Material', [row('Material', product.material)]),
        ]
      : [
          table('Heights', heights(product)),
          table('Size and weight', sizes(product)),
          table('Load and standard', loads(product)),
          table('Material', build(product)),
          table('Parts that fit', [
            ...parts.map((part) => row(part.model, part.sku)),
            row('More parts', furtherParts > 0 ? `${furtherParts} online` : undefined),
          ]),
        ];
  return tables.filter(({ rows }) => rows.length > 0);
}

type Rows = readonly (SpecificationRow | undefined)[];

function table(caption: string, rows: Rows): SpecificationTable {
  return { caption, rows: rows.filter((each) => each !== undefined) };
}

/** A row, or nothing where the product has no such figure. */
function row(name: string, value: string | number | undefined): SpecificationRow | undefined {
  return value === undefined ? undefined : { name, value: String(value) };
}

function heights(product: Product): Rows {
  const { height, heightKind, adjustsFrom, standingHeight, workingHeight, overallHeight, sides } =
    product;
  return [
    { name: heightLabels[heightKind], value: exactMetres(height), highlight: true },
    row('Adjusts down to', adjustsFrom && exactMetres(adjustsFrom)),
    standingHeight === height
      ? undefined
      : row('Highest place to stand', exactMetres(standingHeight)),
    row('Working height', exactMetres(workingHeight)),
    row('Overall height', overallHeight && exactMetres(overallHeight)),
    row('Treads', product.treads),
    row('Rungs', product.rungs),
    row('Sections', product.sections),
    row('Climbed from', sides && { 1: 'One side', 2: 'Both sides' }[sides]),
  ];
}

function sizes(product: Product): Rows {
  const { width, length, closedLength, weight } = product;
  const base = planOf(product).base;
  const isPart = product.category === 'Accessories';
  const spread = widthWithStabilisers(product);
  const withStair = lengthWithStair(product);
  return [
    row(widthName(product) ?? (isPart ? 'Width' : 'Overall width'), exactMetres(width)),
    row('Width across the foot', base && exactMetres(base)),
    row('Width with stabilisers', spread && `About ${metres(spread)}`),
    length === closedLength ? undefined : row(lengthName(product), exactMetres(length)),
    row('Length with stair', withStair && exactMetres(withStair)),
    row(isPart ? 'Length' : closedName(product), exactMetres(closedLength)),
    row('Weight', kilograms(weight)),
  ];
}

/** What `length` measures on a thing that stands by itself; a leaning ladder has only its closed length. */
function lengthName({ heightKind, castors }: Product): string {
  if (heightKind === 'tread') return 'Spread, open';
  return castors ? 'Length of base' : 'Length in use';
}

/** A tower and staging do not close: they come apart. */
function closedName({ standard, length, closedLength, heightKind }: Product): string {
  const comesApart = heightKind === 'platform' && length === closedLength;
  return standard === 'EN 1004-1' || comesApart ? 'Longest part, packed' : 'Closed length';
}

function loads(product: Product): Rows {
  const { loadRating, standard, standardClass } = product;
  return [
    row('Load rating', loadRating > 0 ? kilograms(loadRating) : undefined),
    row('Rung spacing', rungSpacing(product)),
    row('Standard', standard),
    row('Class', standardClass),
    row('Users', standard && forOnePerson.has(standard) ? 'One' : undefined),
    row('Suitable for', placeOf(product)),
  ];
}

/** Towers are called by it, with a kg that none of them is rated for. */
function rungSpacing({ family, loadRating }: Product): string | undefined {
  const [, millimetres] = /^(250|500)-/.exec(family) ?? [];
  return millimetres && `${millimetres} mm. Maximum load ${kilograms(loadRating)} per platform`;
}

/** Standards whose own text limits the product to one person. */
const forOnePerson: ReadonlySet<Standard> = new Set(['EN 131-7', 'BS 8620']);

function build(product: Product): Rows {
  const { material, handrail, castors } = product;
  return [
    row('Material', material),
    row('Handrail', handrail ? 'Included' : undefined),
    row('Castors', castors),
    row('Near electrical risk', electricalAdvice[material]),
    ...identity(product),
  ];
}

/** No material here is an approval for live work: insulating ones still ask for isolation. */
const electricalAdvice: Partial<Record<Product['material'], string>> = {
  GRP: 'Isolate first (HSE HSG85)',
  Timber: 'Isolate first (HSE HSG85)',
  Aluminium: 'Not suitable',
  Steel: 'Not suitable',
};

function identity({ brand, range, sku }: Product): Rows {
  return [row('Brand', brand), range === brand ? undefined : row('Range', range), row('SKU', sku)];
}
