import { type BufferGeometry, Float32BufferAttribute } from 'three';
import { bentTube } from '../../kit/members.ts';
import { labelPlate, plate } from '../../kit/plates.ts';
import { arc, spots } from '../../kit/profiles.ts';
import { roundedBox } from '../../kit/rounded-box.ts';
import { composePlacements, facingUp, move, point, turn } from '../../kit/space.ts';
import { type Builder, Workpiece } from '../../kit/workpiece.ts';

/** A white shape: every vertex is mapped to an empty area of the label texture. */
function mapToBlankLabel(shape: BufferGeometry): BufferGeometry {
  const { count } = shape.getAttribute('position');
  const uv = Array.from({ length: count }, () => [0.5, 0.12]).flat();
  return shape.setAttribute('uv', new Float32BufferAttribute(uv, 2));
}

/** Holders with their inserts fanned out, spare inserts, ties and the pen. */
export const tagKit: Builder = ({ length, width }) => {
  const piece = new Workpiece();
  const holder = tag(length, width);
  for (const [index, [x, angle]] of spots(-0.075, 0.3, 0, 0.02, 0.075, -0.26).entries()) {
    piece.join(
      holder,
      composePlacements(move(x, index * 0.0062, -index * 0.004), turn('y', angle)),
    );
  }
  for (let sheet = 0; sheet < 8; sheet += 1) {
    const insert = mapToBlankLabel(roundedBox(width * 0.84, 0.0006, length * 0.66, 0.0002));
    const askew = turn('y', 0.2 + ((sheet * 7) % 5) * 0.012);
    piece.add('label', insert, composePlacements(move(0.2, 0.0004 + sheet * 0.0007, 0.01), askew));
  }
  piece.add(
    'label',
    labelPlate(0.07),
    composePlacements(move(0.2, 0.0064, -0.02), turn('y', 0.23), facingUp),
  );
  for (const [at, z] of [0.1, 0.112, 0.125].entries()) {
    const way = spots(-0.14, 0.03 + z, -0.05, 0.045 + z - at * 0.01, 0.06, 0.03 + z);
    const tie = way.map(([x, out]) => point(x, 0.002, out));
    piece.add('plastic', bentTube(tie, 0.0016, 0.08, 6));
    piece.box('plastic', [0.008, 0.005, 0.007, 0.001], [-0.14, 0.0025, 0.03 + z]);
  }
  return piece.join(pen(), composePlacements(move(0.17, 0.006, 0.125), turn('y', 0.25)));
};

/** A tag lying flat, with cut corners, a hole for the tie and a written card in its pocket. */
function tag(length: number, width: number): Workpiece {
  const piece = new Workpiece();
  const [w, l] = [width / 2, length / 2];
  const outline = [
    ...spots(-w, -l + 0.006, -w + 0.006, -l, w - 0.006, -l, w, -l + 0.006),
    ...spots(w, l - width * 0.2, w * 0.64, l, -w * 0.64, l, -w, l - width * 0.2),
  ];
  const hole = arc(0, l - width * 0.24, width * 0.1, 0, 2 * Math.PI * (13 / 14), 13);
  const holder = plate({ outline, holes: [hole] }, 0.004, 0.0012);
  piece.add('plastic-yellow', holder, composePlacements(move(0, 0.002, 0), facingUp));
  const card = mapToBlankLabel(roundedBox(width * 0.84, 0.001, length * 0.68, 0.0003));
  piece.add('label', card, [0, 0.0043, length * 0.11]);
  piece.add(
    'label',
    labelPlate(width * 0.8),
    composePlacements(move(0, 0.005, -length * 0.12), facingUp),
  );
  for (const [line, z] of [0.08, 0.16, 0.24, 0.32, 0.4].entries()) {
    const rule = roundedBox(width * (line === 4 ? 0.4 : 0.72), 0.0004, 0.0012, 0.0001);
    const shift = line === 4 ? -width * 0.16 : 0;
    piece.add('plastic', rule, [shift, 0.0049, length * z]);
  }
  return piece;
}

function pen(): Workpiece {
  return new Workpiece()
    .tube('plastic', [-0.065, 0, 0], [0.03, 0, 0], 0.006, 14)
    .tube('plastic-red', [0.022, 0, 0], [0.065, 0, 0], 0.0065, 14)
    .box('plastic-red', [0.035, 0.003, 0.004, 0.001], [0.045, 0.008, 0]);
}

/** A printed card, propped up so that it can be read. */
export const card: Builder = ({ length, width }) => {
  const piece = new Workpiece();
  piece.add('label', mapToBlankLabel(roundedBox(length, width, 0.0006, 0.0002)), [0, width / 2, 0]);
  piece.add('label', labelPlate(length * 0.94, 0.0002), [0, width * 0.58, 0.0005]);
  const back = mapToBlankLabel(roundedBox(length * 0.4, width * 0.98, 0.0006, 0.0002));
  const apex = point(0, Math.cos(0.5) * width, -Math.sin(0.5) * width);
  const prop = composePlacements(turn('x', 0.5), move(0, -width * 0.49, -0.0006));
  return new Workpiece()
    .join(piece, turn('x', -0.5))
    .add('label', back, composePlacements(move(0, apex.y, apex.z), prop));
};
