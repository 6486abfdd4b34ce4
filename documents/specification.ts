import { lengthWithStair, widthWithStabilisers } from '../catalogue/floor-space.ts';
import { suitableLocations } from '../catalogue/indoor-only.ts';
import { formatKilograms, formatMetres, formatMetresToCm } from '../catalogue/measures.ts';
import { heightLabels, type Product } from '../catalogue/product.ts';
import type { Standard } from '../catalogue/standards.ts';
import { widthLabel } from '../catalogue/width-name.ts';
import { getPlan } from '../pictures/plans/plans.ts';

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
export function buildSpecification(
  product: Product,
  parts: readonly Product[] = [],
  furtherParts = 0,
): readonly SpecificationTable[] {
  const tables =
    product.category === 'Accessories'
      ? [
          table('Size and weight', sizeRows(product)),
          table('Product details', identityRows(product)),
          table('Material', [row('Material', product.material)]),
        ]
      : [
          table('Heights', heightRows(product)),
          table('Size and weight', sizeRows(product)),
          table('Load and standard', loadRows(product)),
          table('Material', materialRows(product)),
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

function heightRows(product: Product): Rows {
  const { height, heightKind, adjustsFrom, standingHeight, workingHeight, overallHeight, sides } =
    product;
  return [
    { name: heightLabels[heightKind], value: formatMetresToCm(height), highlight: true },
    row('Adjusts down to', adjustsFrom && formatMetresToCm(adjustsFrom)),
    standingHeight === height
      ? undefined
      : row('Highest place to stand', formatMetresToCm(standingHeight)),
    row('Working height', formatMetresToCm(workingHeight)),
    row('Overall height', overallHeight && formatMetresToCm(overallHeight)),
    row('Treads', product.treads),
    row('Rungs', product.rungs),
    row('Sections', product.sections),
    row('Climbed from', sides && { 1: 'One side', 2: 'Both sides' }[sides]),
  ];
}

function sizeRows(product: Product): Rows {
  const { width, length, closedLength, weight } = product;
  const base = getPlan(product).base;
  const isPart = product.category === 'Accessories';
  const spread = widthWithStabilisers(product);
  const withStair = lengthWithStair(product);
  return [
    row(widthLabel(product) ?? (isPart ? 'Width' : 'Overall width'), formatMetresToCm(width)),
    row('Width across the foot', base && formatMetresToCm(base)),
    row('Width with stabilisers', spread && `About ${formatMetres(spread)}`),
    length === closedLength ? undefined : row(lengthLabel(product), formatMetresToCm(length)),
    row('Length with stair', withStair && formatMetresToCm(withStair)),
    row(isPart ? 'Length' : closedLengthLabel(product), formatMetresToCm(closedLength)),
    row('Weight', formatKilograms(weight)),
  ];
}

/** What `length` measures on a thing that stands by itself; a leaning ladder has only its closed length. */
function lengthLabel({ heightKind, castors }: Product): string {
  if (heightKind === 'tread') return 'Spread, open';
  return castors ? 'Length of base' : 'Length in use';
}

/** A tower and staging do not close: they come apart. */
function closedLengthLabel({ standard, length, closedLength, heightKind }: Product): string {
  const comesApart = heightKind === 'platform' && length === closedLength;
  return standard === 'EN 1004-1' || comesApart ? 'Longest part, packed' : 'Closed length';
}

function loadRows(product: Product): Rows {
  const { loadRating, standard, standardClass } = product;
  return [
    row('Load rating', loadRating > 0 ? formatKilograms(loadRating) : undefined),
    row('Rung spacing', rungSpacing(product)),
    row('Standard', standard),
    row('Class', standardClass),
    row('Users', standard && singleUserStandards.has(standard) ? 'One' : undefined),
    row('Suitable for', suitableLocations(product)),
  ];
}

/** Towers are called by it, with a kg that none of them is rated for. */
function rungSpacing({ family, loadRating }: Product): string | undefined {
  const [, millimetres] = /^(250|500)-/.exec(family) ?? [];
  return (
    millimetres && `${millimetres} mm. Maximum load ${formatKilograms(loadRating)} per platform`
  );
}

/** Standards whose own text limits the product to one person. */
const singleUserStandards: ReadonlySet<Standard> = new Set(['EN 131-7', 'BS 8620']);

function materialRows(product: Product): Rows {
  const { material, handrail, castors } = product;
  return [
    row('Material', material),
    row('Handrail', handrail ? 'Included' : undefined),
    row('Castors', castors),
    row('Near electrical risk', electricalAdvice[material]),
    ...identityRows(product),
  ];
}

/** No material here is an approval for live work: insulating ones still ask for isolation. */
const electricalAdvice: Partial<Record<Product['material'], string>> = {
  GRP: 'Isolate first (HSE HSG85)',
  Timber: 'Isolate first (HSE HSG85)',
  Aluminium: 'Not suitable',
  Steel: 'Not suitable',
};

function identityRows({ brand, range, sku }: Product): Rows {
  return [row('Brand', brand), range === brand ? undefined : row('Range', range), row('SKU', sku)];
}
