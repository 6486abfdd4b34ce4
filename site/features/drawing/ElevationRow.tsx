import type { ReactNode } from 'react';
import { cell, metreLines } from './elevation-cell.ts';

type Props = {
  /** Units for a metre, as in the drawings. */
  scale: number;
  /** The height of the drawings on the page; the metre scale takes the same. */
  drawingClass: string;
  /** Cells that begin with an Elevation. */
  children: ReactNode;
};

/** Products side by side on one ground line, a scale of metres at the left where there is room. */
export function ElevationRow({ scale, drawingClass, children }: Props) {
  return (
    <div className="grid grid-cols-2 border border-ink bg-plate sm:grid-cols-4 md:grid-cols-[64px_repeat(4,minmax(0,1fr))]">
      <div className="hidden grid-rows-[auto_1fr] md:grid">
        <MetreScale scale={scale} className={drawingClass} />
        <div className="border-ink border-t-2 bg-paper" />
      </div>
      {children}
    </div>
  );
}

const scaleWidth = 64;

function MetreScale({ scale, className }: { scale: number; className: string }) {
  const ground = cell.height - 1;
  const metres = Array.from({ length: Math.floor((cell.height - 8) / scale) }, (_, at) => at + 1);
  const y = (metre: number) => Math.round((ground - metre * scale) * 10) / 10;
  return (
    <svg
      viewBox={`0 0 ${scaleWidth} ${cell.height}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className={`block w-full fill-none ${className}`}
    >
      <path d={metreLines(scale, scaleWidth)} className="stroke-line" />
      <Ticks each={scale / 10} long={5} />
      <Ticks each={scale / 2} long={9} />
      <path
        d={metres.map((metre) => `M50 ${y(metre)}H${scaleWidth}`).join('')}
        className="stroke-ink"
      />
      {metres.map((metre) => (
        <text
          key={metre}
          x="44"
          y={y(metre) + 5}
          fontSize="14"
          textAnchor="end"
          className="figure fill-ink"
        >
          {`${metre}\u00a0m`}
        </text>
      ))}
    </svg>
  );
}

/** Ticks so many units apart up from the ground: one dashed line as thick as they are long. */
function Ticks({ each, long }: { each: number; long: number }) {
  return (
    <path
      d={`M${scaleWidth - long / 2} ${cell.height - 0.5}V8`}
      strokeWidth={long}
      strokeDasharray={`1 ${each - 1}`}
      className="stroke-line-2"
    />
  );
}
