import fc from 'fast-check';
import { type BufferGeometry, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { linspace, stepHeights } from '../../plans/geometry.ts';
import { groovedStile } from '../families/leaning/profiles.ts';
import { dRung } from '../families/leaning/rungs.ts';
import { tread } from './decks.ts';
import { bolt, rivet } from './fasteners.ts';
import { bentTube, levelEndedMember, member, tubeBetween } from './members.ts';
import { labelPlate, labelShape, plate } from './plates.ts';
import { bar, boxSection, channel, ribbedTread, round } from './profiles.ts';
import { rope } from './rope.ts';
import { roundedBox } from './rounded-box.ts';
import {
  atHeight,
  composePlacements,
  mirror,
  point,
  turn,
  uprightPlacement,
  X,
  Y,
} from './space.ts';
import { latheGeometry } from './sweep.ts';
import { Workpiece } from './workpiece.ts';

/** The volume of a shape, from its faces. Correct only if they are closed and all face outwards. */
function volumeOf(geometry: BufferGeometry): number {
  const at = geometry.getAttribute('position');
  const index = geometry.getIndex();
  if (!index) throw new Error('No index');
  const corner = (place: number) => new Vector3().fromBufferAttribute(at, index.getX(place));
  let six = 0;
  for (let place = 0; place < index.count; place += 3) {
    six += corner(place).dot(corner(place + 1).cross(corner(place + 2)));
  }
  return six / 6;
}

function sizeOf(geometry: BufferGeometry): Vector3 {
  geometry.computeBoundingBox();
  return geometry.boundingBox?.getSize(new Vector3()) ?? new Vector3();
}

const length = fc.double({ min: 0.02, max: 3, noNaN: true });

describe('a rounded box', () => {
  it('has the size asked for and loses only its chamfers', () => {
    fc.assert(
      fc.property(length, length, length, (w, h, d) => {
        const box = roundedBox(w, h, d, 0.002);
        expect(sizeOf(box).distanceTo(new Vector3(w, h, d))).toBeLessThan(1e-5);
        expect(volumeOf(box) / (w * h * d)).toBeGreaterThan(0.9);
        expect(volumeOf(box)).toBeLessThanOrEqual(w * h * d * 1.0001);
      }),
    );
  });
});

describe('a member', () => {
  const profiles = { bar: bar(0.05, 0.03), box: boxSection(0.05, 0.03), round: round(0.02) };
  const stock = { channel: channel(0.08, 0.03), stile: groovedStile(0.07, 0.026), rung: dRung() };

  it.each(Object.entries({ ...profiles, ...stock, tread: ribbedTread(0.09) }))(
    'is closed and looks outwards, whichever way it runs: %s',
    (_, profile) => {
      const level = volumeOf(member(profile, point(0, 0, 0), point(1, 0, 0)));
      expect(level).toBeGreaterThan(1e-5);
      for (const end of [
        point(0, 1, 0),
        point(0, 0, -1),
        point(0.6, 0, 0.8),
        point(0, -0.6, 0.8),
      ]) {
        expect(volumeOf(member(profile, point(0, 0, 0), end))).toBeCloseTo(level, 8);
      }
    },
  );

  it('reaches from one point to the other', () => {
    fc.assert(
      fc.property(length, length, length, (x, y, z) => {
        const tube = tubeBetween(point(0, 0, 0), point(x, y, z), 0.005);
        expect(sizeOf(tube).distanceTo(new Vector3(x, y, z))).toBeLessThan(0.02);
      }),
    );
  });

  it('turns the web of a channel the way it faces', () => {
    const stile = member(channel(0.08, 0.03), point(0, 0, 0), point(0, 1, 0.3), X);
    const at = stile.getAttribute('position');
    const outer = Array.from({ length: at.count }, (_, corner) => at.getX(corner));
    // Most corners of the web lie at +x; only the two thin flanges reach to −x.
    expect(Math.max(...outer)).toBeCloseTo(0.015, 6);
    expect(sizeOf(stile).x).toBeCloseTo(0.03, 6);
  });

  it('bends round corners without going past them', () => {
    const hoop = [point(-0.3, 0, 0), point(-0.3, 1, 0), point(0.3, 1, 0), point(0.3, 0, 0)];
    const size = sizeOf(bentTube(hoop, 0.02, 0.1));
    expect(size.x).toBeCloseTo(0.64, 2);
    expect(size.y).toBeCloseTo(1.02, 2);
    // Three straight lengths, less the corners that the two arcs cut off.
    const area = 7 * Math.sin((2 * Math.PI) / 14) * 0.02 ** 2;
    const way = 2.6 - 2 * (0.2 - (Math.PI / 2) * 0.1);
    expect(volumeOf(bentTube(hoop, 0.02, 0.1))).toBeCloseTo(area * way, 5);
  });

  it('stands flat on the ground when it is cut level', () => {
    const leg = levelEndedMember(bar(0.07, 0.03), point(0, 0, 0.5), point(0, 1, 0), X);
    leg.computeBoundingBox();
    expect(leg.boundingBox?.min.y).toBeCloseTo(0, 6);
    expect(leg.boundingBox?.max.y).toBeCloseTo(1, 6);
  });
});

describe('parts', () => {
  it.each([
    ['a rivet', rivet()],
    ['a bolt', bolt()],
    [
      'a plate with a hole',
      plate({ outline: bar(0.2, 0.1).outline, holes: [bar(0.1, 0.05).outline] }, 0.01),
    ],
    ['a turned knob', latheGeometry(20, [0, 0], [0.02, 0], [0.02, 0.03], [0, 0.03])],
    ['a rope', rope(point(0, 1, 0), point(1, 1, 0), 0.1)],
  ])('look outwards: %s', (_, part) => {
    expect(volumeOf(part)).toBeGreaterThan(0);
  });

  it('leaves the hole of a plate open', () => {
    const outline = bar(0.2, 0.1, 0.0001).outline;
    const holes = [bar(0.1, 0.05, 0.0001).outline];
    expect(volumeOf(plate({ outline, holes }, 0.01, 0.00005))).toBeCloseTo(
      0.01 * (0.02 - 0.005),
      6,
    );
  });

  it('shows the whole picture on the front of a label', () => {
    const label = labelPlate(0.1);
    expect(sizeOf(label).y).toBeCloseTo(0.1 / labelShape, 6);
    const [uv, at] = [label.getAttribute('uv'), label.getAttribute('position')];
    for (let corner = 0; corner < uv.count; corner += 1) {
      expect(uv.getX(corner)).toBeCloseTo(at.getX(corner) / 0.1 + 0.5, 5);
    }
  });

  it('lays the top of a tread at the height it is placed at, its nose to the climber', () => {
    const board = tread(0.4, 0.09);
    board.computeBoundingBox();
    expect(board.boundingBox?.max.y).toBeCloseTo(0, 6);
    const at = board.getAttribute('position');
    const lowest = Array.from({ length: at.count }, (_, corner) => corner).reduce((low, corner) =>
      at.getY(corner) < at.getY(low) ? corner : low,
    );
    expect(at.getZ(lowest)).toBeGreaterThan(0);
  });
});

describe('a workpiece', () => {
  it('merges what has one material and keeps uv only where it is wanted', () => {
    const { parts } = new Workpiece()
      .add('timber', roundedBox(1, 1, 1))
      .add('timber', roundedBox(1, 1, 1), [2, 0, 0])
      .add('zinc', rivet(), uprightPlacement(point(0, 1, 0), Y))
      .model();
    expect(parts.map(({ material }) => material)).toEqual(['timber', 'zinc']);
    expect(parts.map(({ geometry }) => geometry.hasAttribute('uv'))).toEqual([true, false]);
    expect(parts[0] && sizeOf(parts[0].geometry).x).toBeCloseTo(3);
  });

  it('keeps mirrored parts looking outwards', () => {
    const half = new Workpiece().add('aluminium', roundedBox(0.2, 0.4, 0.6), [1, 0, 0]);
    const [part] = new Workpiece()
      .join(half, composePlacements(mirror(), turn('y', 1)))
      .model().parts;
    expect(part && volumeOf(part.geometry)).toBeCloseTo(0.048, 3);
  });

  it('finds its own top', () => {
    const model = new Workpiece().add('rubber', roundedBox(1, 1, 1), [0, 0.5, 0]).model();
    expect(model.landmarks).toEqual({ ground: 0, top: 1 });
  });
});

describe('points', () => {
  it('divide a stretch evenly', () => {
    expect(linspace(0, 1, 3)).toEqual([0, 0.5, 1]);
    expect(linspace(0, 1, 1)).toEqual([0.5]);
    expect(stepHeights(1, 4)).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it('find where a line passes a height', () => {
    expect(atHeight(point(0, 0, 0), point(2, 4, 6), 1).toArray()).toEqual([0.5, 1, 1.5]);
  });
});
