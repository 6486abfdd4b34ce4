import { roundToTenth } from '../../../pictures/drawings/round-to-tenth.ts';

type Emphasis = 'plain' | 'strong' | 'quiet';

type Props = {
  /** The line's position: x if upright, y if level. */
  at: number;
  from: number;
  to: number;
  /** Beside a leaning product: how far the line's top is to the right of its foot. */
  lean?: number;
  label: string;
  /** Height of the text, in the drawing's units. */
  size: number;
  emphasis?: Emphasis;
  /** Scales the text, or the arrowheads, where the page shows the drawing smaller or larger. */
  labelClass?: string;
  arrowClass?: string;
};

const emphasisClasses: Readonly<Record<Emphasis, { line: string; fill: string }>> = {
  plain: { line: 'stroke-ink', fill: 'fill-ink' },
  strong: { line: 'stroke-ink', fill: 'fill-ink' },
  quiet: { line: 'stroke-ink-3', fill: 'fill-ink-3' },
};

/** For text of this height: an arrowhead's length, half its width, and half an end tick. */
const arrowSizes = (size: number) => ({ tip: size * 0.55, spread: size * 0.19, tick: size * 0.36 });

/** A dimension line from a lower to an upper height: end ticks, arrowheads and a label on a plate. */
export function VerticalDimension({ at, from, to, lean = 0, arrowClass = '', ...words }: Props) {
  const { label, size, emphasis = 'plain' } = words;
  const [low, high] = [Math.max(from, to), Math.min(from, to)];
  const tight = low - high < size * 2.6;
  const { tip, spread, tick } = arrowSizes(size);
  // The base of an arrowhead is offset from its tip if the line leans.
  const arrowOffset = (lean / (low - high)) * tip;
  return (
    <>
      <path
        d={line`M${at + lean - tick} ${high}h${2 * tick}M${at - tick} ${low}h${2 * tick}M${at} ${low}L${at + lean} ${high}`}
        className={`fill-none ${emphasisClasses[emphasis].line}`}
      />
      {!tight && (
        <>
          <path
            d={line`M${at + lean} ${high}l${-arrowOffset - spread} ${tip}h${2 * spread}z`}
            className={`origin-top ${emphasisClasses[emphasis].fill} ${arrowClass}`}
          />
          <path
            d={line`M${at} ${low}l${arrowOffset - spread} ${-tip}h${2 * spread}z`}
            className={`origin-bottom ${emphasisClasses[emphasis].fill} ${arrowClass}`}
          />
        </>
      )}
      <DimensionLabel
        x={tight ? at + tick + labelWidth(label, size) / 2 : at + lean / 2}
        y={(low + high) / 2}
        {...words}
      />
    </>
  );
}

/** A dimension line along the ground. */
export function HorizontalDimension({ at, from, to, ...words }: Props) {
  const { label, size, emphasis = 'plain' } = words;
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const tight = right - left < labelWidth(label, size) + size * 1.4;
  const { tip, spread, tick } = arrowSizes(size);
  return (
    <>
      <path
        d={line`M${left} ${at - tick}v${2 * tick}M${right} ${at - tick}v${2 * tick}M${left} ${at}H${right}`}
        className={`fill-none ${emphasisClasses[emphasis].line}`}
      />
      {right - left > tip * 2.2 && (
        <path
          d={line`M${left} ${at}l${tip} ${-spread}v${2 * spread}zM${right} ${at}l${-tip} ${-spread}v${2 * spread}z`}
          className={emphasisClasses[emphasis].fill}
        />
      )}
      <DimensionLabel x={(left + right) / 2} y={tight ? at + size * 1.25 : at} {...words} />
    </>
  );
}

/** Path data, each number to a tenth of a unit. */
function line(words: TemplateStringsArray, ...units: number[]): string {
  return String.raw({ raw: words }, ...units.map(roundToTenth));
}

/** The label's approximate width, in digits of 74% width. */
function labelWidth(label: string, size: number): number {
  return Math.round(label.length * size * 0.5 + size);
}

type DimensionLabelProps = Pick<Props, 'label' | 'size' | 'labelClass' | 'emphasis'> & {
  x: number;
  y: number;
};

function DimensionLabel({
  x,
  y,
  label,
  size,
  emphasis = 'plain',
  labelClass = '',
}: DimensionLabelProps) {
  const width = labelWidth(label, size);
  const height = size * 1.5;
  return (
    <g className={labelClass}>
      <rect
        x={roundToTenth(x - width / 2)}
        y={roundToTenth(y - height / 2)}
        width={width}
        height={height}
        className={emphasis === 'strong' ? 'fill-signal' : 'fill-plate'}
      />
      <text
        x={roundToTenth(x)}
        y={roundToTenth(y + size * 0.36)}
        fontSize={size}
        textAnchor="middle"
        className={`figure ${emphasisClasses[emphasis].fill}`}
      >
        {label}
      </text>
    </g>
  );
}
