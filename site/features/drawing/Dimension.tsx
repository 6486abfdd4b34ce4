import { tenth } from '../../../pictures/drawings/tenth.ts';

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
  headClass?: string;
};

const inks: Readonly<Record<Emphasis, { line: string; fill: string }>> = {
  plain: { line: 'stroke-ink', fill: 'fill-ink' },
  strong: { line: 'stroke-ink', fill: 'fill-ink' },
  quiet: { line: 'stroke-ink-3', fill: 'fill-ink-3' },
};

/** For text of this height: an arrowhead's length, half its width, and half an end tick. */
const partsOf = (size: number) => ({ tip: size * 0.55, spread: size * 0.19, tick: size * 0.36 });

/** A dimension line from a lower to an upper height: end ticks, arrowheads and a label on a plate. */
export function UprightDimension({ at, from, to, lean = 0, headClass = '', ...words }: Props) {
  const { label, size, emphasis = 'plain' } = words;
  const [low, high] = [Math.max(from, to), Math.min(from, to)];
  const tight = low - high < size * 2.6;
  const { tip, spread, tick } = partsOf(size);
  // The base of an arrowhead is offset from its tip if the line leans.
  const aside = (lean / (low - high)) * tip;
  return (
    <>
      <path
        d={line`M${at + lean - tick} ${high}h${2 * tick}M${at - tick} ${low}h${2 * tick}M${at} ${low}L${at + lean} ${high}`}
        className={`fill-none ${inks[emphasis].line}`}
      />
      {!tight && (
        <>
          <path
            d={line`M${at + lean} ${high}l${-aside - spread} ${tip}h${2 * spread}z`}
            className={`origin-top ${inks[emphasis].fill} ${headClass}`}
          />
          <path
            d={line`M${at} ${low}l${aside - spread} ${-tip}h${2 * spread}z`}
            className={`origin-bottom ${inks[emphasis].fill} ${headClass}`}
          />
        </>
      )}
      <Figure
        x={tight ? at + tick + figureWidth(label, size) / 2 : at + lean / 2}
        y={(low + high) / 2}
        {...words}
      />
    </>
  );
}

/** A dimension line along the ground. */
export function LevelDimension({ at, from, to, ...words }: Props) {
  const { label, size, emphasis = 'plain' } = words;
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const tight = right - left < figureWidth(label, size) + size * 1.4;
  const { tip, spread, tick } = partsOf(size);
  return (
    <>
      <path
        d={line`M${left} ${at - tick}v${2 * tick}M${right} ${at - tick}v${2 * tick}M${left} ${at}H${right}`}
        className={`fill-none ${inks[emphasis].line}`}
      />
      {right - left > tip * 2.2 && (
        <path
          d={line`M${left} ${at}l${tip} ${-spread}v${2 * spread}zM${right} ${at}l${-tip} ${-spread}v${2 * spread}z`}
          className={inks[emphasis].fill}
        />
      )}
      <Figure x={(left + right) / 2} y={tight ? at + size * 1.25 : at} {...words} />
    </>
  );
}

/** Path data, each number to a tenth of a unit. */
function line(words: TemplateStringsArray, ...units: number[]): string {
  return String.raw({ raw: words }, ...units.map(tenth));
}

/** The label's approximate width, in digits of 74% width. */
function figureWidth(label: string, size: number): number {
  return Math.round(label.length * size * 0.5 + size);
}

type FigureProps = Pick<Props, 'label' | 'size' | 'labelClass' | 'emphasis'> & {
  x: number;
  y: number;
};

function Figure({ x, y, label, size, emphasis = 'plain', labelClass = '' }: FigureProps) {
  const width = figureWidth(label, size);
  const height = size * 1.5;
  return (
    <g className={labelClass}>
      <rect
        x={tenth(x - width / 2)}
        y={tenth(y - height / 2)}
        width={width}
        height={height}
        className={emphasis === 'strong' ? 'fill-signal' : 'fill-plate'}
      />
      <text
        x={tenth(x)}
        y={tenth(y + size * 0.36)}
        fontSize={size}
        textAnchor="middle"
        className={`figure ${inks[emphasis].fill}`}
      >
        {label}
      </text>
    </g>
  );
}
