import { colours, type Stroke } from './ink.ts';

type Props = { strokes: readonly Stroke[]; weight?: number };

/** The inked paths of a drawing, inside an svg of the page. */
export function Strokes({ strokes, weight = 1.3 }: Props) {
  return (
    <g
      fill="none"
      stroke={colours.ink}
      strokeWidth={weight}
      strokeLinecap="square"
      strokeLinejoin="round"
    >
      {strokes.map(({ d, fill, stroke, width, transform }, place) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the paths of a drawing have an order and nothing else
          key={place}
          d={d}
          fill={fill}
          stroke={stroke}
          strokeWidth={width && Math.round(width * 10) / 10}
          transform={transform}
        />
      ))}
    </g>
  );
}
