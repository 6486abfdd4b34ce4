import { FacetLink, type FacetProps } from './FacetLink.tsx';

/** Height of the scale in pixels, and the metres at its top. */
export const scaleHeight = 440;
export const scaleTop = 12;

/** Row heights of the bands from the top, in metres. The last is the ground below the lowest band. */
export const bandRows = 'grid-rows-[4fr_2fr_2fr_2fr_1.2fr_0.8fr]';

const pixelsPerMetre = scaleHeight / scaleTop;
const marks = Array.from({ length: scaleTop + 1 }, (_, height) => height);

/** The height bands stacked above the ground, each as tall as its range. */
export function HeightScale(props: FacetProps) {
  return (
    <div className="flex">
      <Ruler />
      <ul className={`grid h-110 flex-1 border-ink border-l ${bandRows}`}>
        {props.panel
          .values([])
          .toReversed()
          .map((band) => (
            <li key={band}>
              <FacetLink
                {...props}
                value={band}
                className="relative flex h-full items-center justify-between border-line border-t pr-3 pl-4.5 font-medium font-stretch-[92%] before:absolute before:inset-y-0.5 before:left-0 before:w-1.5 before:bg-line hover:before:bg-line-2 aria-disabled:text-line-2 aria-disabled:before:bg-line aria-[current]:border-ink aria-[current]:border-b aria-[current]:bg-plate aria-[current]:font-semibold aria-[current]:before:inset-y-0 aria-[current]:before:bg-signal aria-[current]:before:outline aria-[current]:before:outline-ink"
                countClass="text-14 font-normal group-aria-[current]:text-ink"
              />
            </li>
          ))}
      </ul>
    </div>
  );
}

function Ruler() {
  return (
    <svg
      width="34"
      height={scaleHeight + 14}
      aria-hidden="true"
      className="-my-1.75 flex-none overflow-visible"
    >
      <path
        d={marks.map((height) => `M27 ${yOf(height)}h7`).join('')}
        className="stroke-ink"
        shapeRendering="crispEdges"
      />
      {marks
        .filter((height) => height % 2 === 0)
        .map((height) => (
          <text
            key={height}
            x="22"
            y={yOf(height) + 4}
            textAnchor="end"
            className="fill-ink-3 text-12"
          >
            {height}
          </text>
        ))}
    </svg>
  );
}

function yOf(height: number): number {
  return Math.round(7 + scaleHeight - height * pixelsPerMetre);
}
