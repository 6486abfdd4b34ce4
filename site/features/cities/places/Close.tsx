import type { PlaceProps } from './frame.ts';
import {
  along,
  arch,
  archedOpening,
  box,
  courses,
  outline,
  type Point,
  panes,
  run,
  tiled,
  uprights,
} from './paths.ts';
import { Cut, Edge, Face, Fine, Shade, Solid } from './tones.tsx';

const riser = 0.18;
const going = 0.25;
/** Up to the left: three steps to a quarter landing, eight more to the doors. */
const low = { foot: 0.304, steps: 3 };
const quarter = { right: low.foot - low.steps * going + going, left: -1.75, y: low.steps * riser };
const high = { foot: quarter.left, steps: 8 };
const landing = {
  right: high.foot - high.steps * going + going,
  y: quarter.y + high.steps * riser,
};
const wall = { inner: 3.3, thickness: 0.6 };
const roof = 6.5;

/** The edge of a flight that climbs to the left, from its first riser. */
function flight(foot: number, steps: number, from: number): Point[] {
  return Array.from({ length: steps }, (_, step): Point[] => [
    [foot - step * going, from + step * riser],
    [foot - step * going, from + (step + 1) * riser],
  ]).flat();
}

const underside: readonly Point[] = [
  [landing.right - 0.2, landing.y - 0.25],
  [high.foot - 0.1, quarter.y - 0.25],
  [quarter.right - 0.2, quarter.y - 0.25],
  [low.foot, -0.28],
  [wall.inner, -0.28],
];

/** The top of a tenement stair in section: a half landing, the flight to the last doors, a cupola. */
export function Close({ frame }: PlaceProps) {
  const { left, right, top, bottom } = frame;
  const outside = wall.inner + wall.thickness;
  return (
    <>
      <Face d={box(left, bottom, wall.inner - left, roof - bottom)} />
      <Fine
        d={
          courses(landing.right, wall.inner, 0.15, 1.8, 0.15) +
          uprights(landing.right, wall.inner, 0.15, 0, 1.8)
        }
      />
      <Fine
        d={
          courses(left, landing.right, landing.y + 0.15, landing.y + 1.35, 0.15) +
          uprights(left, landing.right, 0.15, landing.y, landing.y + 1.35)
        }
      />
      <Face d={outline([left, bottom], [left, landing.y], ...underside, [wall.inner, bottom])} />
      <Edge
        d={
          run([landing.right, 1.8], [wall.inner, 1.8]) +
          run([left, landing.y + 1.35], [landing.right, landing.y + 1.35], [landing.right, 1.8])
        }
      />
      <Solid d={[-6.9, -5.1].map((x) => box(x - 0.62, landing.y, 1.24, 2.75)).join('')} />
      <Edge
        d={[-6.9, -5.1]
          .map(
            (x) =>
              box(x - 0.45, landing.y, 0.9, 2.05) +
              panes(x - 0.45, landing.y + 2.15, 0.9, 0.5, 3, 1) +
              box(x - 0.33, landing.y + 0.2, 0.28, 0.7) +
              box(x + 0.05, landing.y + 0.2, 0.28, 0.7) +
              box(x - 0.33, landing.y + 1.1, 0.28, 0.75) +
              box(x + 0.05, landing.y + 1.1, 0.28, 0.75),
          )
          .join('')}
      />
      <Solid d={archedOpening(-0.45, 2.35, 1.3, 4.5, 0.5)} />
      <Fine d={panes(-0.45, 2.35, 1.3, 2.15, 3, 4)} />
      <Balusters left={left} />
      <Cut
        d={outline(
          ...flight(low.foot, low.steps, 0),
          ...flight(high.foot, high.steps, quarter.y),
          [left, landing.y],
          [left, landing.y - 0.25],
          ...underside,
          [wall.inner, 0],
        )}
      />
      <Cut d={box(wall.inner, bottom, wall.thickness, roof + 0.5 - bottom)} />
      <Cut
        d={outline(
          [left, roof],
          [-3.1, roof],
          [-3.1, roof + 0.7],
          [-3.4, roof + 0.7],
          [-3.4, roof + 0.3],
          [left, roof + 0.3],
        )}
      />
      <Cut
        d={outline(
          [wall.inner, roof],
          [0.6, roof],
          [0.6, roof + 0.7],
          [0.9, roof + 0.7],
          [0.9, roof + 0.3],
          [wall.inner, roof + 0.3],
        )}
      />
      <Solid d={outline([-3.3, roof + 0.7], [0.8, roof + 0.7], [-1.25, top - 0.25])} />
      <Fine d={along(-2.9, 0.6, 0.5, (x) => run([x, roof + 0.7], [-1.25, top - 0.25]))} />
      <Edge d={arch(-3.1, 0.6, roof, 0.6)} />
      <Shade d={box(outside, bottom, right - outside, -bottom)} />
      <Cut d={box(outside, bottom, right - outside, 0.08)} />
      <BackCourt left={outside + 0.9} right={right} foot={bottom + 0.08} />
    </>
  );
}

function Balusters({ left }: { left: number }) {
  const rail: Point[] = [
    [low.foot, 0.95],
    [quarter.right, quarter.y + 0.95],
    [quarter.left, quarter.y + 0.95],
    [landing.right, landing.y + 0.95],
    [left, landing.y + 0.95],
  ];
  const bars = along(left, low.foot, going / 2, (x) => run([x, tread(x)], [x, tread(x) + 0.9]));
  return (
    <>
      <Fine d={bars} />
      <Edge d={run(...rail)} />
    </>
  );
}

/** How high the stair is at x. */
function tread(x: number): number {
  if (x <= landing.right) return landing.y;
  if (x <= quarter.left) return quarter.y + Math.ceil((quarter.left - x) / going) * riser;
  if (x <= quarter.right) return quarter.y;
  return Math.ceil((low.foot - x) / going) * riser;
}

function BackCourt({ left, right, foot }: { left: number; right: number; foot: number }) {
  const windows = (draw: (x: number, y: number) => string) =>
    tiled(left, right, 2, (x) =>
      x < left ? '' : [0.2, 3.4].map((y) => draw(x + 0.5, y)).join(''),
    );
  return (
    <>
      <Solid d={box(left, foot, right - left, 6.2 - foot)} />
      <Fine d={courses(left, right, foot + 0.3, 6.1, 0.3)} />
      <Solid d={windows((x, y) => box(x, y, 1, 1.9))} />
      <Edge
        d={windows(
          (x, y) => run([x, y + 0.95], [x + 1, y + 0.95]) + run([x + 0.5, y], [x + 0.5, y + 1.9]),
        )}
      />
      <Cut d={box(left - 0.15, 6.2, right - left + 0.15, 0.12)} />
      <Solid d={box(left + 1.1, 6.32, 0.9, 1.1)} />
    </>
  );
}
