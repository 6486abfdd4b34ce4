import { measureText } from './measure-text.ts';

type Props = {
  name: string;
  metres: number;
  x: number;
  foot: number;
  head: number;
  /** Where the measured thing is, if not at the line itself: the extension line runs there. */
  reach?: number;
  highlighted?: boolean;
  /** Classes that set the size of the lettering. */
  lettering: string;
};

/** An extension line, a line between two arrowheads, and the figure on its plate. */
export function Dimension(props: Props) {
  const { name, metres, x, foot, head, reach = x, highlighted = false, lettering } = props;
  const text = measureText(name, metres);
  const width = text.length * 0.4 + 0.9;
  const away = Math.sign(x - reach);
  // The plate grows away from the measured thing, so that lettering of any size leaves it clear.
  const middle = away * (width / 2 - 1);
  return (
    <g>
      <path
        d={`M${x + away * 8} ${head}H${reach}M${x} ${head + 14}V${foot - 14}`}
        className="fill-none stroke-ink"
        strokeWidth="1.5"
      />
      <path d={`M${x} ${head}l-5 15h10ZM${x} ${foot}l-5 -15h10Z`} className="fill-ink" />
      <g transform={`translate(${x} ${(head + foot) / 2})`} className={lettering}>
        <rect
          x={em(middle - width / 2)}
          y="-.85em"
          width={em(width)}
          height="1.7em"
          className={highlighted ? 'fill-signal' : 'fill-plate'}
        />
        <text
          x={em(middle)}
          y=".36em"
          textAnchor="middle"
          className="fill-ink font-[600] font-head font-stretch-[78%]"
        >
          {text}
        </text>
      </g>
    </g>
  );
}

const em = (value: number) => `${Math.round(value * 100) / 100}em`;
