import { bentTube } from '../../../models/kit/members.ts';
import { point } from '../../../models/kit/space.ts';
import { latheGeometry } from '../../../models/kit/sweep.ts';
import { Location } from '../location.ts';

/** A sun with planets on rings, hung by wires from a roof at height `top`. */
export function orrery(top: number): Location {
  const built = new Location();
  const ball = (radius: number) =>
    latheGeometry(
      32,
      ...Array.from({ length: 17 }, (_, at): [number, number] => {
        const angle = -Math.PI / 2 + (Math.PI * at) / 16;
        return [at === 0 || at === 16 ? 0 : radius * Math.cos(angle), radius * Math.sin(angle)];
      }),
    );
  built.add('brass-old', ball(0.85));
  const rings = [
    [1.9, 0.16, 0.25, 'planet-rust'],
    [2.8, -0.14, 2.2, 'planet-blue'],
    [3.8, 0.1, 4.0, 'planet-sand'],
    [4.9, -0.06, 5.3, 'planet-ice'],
  ] as const;
  rings.forEach(([radius, tilt, angle, material], at) => {
    const circle = Array.from({ length: 49 }, (_, step) => {
      const turnedBy = (step / 48) * Math.PI * 2;
      return point(
        radius * Math.cos(turnedBy),
        tilt * radius * Math.sin(turnedBy),
        radius * Math.sin(turnedBy),
      );
    });
    built.add('brass-old', bentTube(circle, 0.022, 0.02, 8));
    built.add(material, ball(0.22 + 0.1 * at), [
      radius * Math.cos(angle),
      tilt * radius * Math.sin(angle),
      radius * Math.sin(angle),
    ]);
    for (const step of [0, 16, 32]) {
      const place = circle[step];
      if (place)
        built.rod(
          'steel-galvanised',
          [place.x, place.y, place.z],
          [place.x * 0.9, top - 8.2, place.z * 0.9],
          0.005,
          5,
        );
    }
  });
  return built.rod('steel-galvanised', [0, 0.8, 0], [0, top - 8, 0], 0.02, 8);
}
