import { spots } from '../../../models/kit/profiles.ts';
import { composePlacements, move, turn } from '../../../models/kit/space.ts';
import { boxDuct, cableTray, pipeRun, roundDuct } from '../buildings/services.ts';
import { Location } from '../location.ts';
import type { LocationMaterial } from '../location-materials.ts';
import { lathe, rotatedPlacement, spanAround } from '../shapes.ts';

const [left, right, back, front] = [-6.2, 6.4, -5.2, 9] as const;
const slab = 3.9;

/** A plant room below an office: painted blockwork, pumps, pipes and ducts overhead, ladder hooks. */
export function plantRoom(): Location {
  const built = new Location()
    .ground('floor-painted', [left, right], [back, front])
    .box('soffit', [left, right], [slab, slab + 0.2], [back, front])
    .box('block-painted', [left, right], [0, slab], [back - 0.2, back])
    .box('block-painted', [left - 0.2, left], [0, slab], [back, front])
    .box('block-painted', [right, right + 0.2], [0, slab], [back, front])
    .join(roundDuct('x', [left, right], -3.6, 3.2, 0.33, slab))
    .join(boxDuct([-5.6, -4.4], [2.7, 3.5], [back, front]))
    .join(cableTray(-2.9, 3.35, [back, front], slab, 0.4))
    .join(cableTray(4.4, 3.35, [back, front], slab, 0.3));
  for (const [material, y, radius] of [
    ['pipe-green', 2.62, 0.085],
    ['pipe-red', 2.38, 0.06],
    ['pipe-lagged', 2.05, 0.11],
  ] as const)
    built.join(pipeRun(material, radius, [left, y, back + 0.32], [right, y, back + 0.32]));
  built.join(
    pipeRun(
      'pipe-lagged',
      0.09,
      [-3.1, 0.9, back + 0.75],
      [-3.1, 2.05, back + 0.75],
      [-3.1, 2.05, back + 0.32],
    ),
  );
  built.join(
    pipeRun(
      'pipe-green',
      0.08,
      [-2.2, 0.9, back + 0.75],
      [-2.2, 2.62, back + 0.75],
      [-2.2, 2.62, back + 0.32],
    ),
  );
  for (const x of [-3.1, -2.2]) built.join(pump(), [x, 0, back + 0.85]);
  built.join(vessel(), [-4.9, 0, back + 1.2]);
  built.join(panel(), [-0.6, 0, back]).join(panel(), [0.28, 0, back]);
  for (const [x, z] of spots(-2.6, 0.8, 1.6, 0.8, -2.6, -2.6, 1.6, -2.6)) {
    built.box('tube-light', spanAround(x, 0.7), [3.02, 3.05], spanAround(z, 0.05));
    built.box('steel-white', spanAround(x, 0.75), [3.05, 3.14], spanAround(z, 0.08), 0.01);
    for (const off of [-0.6, 0.6])
      built.box('steel-galvanised', spanAround(x + off, 0.004), [3.14, slab], spanAround(z, 0.004));
  }
  built.join(hooks(), rotatedPlacement([right, 0, 0.4], -Math.PI / 2));
  built.box('line-yellow', [0.95, 6], [0, 0.002], [0.9, 1]);
  return built.box('line-yellow', [0.95, 1.05], [0, 0.002], [back + 0.6, 1]);
}

function pump(): Location {
  return new Location()
    .box('soffit', [-0.3, 0.3], [0, 0.15], [-0.4, 0.45], 0.01)
    .add(
      'pump-blue',
      lathe(24, '0,0 0.2,0 0.2,0.3 0.17,0.34 0,0.34'),
      composePlacements(move(0, 0.45, 0.32), turn('x', -Math.PI / 2)),
    )
    .add('pump-blue', lathe(24, '0,0 0.17,0 0.15,0.42 0.1,0.46 0,0.46'), [0, 0.15, -0.05])
    .box('pump-blue', [-0.13, 0.13], [0.55, 0.9], [-0.24, 0], 0.03);
}

function vessel(): Location {
  return new Location()
    .add(
      'pipe-red',
      lathe(40, '0,0.18 0.3,0.2 0.46,0.32 0.5,0.46 0.5,1.75 0.46,1.9 0.3,2.02 0,2.06'),
    )
    .add('cast-black', lathe(30, '0.42,0 0.46,0 0.46,0.36 0.42,0.36'));
}

function panel(): Location {
  const built = new Location()
    .box('panel-grey', [-0.42, 0.42], [0.12, 2], [0, 0.34], 0.012)
    .box('cast-black', [-0.42, 0.42], [0, 0.12], [0, 0.3])
    .box('frame-dark', [-0.003, 0.003], [0.2, 1.95], [0.34, 0.342])
    .box('frame-dark', [0.3, 0.34], [0.95, 1.12], [0.34, 0.37], 0.006);
  const lights: readonly LocationMaterial[] = ['pipe-green', 'pipe-red', 'line-yellow'];
  lights.forEach((material, at) => {
    built.add(
      material,
      lathe(12, '0,0 0.018,0 0.018,0.02 0,0.024'),
      composePlacements(move(-0.28 + at * 0.09, 1.72, 0.34), turn('x', Math.PI / 2)),
    );
  });
  return built.box('window-dark', [-0.3, -0.05], [1.42, 1.58], [0.34, 0.346], 0.004);
}

/** A board of tagged hooks: the rail, the hooks and a tag beside each. */
function hooks(): Location {
  const built = new Location().box('crate', [-3.4, 3.4], [2.02, 2.16], [0, 0.03], 0.006);
  for (let x = -3; x <= 3; x += 1.2)
    for (const side of [-0.16, 0.16]) {
      built.box('line-yellow', spanAround(x + side, 0.015), [2.05, 2.08], [0.03, 0.2], 0.004);
      built.box('line-yellow', spanAround(x + side, 0.015), [2.05, 2.13], [0.19, 0.21], 0.004);
    }
  for (let x = -3; x <= 3; x += 1.2)
    built.box('sash-white', spanAround(x, 0.07), [2.2, 2.3], [0, 0.012], 0.004);
  return built;
}
