import { figurePath } from '../../drawing/figure.ts';

type Props = { x: number; y: number; scale: number };

/** Somebody 1.75 m tall. */
export function Person({ x, y, scale }: Props) {
  return (
    <path
      d={figurePath}
      transform={`translate(${x} ${y}) scale(${scale})`}
      className="fill-line stroke-line-2"
      strokeWidth={1.25 / scale}
    />
  );
}
