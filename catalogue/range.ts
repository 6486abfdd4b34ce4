import type { Badge } from './badges.ts';
import { createCellReader } from './cells.ts';
import { buildDescription } from './description.ts';
import { parseTable, type TableRow } from './parse-table.ts';
import { mainPicturePath } from './pictures.ts';
import type { Product } from './product.ts';
import { buildSku, defaultPriceId, toProductId } from './product-ids.ts';
import { calculateStandingHeight, calculateWorkingHeight } from './reach.ts';
import type { Shape } from './shapes.ts';
import { syncedPriceId } from './synced-prices.ts';

/** The fields that every product of a range takes from the range. */
type SharedFields = Pick<
  Product,
  | 'brand'
  | 'family'
  | 'heightKind'
  | 'adjustsFrom'
  | 'sides'
  | 'handrail'
  | 'castors'
  | 'material'
  | 'loadRating'
  | 'standard'
  | 'standardClass'
  | 'features'
  | 'compatibleWith'
  | 'fitsModels'
  | 'fitsUpTo'
  | 'replaces'
  | 'domestic'
  | 'isTest'
>;

/** What the sizes of a model have in common, and the table of its sizes. */
export interface ProductRange extends SharedFields {
  /** The range's number, where it has one: 900 in 'Calderstile 900'. */
  readonly number?: number;
  /** The name its sizes share; omitted if each row is a separate item. */
  readonly model?: string;
  /** The former brand, number and model, which addresses, price references and pictures still use. */
  readonly formerly?: string;
  /** The end of the name, with the row's size: '{size} tread'. */
  readonly sized?: string;
  /** The label its SKU is taken from, where model and size would collide with another range. */
  readonly label?: string;
  /** Omitted if each row is a separate item with its own shape in the column 'shape'. */
  readonly shape?: Shape;
  /** What the row's size counts. */
  readonly counts?: 'treads' | 'rungs' | 'sections';
  /** Metres from the platform to the top of the rails. */
  readonly railsAbove?: number;
  readonly badges: readonly Badge[];
  /** One sentence on how the model is built. */
  readonly text: string;
  /** The description's words for the closed length: 'closes to', 'packs down to'. */
  readonly closing?: string;
  /** What comes with every size, unless a row has its own list in the column 'box'. */
  readonly inBox?: readonly string[];
  /** Cells that are the same in every row, so that the table can omit the column. */
  readonly everyRow?: TableRow;
  /** One row per product. Without the column 'closed', the closed length is the length. */
  readonly rows: string;
}

/** The products of a range, one for each row of its table. */
export function buildProducts(range: ProductRange): readonly Product[] {
  return parseTable(range.rows).map((row) => buildProduct(range, row));
}

/** The product of one row. */
export function buildProduct(range: ProductRange, row: TableRow): Product {
  return buildProductFromRow(range, { ...range.everyRow, ...row });
}

/** Brand, number and model, which its sizes share: 'Calderstile 900 GRP Step Ladder'. */
export function rangeTitle({
  brand,
  number,
  model,
}: Pick<ProductRange, 'brand' | 'number' | 'model'>): string {
  return [brand, number, model].filter(Boolean).join(' ');
}

function buildProductFromRow(range: ProductRange, row: TableRow): Product {
  const {
    number,
    formerly,
    sized: ending,
    railsAbove,
    counts,
    text,
    closing,
    everyRow,
    rows,
    ...shared
  } = range;
  const { size = '' } = row;
  const sized = range.sized?.replace('{size}', size);
  const model = range.model ?? size;
  const rangeName = [range.brand, range.number].filter(Boolean).join(' ');
  const appendSize = (what: string) => [what, sized].filter(Boolean).join(', ');
  const name = appendSize(`${rangeName} ${model}`);
  const cells = createCellReader(name, row);
  const label = range.label?.replace('{size}', size) ?? [model, sized].filter(Boolean).join(' ');
  const id = toProductId(formerly ? appendSize(formerly) : name);
  const height = range.heightKind === 'size' ? 0 : cells.number('height');
  const treads = range.counts === 'treads' ? cells.number('size') : undefined;
  const standingHeight = calculateStandingHeight(range.heightKind, height, treads);
  const inBox = cells.list('box') ?? range.inBox ?? [];
  const prices = cells.price();
  const measures = {
    weight: cells.number('weight'),
    closedLength: cells.number(row.closed ? 'closed' : 'length'),
  };
  return {
    ...shared,
    id,
    name,
    sku: buildSku(range.brand, label),
    ...prices,
    priceId: syncedPriceId(id, prices.price) ?? defaultPriceId(id),
    category: range.family === 'accessories' ? 'Accessories' : 'Ladders',
    shape: range.shape ?? (cells.text('shape') as Shape),
    range: rangeName,
    model,
    label,
    image: mainPicturePath(id),
    width: cells.number('width'),
    length: cells.number('length'),
    height,
    standingHeight,
    workingHeight: calculateWorkingHeight(range.heightKind, standingHeight),
    overallHeight: range.railsAbove && Math.round((height + range.railsAbove) * 100) / 100,
    ...measures,
    treads,
    rungs: range.counts === 'rungs' ? size : undefined,
    sections: parseSections(range, size),
    ...cells.stock(),
    rating: row.rating ? cells.number('rating') : undefined,
    badges: [...range.badges, ...((cells.list('badges') ?? []) as Badge[])],
    description: buildDescription({ ...range, ...measures, inBox, use: cells.text('for') }),
    inBox,
    replaces: cells.list('replaces') ?? range.replaces,
  };
}

/** '2 × 8' counts rungs by section, so both it and a bare '2' begin with the sections. */
function parseSections({ counts }: ProductRange, size: string): number | undefined {
  return counts === 'rungs' || counts === 'sections' ? Number.parseInt(size, 10) : undefined;
}
