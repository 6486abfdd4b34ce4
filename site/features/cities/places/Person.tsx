import { figurePath } from '../../drawing/figure.ts';
import { colours } from '../../drawing/ink.ts';

type Props = { x: number; y: number; scale: number };

/** Somebody 1.75 m tall. */
export function Person({ x, y, scale }: Props) {
  return (
    <path
      d={figurePath}
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill={colours.line}
      stroke={colours.quiet}
      strokeWidth={1.25 / scale}
    />
  );
}
