import type { Product } from '../../../catalogue/product.ts';
import { UprightDimension } from './Dimension.tsx';
import { boundsOf, type Mark } from './elevations/mark.ts';
import { elevationsOf } from './elevations/product.ts';
import { inked } from './ink.ts';
import { Strokes } from './Strokes.tsx';

/** A cell of a row of elevations, in units; rows of low products may be lower. */
export const cell = { width: 320, height: 400 } as const;

const personRoom = 62;
const dimensionRoom = 58;

export type Side = 'front' | 'side';

type Props = {
  product: Product;
  /** Units for a metre: the same for every drawing of a row. */
  scale: number;
  view?: Side;
  /** Height of the cell in units. */
  height?: number;
  className?: string;
};

/** A product on the common ground line, its height beside it, a person of 1.75 m to compare it with. */
export function Elevation({
  product,
  scale,
  view = usualView(product),
  height = cell.height,
  className = '',
}: Props) {
  const { width } = cell;
  const marks = elevationsOf(product)[view];
  const { left, right } = boundsOf(marks);
  const middle = (dimensionRoom + width - personRoom) / 2;
  const x = middle - ((left + right) / 2) * scale;
  const ground = height - 1;
  const measured = measuredHeight(product, view, marks);
  const person: Mark = { kind: 'figure', x: (width - personRoom / 2 - 4 - x) / scale };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={`block w-full ${className}`}
    >
      <MetreLines scale={scale} height={height} width={width} />
      <Strokes strokes={inked([person, ...marks], { scale, x, ground, weight: 1 })} weight={1} />
      <UprightDimension
        at={tenth(Math.max(32, x + left * scale - 34))}
        from={ground}
        to={tenth(ground - measured * scale)}
        label={`${measured.toFixed(1)}\u00a0m`}
        size={15}
        labelClass="origin-center [transform-box:fill-box] max-md:scale-150"
      />
    </svg>
  );
}

/** Ladders are known by their rungs; all else, and ladders that stand by themselves, by their side. */
function usualView({ family }: Product): Side {
  return family === 'extension-ladders' || family === 'specialist-ladders' ? 'front' : 'side';
}

/** What the drawing stands at: the height we quote, but for a ladder that leans or stands as a frame. */
function measuredHeight(product: Product, view: Side, marks: readonly Mark[]): number {
  if (product.heightKind === 'size') return boundsOf(marks).top;
  return product.heightKind === 'extended' && view === 'side'
    ? boundsOf(marks.filter((mark) => mark.kind !== 'hairs')).top
    : product.height;
}

export function MetreLines({
  scale,
  width,
  height,
}: {
  scale: number;
  width: number;
  height: number;
}) {
  const metres = Array.from({ length: Math.floor((height - 4) / scale) }, (_, at) => at + 1);
  return (
    <path
      d={metres.map((metre) => `M0 ${tenth(height - 1 - metre * scale)}H${width}`).join('')}
      className="fill-none stroke-line"
    />
  );
}

function tenth(units: number): number {
  return Math.round(units * 10) / 10;
}

/** The scale at which every product of a row fits its cell. */
export function rowScale(products: readonly Product[], height: number = cell.height): number {
  const fits = products.map((product) => {
    const { left, right, top } = boundsOf(elevationsOf(product)[usualView(product)]);
    return Math.min(
      (height - 40) / Math.max(top, 1.75),
      (cell.width - personRoom - dimensionRoom) / (right - left),
    );
  });
  return Math.min(...fits, 170);
}
