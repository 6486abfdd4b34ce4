import type { Vector3 } from 'three';
import { collar } from '../../kit/fasteners.ts';
import { bentTube } from '../../kit/members.ts';
import type { Spot } from '../../kit/profiles.ts';
import { composePlacements, move, moveTo, point, turn } from '../../kit/space.ts';
import { latheGeometry } from '../../kit/sweep.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import type { MaterialName } from '../../materials.ts';

interface Gate {
  /** The foot of the left post, which carries the gate. The other post is `width` to the right. */
  readonly hinge: Vector3;
  readonly width: number;
  /** The heights of its lower and upper bars. */
  readonly low: number;
  readonly high: number;
  readonly post: number;
  readonly material: MaterialName;
}

/** The gate swings inwards over the platform. It is shown as it closes. */
const ajar = 0.55;

/** A gate on sprung hinges that shuts against a stop on the other post. */
export function selfClosingGate({ hinge, width, low, high, post, material }: Gate): Workpiece {
  const far = width - post - 0.018;
  const near = post + 0.03;
  const leaf = new Workpiece();
  const loop = [point(near, low, 0), point(far, low, 0), point(far, high, 0), point(near, high, 0)];
  leaf.add(material, bentTube(loop, 0.0145, 0.07, 14));
  for (const part of [0.36, 0.68]) {
    const x = near + (far - near) * part;
    leaf.tube(material, [x, low, 0], [x, high, 0], 0.0095, 10);
  }
  for (const y of [low, high]) {
    leaf.box('plastic', [0.075, 0.046, 0.042, 0.007], [post + 0.034, y, 0]);
  }
  const piece = new Workpiece().join(leaf, composePlacements(moveTo(hinge), turn('y', ajar)));
  for (const y of [low, high]) {
    piece.add(
      'plastic',
      collar(post, 0.09, 0.008),
      composePlacements(moveTo(hinge), move(0, y, 0)),
    );
  }
  piece.add('zinc', coil(post + 0.001), composePlacements(moveTo(hinge), move(0, low + 0.05, 0)));
  const latch = composePlacements(moveTo(hinge), move(width, 0, 0));
  piece.add('plastic', collar(post, 0.07, 0.008), composePlacements(latch, move(0, high, 0)));
  return piece.box(
    'plastic-red',
    [0.05, 0.05, 0.014, 0.004],
    composePlacements(latch, move(-post - 0.016, high, 0.024)),
  );
}

/** The spring that shuts the gate, wound round the post. */
function coil(radius: number) {
  const wire = 0.006;
  const outline = Array.from({ length: 9 }, (_, at) => at * wire).flatMap((y): Spot[] => [
    [radius, y],
    [radius + 0.0045, y + wire * 0.3],
    [radius + 0.0045, y + wire * 0.7],
  ]);
  return latheGeometry(14, ...outline);
}
