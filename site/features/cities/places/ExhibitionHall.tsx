import type { PlaceProps } from './frame.ts';
import { Ground } from './Ground.tsx';
import { box, circle, lattice, outline, run, tiled, uprights } from './paths.ts';
import { Cut, Edge, Face, Fine, Solid } from './tones.tsx';

const roof = 11.3;

/** A science gallery: display walls on the floor, a model planet hung from the trusses. */
export function ExhibitionHall({ frame }: PlaceProps) {
  const { left, right, top } = frame;
  const span = right - left;
  return (
    <>
      <Face d={box(left, 0, span, top)} />
      <Fine d={uprights(left, right, 1.2, 0, roof)} />
      <Edge d={uprights(left, right, 7.2, 0, roof)} />
      <Solid d={tiled(left, right, 7.2, (x) => box(x + 0.9, 6.2, 5.4, 3.4))} />
      <Fine d={tiled(left, right, 7.2, (x) => uprights(x + 1, x + 6.2, 0.9, 6.2, 9.6))} />
      <Edge d={lattice(left, right, roof, roof + 0.9, 1.2)} />
      <Cut d={box(left, roof + 1, span, top - roof - 1)} />
      <Lamps left={left} right={right} />
      <Planet x={4.9} y={7} radius={1.7} />
      <Planet x={-12.6} y={8.3} radius={0.9} />
      <Walls left={left} right={right} />
      <Ground frame={frame} />
    </>
  );
}

function Lamps({ left, right }: { left: number; right: number }) {
  const lamps = (draw: (x: number) => string) => tiled(left, right, 1.5, (x) => draw(x + 0.7));
  return (
    <>
      <Edge d={lamps((x) => run([x, roof], [x, roof - 0.25]))} />
      <Solid
        d={lamps((x) =>
          outline(
            [x - 0.12, roof - 0.25],
            [x + 0.12, roof - 0.25],
            [x + 0.2, roof - 0.62],
            [x - 0.2, roof - 0.62],
          ),
        )}
      />
    </>
  );
}

function Planet({ x, y, radius }: { x: number; y: number; radius: number }) {
  const ring = (across: number) =>
    `M${x - across} ${y - across * 0.16}A${across} ${across * 0.3} 9 1 0 ${x + across} ${y + across * 0.16}A${across} ${across * 0.3} 9 1 0 ${x - across} ${y - across * 0.16}`;
  const meridian = (across: number) =>
    `M${x} ${y - radius}A${across} ${radius} 0 0 0 ${x} ${y + radius}A${across} ${radius} 0 0 0 ${x} ${y - radius}`;
  return (
    <>
      <Edge
        d={
          run([x, y + radius], [x, roof]) +
          run([x - radius * 0.7, y + radius * 0.7], [x - radius * 0.4, roof]) +
          run([x + radius * 0.7, y + radius * 0.7], [x + radius * 0.4, roof])
        }
      />
      <Solid d={circle(x, y, radius)} />
      <Fine
        d={
          meridian(radius * 0.35) +
          meridian(radius * 0.75) +
          [-0.5, 0, 0.5]
            .map((part) =>
              run(
                [x - radius * Math.sqrt(1 - part * part), y + part * radius],
                [x + radius * Math.sqrt(1 - part * part), y + part * radius],
              ),
            )
            .join('')
        }
      />
      <Edge d={ring(radius * 1.55) + ring(radius * 1.38)} />
    </>
  );
}

/** Display walls to 4.5 m with cases between them. */
function Walls({ left, right }: { left: number; right: number }) {
  const walls = (draw: (x: number) => string) =>
    tiled(left - 7.2, right, 7.2, (x) => (x < 3 && x > -3 ? '' : draw(x + 1.6)));
  return (
    <>
      <Solid d={walls((x) => box(x, 0, 4.2, 4.5))} />
      <Face d={walls((x) => box(x + 0.4, 1, 2, 2.6))} />
      <Edge d={walls((x) => box(x + 0.4, 1, 2, 2.6) + box(x + 2.8, 1, 1, 1.4))} />
      <Fine
        d={walls((x) => [2.8, 3.0, 3.2, 3.4].map((y) => run([x + 2.8, y], [x + 3.8, y])).join(''))}
      />
      <Solid d={walls((x) => box(x - 1.3, 0, 0.9, 0.9) + box(x - 1.3, 0.9, 0.9, 0.8))} />
    </>
  );
}
