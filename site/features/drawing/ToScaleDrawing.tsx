import type { Product } from '../../../catalogue/product.ts';
import { type DrawingSheet, drawingSheet } from '../../../pictures/drawings/drawing-sheet.ts';
import { roundToTenth } from '../../../pictures/drawings/round-to-tenth.ts';
import { gridLines, sheetPath, sheetY } from '../../../pictures/drawings/sheet-file.ts';
import { HorizontalDimension, VerticalDimension } from './Dimension.tsx';

/** The product's drawing sheet: elevations and a person to one scale, lengths in millimetres. */
export function ToScaleDrawing({ product }: { product: Product }) {
  const wide = drawingSheet(product, 'wide');
  const narrow = drawingSheet(product, 'narrow');
  return (
    <figure className="border border-ink bg-plate p-1.5 max-sm:-mx-3 sm:p-3">
      <div className="border border-ink">
        <Sheet product={product} sheet={wide} kind="wide" />
        <Sheet product={product} sheet={narrow} kind="narrow" />
        <TitleBlock product={product} grid={wide.grid} />
      </div>
    </figure>
  );
}

const visibilityClass = {
  wide: 'hidden sm:block',
  narrow: 'sm:hidden',
} as const;

type SheetProps = { product: Product; sheet: DrawingSheet; kind: keyof typeof visibilityClass };

/** The lines are an image file, with the text on top. */
function Sheet({ product, sheet, kind }: SheetProps) {
  const { width, size, drawings, dimensions } = sheet;
  const height = Math.round(sheet.height);
  return (
    <div className={`relative ${visibilityClass[kind]}`}>
      <img
        src={sheetPath(product, kind)}
        alt={altText(product, sheet)}
        {...{ width, height }}
        loading="lazy"
        className="absolute inset-0 size-full object-contain"
      />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="relative w-full">
        {kind === 'wide' && <GridLabels sheet={sheet} />}
        {drawings.map(({ title, middle }) => (
          <text
            key={title}
            x={Math.round(middle)}
            y="36"
            fontSize={size}
            textAnchor="middle"
            className="fill-ink-3 font-medium font-stretch-[92%]"
          >
            {title}
          </text>
        ))}
        {dimensions.map(({ name, axis, at, from, to, millimetres, emphasis }) => {
          const Line = axis === 'up' ? VerticalDimension : HorizontalDimension;
          const place = { at: roundToTenth(at), from: roundToTenth(from), to: roundToTenth(to) };
          return <Line key={name} {...place} label={String(millimetres)} {...{ size, emphasis }} />;
        })}
      </svg>
    </div>
  );
}

function altText({ name }: Product, { drawings, dimensions }: DrawingSheet): string {
  const titles = drawings.map(({ title }) => lowerFirst(title)).join('; ');
  const lengths = dimensions
    .filter(({ emphasis }) => emphasis !== 'quiet')
    .map((each) => `${lowerFirst(each.name)} ${each.millimetres} mm`);
  return `${name}: ${titles}. ${upperFirst(lengths.join(', '))}.`;
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function GridLabels({ sheet }: { sheet: DrawingSheet }) {
  return gridLines(sheet).map((metres) => (
    <text
      key={metres}
      x="18"
      y={roundToTenth(sheetY(sheet, metres) + 4.5)}
      fontSize={sheet.size - 1}
      className="figure fill-ink-3 stroke-5 stroke-plate [paint-order:stroke]"
    >
      {`${metres.toFixed(1)}\u00a0m`}
    </text>
  ));
}

function TitleBlock({ product, grid }: { product: Product; grid: number }) {
  const { name, brand, sku } = product;
  const cells = [
    { term: 'Drawing', value: name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name },
    { term: 'SKU', value: sku },
    { term: 'Brand', value: brand },
    { term: 'Unit', value: 'mm' },
    { term: 'Grid', value: `${grid}\u00a0m` },
  ];
  return (
    <dl className="grid grid-cols-2 border-ink border-t sm:grid-cols-[1.6fr_1fr_1fr_1fr_1fr]">
      {cells.map(({ term, value }) => (
        <div
          key={term}
          className="border-line px-3.5 pt-2.5 pb-3 first:col-span-2 max-sm:not-first:border-t max-sm:odd:border-l sm:border-ink sm:first:col-span-1 sm:not-first:border-l"
        >
          <dt className="text-12 text-ink-3">{term}</dt>
          <dd className="figure whitespace-normal text-16">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
