import { windowIn } from '../buildings/window.ts';
import { Location } from '../location.ts';
import { type Opening, wall } from '../opening.ts';
import { lathe, rectangle, rotatedPlacement, type Span, slab, spanAround } from '../shapes.ts';

/** Half the stairwell's width, and the width of the flights. */
const half = 2.5;
const flight = 1.3;
const risers = 11;
const rise = 0.175;
const going = 0.27;
/** The heights of the half landing and the first floor. Flights run between z = 0 and z = run. */
const landing = risers * rise;
const upper = 2 * landing;
const run = risers * going;
const deep = 3.3;
const top = 9.4;
const dado = landing + 1.7;

/** A tiled tenement stair seen from the first-floor landing, down to the half landing with its window. */
export function tenementStair(): Location {
  const built = new Location()
    .box('flags-worn', [-half, half], [-0.2, 0], [-deep, run + 5])
    .box('flags-worn', [-half, half], [landing - 0.22, landing], [-deep, 0.02])
    .box('stair-stone', [half - flight - 0.1, half], [upper - 0.22, upper], [run, run + 5])
    .join(steps(0, 1), [-half + flight / 2, 0, 0])
    .join(steps(landing, -1), [half - flight / 2, 0, 0])
    .join(side(), rotatedPlacement([-half, 0, run + 5], Math.PI / 2))
    .join(side(), rotatedPlacement([half, 0, -deep], -Math.PI / 2))
    .join(windowSide(), [0, 0, -deep])
    .join(baluster(-half + flight + 0.05, [0, run], [0, landing], -1))
    .join(baluster(half - flight - 0.05, [0, run], [landing, upper], 1))
    .join(landingRail([0, 5], half - flight - 0.05, upper))
    .join(edgeRail());
  // The skylight over the well.
  built.add(
    'plaster-white',
    slab(rectangle(-half, -deep, half, run + 5), 0.2, [rectangle(-1.4, -2, 1.4, 4)])
      .rotateX(Math.PI / 2)
      .translate(0, top, 0),
  );
  for (let x = -1.4; x <= 1.4; x += 0.7)
    built.box('iron-cream', spanAround(x, 0.03), [top, top + 0.1], [-4, 4]);
  return built;
}

/** A straight flight. The lower one climbs towards −Z, the upper one towards +Z. */
function steps(foot: number, way: 1 | -1): Location {
  const built = new Location();
  const wide: Span = [-flight / 2, flight / 2];
  for (let at = 0; at < risers; at += 1) {
    const z = way > 0 ? run - at * going : at * going;
    const [near, far] = way > 0 ? [z, z - going - 0.03] : [z, z + going + 0.03];
    const y = foot + (at + 1) * rise;
    built.box('stair-stone', wide, [y - 0.06, y], [near + way * 0.025, far], 0.014);
    built.box('stair-stone', wide, [y - rise - 0.12, y - 0.05], [near, far]);
  }
  return built;
}

/** A side wall: tiles up to shoulder height above the half landing, with a dark band on top. */
function side(): Location {
  const length = deep + run + 5;
  const built = new Location().add('plaster-cream', wall([0, length], [0, top], 0.5));
  built.box('close-tile', [0, length], [0, dado], [0, 0.012]);
  return built.box('close-band', [0, length], [dado, dado + 0.12], [0, 0.02], 0.004);
}

function windowSide(): Location {
  const [sill, spring] = [landing + 1.25, landing + 3.7];
  const opening: Opening = { x: 0, width: 1.7, sill, spring, rise: 0.85 };
  const built = new Location().add('plaster-cream', wall([-half, half], [0, top], 0.5, [opening]));
  const tiles = wall([-half, half], [0, dado], 0.012, [
    { ...opening, spring: dado - 0.01, rise: 0 },
  ]);
  built.add('close-tile', tiles.translate(0, 0, 0.012));
  for (const s of [-1, 1])
    built.box('close-band', [s * half, s * 0.85], [dado, dado + 0.12], [0, 0.02], 0.004);
  built.join(
    windowIn(opening, 'sash-white', [4, 5], 0.25, { stile: 0.07, bar: 0.028, rail: 0.45 }),
  );
  built.box('stained-red', [-0.78, 0.78], [landing + 1.32, landing + 1.55], [-0.285, -0.28]);
  return built.box('stone-buff', [-0.95, 0.95], [sill - 0.1, sill], [-0.4, 0.08], 0.015);
}

/** Iron balusters and a timber rail up a flight. */
function baluster(x: number, [near, far]: Span, [low, high]: Span, way: 1 | -1): Location {
  const built = new Location();
  const at = (z: number) =>
    way < 0
      ? low + ((far - z) / (far - near)) * (high - low)
      : low + ((z - near) / (far - near)) * (high - low);
  for (let z = near + 0.1; z < far; z += going / 2) {
    const y = at(z);
    built.rod('railing', [x, y, z], [x, y + 0.98, z], 0.011, 6);
    built.add('railing', lathe(10, '0,0 0.026,0.03 0,0.06'), [x, y + 0.5, z]);
  }
  built.rod('oak', [x, at(near) + 1, near], [x, at(far) + 1, far], 0.032, 14);
  for (const z of [near, far])
    built.rod('railing', [x, at(z) - 0.05, z], [x, at(z) + 1.12, z], 0.035, 12);
  return built;
}

/** The rail of the gallery that the upper flight leads to. */
function landingRail([near, far]: Span, x: number, y: number): Location {
  const built = new Location().rod('oak', [x, y + 1, run + near], [x, y + 1, run + far], 0.034, 14);
  for (let z = run + near; z < run + far; z += 0.13) {
    built.rod('railing', [x, y, z], [x, y + 0.98, z], 0.011, 6);
    built.add('railing', lathe(10, '0,0 0.026,0.03 0,0.06'), [x, y + 0.5, z]);
  }
  return built;
}

/** The rail along the half landing, between the two flights. */
function edgeRail(): Location {
  const [left, right] = [-half + flight + 0.05, half - flight - 0.05];
  const top = landing + 1;
  const built = new Location().rod('oak', [left, top, 0], [right, top, 0], 0.034, 14);
  for (let x = left + 0.1; x < right; x += 0.13)
    built.rod('railing', [x, landing, 0], [x, landing + 0.98, 0], 0.011, 6);
  return built;
}
