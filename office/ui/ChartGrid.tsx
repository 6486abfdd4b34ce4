/**
 * The distance between the grid lines of a chart, which has three above the base line: the first of
 * 1, 2, 3, 5, 10 … times `least` that fits the highest value below the top line.
 */
export function chartGridStep(highest: number, minStep = 1): number {
  for (let step = minStep; ; step *= 10) {
    for (const factor of [1, 2, 3, 5]) if (step * factor * 3 >= highest) return step * factor;
  }
}

type Props = {
  step: number;
  left: number;
  width: number;
  toY: (value: number) => number;
  format: (value: number) => string;
};

/** The base line of a chart and the three lines above it, with their values. */
export function ChartGrid({ step, left, width, toY, format }: Props) {
  return [0, 1, 2, 3].map((times) => (
    <g key={times}>
      <path
        d={`M${left} ${Math.round(toY(times * step)) + 0.5}H${width}`}
        data-part={times === 0 ? 'ground' : 'scale'}
      />
      <text x={left - 8} y={toY(times * step) + 4} textAnchor="end">
        {format(times * step)}
      </text>
    </g>
  ));
}
