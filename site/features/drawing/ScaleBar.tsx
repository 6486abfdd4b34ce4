import type { Product } from '../../../catalogue/product.ts';
import { roundToTenth } from '../../../pictures/drawings/round-to-tenth.ts';

const maxMetres = 14;
const width = 300;
const height = 14;
const reachAbove = 2;

type Props = {
  product: Pick<Product, 'height' | 'heightKind' | 'workingHeight'>;
  /** Shows the figures in metres above the scale. */
  figures?: boolean;
};

/** A scale of 0 to 14 m on every card: ink up to the standing height, yellow up to the reach. */
export function ScaleBar({ product, figures = false }: Props) {
  const stand = Math.max(0, product.workingHeight - reachAbove);
  const reach = product.workingHeight;
  return (
    <div className={figures ? 'relative pt-4.5' : undefined}>
      {figures && <ScaleLabels />}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${standingLabel(product)} ${stand.toFixed(1)} m, working height ${reach.toFixed(1)} m, on a scale of 0 to ${maxMetres} m`}
        className="block h-3.5 w-full fill-none stroke-ink"
      >
        <path
          d={ticks((metre) => metre % 5 !== 0, 4)}
          className="stroke-line-2"
          vectorEffect="non-scaling-stroke"
        />
        <path d={ticks((metre) => metre % 5 === 0, 7)} vectorEffect="non-scaling-stroke" />
        <path d={`M0 13.5H${width}`} className="stroke-line-2" vectorEffect="non-scaling-stroke" />
        <path d={`M0 11H${toX(stand)}`} strokeWidth="5" />
        <path d={`M${toX(stand)} 11H${toX(reach)}`} strokeWidth="5" className="stroke-signal" />
        {reach <= maxMetres && (
          <path d={`M${toX(reach)} 6v8`} strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
        )}
      </svg>
    </div>
  );
}

function standingLabel({ heightKind }: Props['product']): string {
  return heightKind === 'platform' ? 'Platform' : 'Highest place to stand';
}

/** A reach beyond the scale's end stops there. */
function toX(metres: number): number {
  return roundToTenth((Math.min(metres, maxMetres) / maxMetres) * width);
}

function ticks(wanted: (metre: number) => boolean, length: number): string {
  return Array.from({ length: maxMetres + 1 }, (_, metre) => metre)
    .filter(wanted)
    .map((metre) => `M${Math.min(toX(metre) + 0.5, width - 0.5)} 14v${-length}`)
    .join('');
}

/** The figures 0, 5, 10 and 14 m, each above its tick. */
function ScaleLabels() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-0 top-0 block h-4 text-12 text-ink-3 leading-none"
    >
      <span className="absolute left-0">0</span>
      <span className="absolute left-[35.7%] -translate-x-1/2">5</span>
      <span className="absolute left-[71.4%] -translate-x-1/2">10</span>
      <span className="absolute right-0">14&nbsp;m</span>
    </span>
  );
}
