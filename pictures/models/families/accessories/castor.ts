import type { Castor } from '../../../plans/accessories.ts';
import { fixedWheel } from '../../kit/castor.ts';
import { bentTube } from '../../kit/members.ts';
import { plate } from '../../kit/plates.ts';
import { arc, type Spot, spots } from '../../kit/profiles.ts';
import { bothSides, composePlacements, move, point, turn, X, Y } from '../../kit/space.ts';
import { latheGeometry } from '../../kit/sweep.ts';
import { type Builder, Workpiece } from '../../kit/workpiece.ts';

/** A swivel castor with its stem or spring on top. Its whole height is the part's length. */
export function castor({ wheel, sprung }: Castor): Builder {
  return ({ length }) => {
    const piece = swivelFork(wheel);
    const crown = wheel + 0.012;
    if (sprung) addSpring(piece, crown + 0.008, length);
    else addStem(piece, crown, length, wheel);
    return piece;
  };
}

/** Wheel, fork and pedal. The swivel axis is above the origin, and the wheel trails towards +X. */
function swivelFork(wheel: number): Workpiece {
  const piece = new Workpiece();
  const [r, thick, trail] = [wheel / 2, wheel * 0.3, wheel * 0.24];
  piece.join(
    fixedWheel(wheel, thick),
    composePlacements(move(trail, 0, 0), turn('y', Math.PI / 2)),
  );
  const lug = r * 0.24;
  const top = wheel + 0.01;
  const cheek = [
    ...arc(trail, r, lug, Math.PI * 0.95, Math.PI * 2.05, 8),
    ...spots(trail + r * 0.5, top, -r * 0.52, top),
  ];
  const out = thick / 2 + 0.005;
  for (const side of bothSides) {
    piece.add('zinc', plate({ outline: cheek }, 0.0035, 0.001), [0, 0, side * out]);
    piece.bolts(point(0, 0, side), r * 0.14, [trail, r, side * (out + 0.0018)]);
  }
  const crown = [r * 1.02 + trail, 0.005, 2 * out + 0.0035, 0.002] as const;
  piece.box('zinc', crown, [(trail - 0.002) / 2, top, 0]);
  const race = spots(r * 0.46, 0, r * 0.5, 0.005, r * 0.46, 0.012, r * 0.3, 0.014);
  piece.add('zinc', latheGeometry(24, ...raiseOutline(race, top)));
  // One pedal locks wheel and swivel.
  const pedal = composePlacements(move(trail + r * 0.86, wheel * 0.95, 0), turn('z', -0.38));
  piece.box('plastic-red', [r * 0.85, 0.011, thick * 1.35, 0.004], pedal);
  const grip = composePlacements(move(trail + r * 1.06, wheel * 0.95 - 0.001, 0), turn('z', -0.38));
  for (const x of [-0.008, 0, 0.008]) {
    piece.box(
      'plastic-red',
      [0.004, 0.0035, thick * 1.2, 0.001],
      composePlacements(grip, move(x, 0.0065, 0)),
    );
  }
  piece.box('zinc', [r * 0.7, 0.007, thick * 0.6, 0.002], [trail + r * 0.34, wheel + 0.001, 0]);
  return piece;
}

/** A stem with its sprung clip. The large wheel has the spigot of an adjustable leg instead. */
function addStem(piece: Workpiece, from: number, to: number, wheel: number): void {
  const radius = wheel > 0.15 ? 0.019 : 0.0125;
  const collared = spots(radius + 0.006, from, radius + 0.006, from + 0.012, radius, from + 0.013);
  const pointed = spots(radius, to - 0.004, radius - 0.004, to, 0, to);
  piece.add('zinc', latheGeometry(20, ...collared, ...pointed));
  const clip = (from + to) / 2 + 0.006;
  const proud = radius + 0.0022;
  const ring = spots(radius, -0.004, proud, -0.002, proud, 0.002, radius, 0.004);
  piece.add('plastic-grey', latheGeometry(20, ...raiseOutline(ring, clip)));
  piece.rivets(X, 0.004, [radius - 0.001, clip + 0.011, 0]);
}

/** A coil spring under a bolting plate. The foot lever compresses it, so that the feet reach the floor. */
function addSpring(piece: Workpiece, from: number, to: number): void {
  const [radius, wire, turns] = [0.024, 0.0032, 3.2];
  const [low, high] = [from + 0.006, to - 0.01];
  const steps = 44;
  const coil = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (2 * Math.PI * turns * step) / steps;
    const y = low + ((high - low) * step) / steps;
    return point(Math.cos(angle) * radius, y, Math.sin(angle) * radius);
  });
  piece.add('zinc', bentTube(coil, wire, 0.02, 8));
  piece.add('galvanised', latheGeometry(14, [0.009, from], [0.009, to], [0, to]));
  piece.box('galvanised', [0.1, 0.008, 0.085, 0.002], [0, to - 0.004, 0]);
  piece.bolts(
    Y,
    0.006,
    ...bothSides.flatMap((a) => bothSides.map((b) => point(a * 0.036, to, b * 0.029))),
  );
}

/** A lathe outline, moved up. */
function raiseOutline(outline: readonly Spot[], up: number): Spot[] {
  return outline.map(([x, y]) => [x, up + y]);
}
