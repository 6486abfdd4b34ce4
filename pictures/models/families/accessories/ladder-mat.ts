import { bentMember } from '../../kit/members.ts';
import { labelPlate } from '../../kit/plates.ts';
import { bar, type Spot } from '../../kit/profiles.ts';
import { composePlacements, facingUp, move, point, Y } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import type { Builder } from '../builder.ts';

/** A ribbed mat with its carry strap. One end curls up because the mat was rolled. */
export const mat: Builder = ({ length, width }) => {
  const piece = new Workpiece();
  piece.member('rubber', { outline: ribbed(length) }, [0, 0, -width / 2], [0, 0, width / 2], Y);
  const y = 0.0115;
  const loop = Array.from({ length: 20 }, (_, step) => {
    const angle = (2 * Math.PI * (step + 0.5)) / 20;
    const wave = 1 + 0.12 * Math.sin(2 * angle + 0.7);
    return point(0.17 * Math.cos(angle) * wave - 0.02, y, 0.1 * Math.sin(angle) * wave);
  });
  piece.add('plastic-grey', bentMember(bar(0.024, 0.003, 0.001), loop, 0.1, Y));
  piece.box('zinc', [0.034, 0.006, 0.03, 0.002], [0.148, y + 0.001, 0]);
  const corner = move(-length / 2 + 0.12, 0.0115, width / 2 - 0.08);
  return piece.add('label', labelPlate(0.13), composePlacements(corner, facingUp));
};

/** The mat's lengthways section: flat, then curling up over the last third, with ribs on both faces. */
function ribbed(length: number): Spot[] {
  const [flat, radius, core, rib, pitch] = [length * 0.62, 0.42, 0.0026, 0.003, 0.018];
  const count = Math.floor(length / pitch);
  const at = (along: number, up: number): Spot => {
    const angle = Math.max(0, along - flat) / radius;
    const x = Math.min(along, flat) + Math.sin(angle) * (radius - up) - length / 2;
    return [x, (1 - Math.cos(angle)) * radius + up * Math.cos(angle) + core + rib];
  };
  const side = (face: 1 | -1): Spot[] =>
    Array.from({ length: count }, (_, row) => row * pitch).flatMap((along): Spot[] => [
      at(along + pitch * 0.1, face * core),
      at(along + pitch * 0.25, face * (core + rib)),
      at(along + pitch * 0.6, face * (core + rib)),
      at(along + pitch * 0.75, face * core),
    ]);
  return [...side(-1), ...side(1).toReversed()];
}
