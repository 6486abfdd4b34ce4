import { formatPrice, type Pence } from '../../catalogue/money.ts';
import { ChartGrid, chartGridStep } from './ChartGrid.tsx';

type Bar = {
  key: string;
  /** The text below the bar; only every second or third is shown if there is little space. */
  label: string;
  pence: Pence;
  /** What it is compared with, drawn as a line. */
  before: Pence;
  /** Not over yet: drawn as an outline. */
  isOpen?: boolean;
};

type Props = { bars: readonly Bar[]; width: number; height: number; labels: number };

const [left, top, foot] = [38, 20, 22];

/** For example '2 k' for £2,000, or pounds below £1,000. */
const formatGridLabel = (pence: Pence) =>
  pence >= 1000_00 ? `${pence / 1000_00} k` : `${pence / 100}`;

/** Sales as bars, each with a line for the value to compare with. A table has the same figures. */
export function SalesBarChart({ bars, width, height, labels }: Props) {
  const maxPence = Math.max(...bars.flatMap(({ pence, before }) => [pence, before]));
  const step = chartGridStep(maxPence, 100_00);
  const baselineY = height - foot;
  const toY = (pence: Pence) => baselineY - ((baselineY - top) * Math.max(0, pence)) / (3 * step);
  const barPitch = (width - left - 4) / bars.length;
  const gap = Math.min(12, barPitch * 0.36);
  const labelEvery = Math.ceil(bars.length / labels);
  const highestBar = bars.find(
    ({ pence }) => pence > 0 && pence === Math.max(...bars.map((bar) => bar.pence)),
  );
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="sales-chart">
      <ChartGrid step={step} left={left} width={width} toY={toY} format={formatGridLabel} />
      {bars.map(({ key, label, pence, before, isOpen }, at) => {
        const x = left + gap / 2 + at * barPitch;
        const barWidth = barPitch - gap;
        const hasLabel = (bars.length - 1 - at) % labelEvery === 0;
        return (
          <g key={key} data-now={isOpen || undefined}>
            <rect
              x={x}
              y={toY(pence)}
              width={barWidth}
              height={baselineY - toY(pence)}
              data-part="bar"
            />
            <path d={`M${x - gap / 4} ${toY(before)}h${barWidth + gap / 2}`} data-part="before" />
            {hasLabel && (
              <text x={Math.min(x + barWidth / 2, width - 22)} y={height - 6} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        );
      })}
      {highestBar && (
        <text
          x={Math.min(
            Math.max(left + 26, left + (bars.indexOf(highestBar) + 0.5) * barPitch),
            width - 30,
          )}
          y={toY(highestBar.pence) - 5}
          textAnchor="middle"
          data-part="best"
        >
          {formatPrice(highestBar.pence).replace(/\.\d\d$/, '')}
        </text>
      )}
    </svg>
  );
}
