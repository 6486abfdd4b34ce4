import type { Member, Place } from '../pictures/plans/stage.ts';
import { inks } from './paper.ts';

const [turned, tilted] = [Math.PI * 0.205, Math.PI * 0.115];
const [cosTurn, sinTurn] = [Math.cos(turned), Math.sin(turned)];
const [cosTilt, sinTilt] = [Math.cos(tilted), Math.sin(tilted)];

/** Where a place is seen, in metres to the right and down, and how near it is. */
export function seen([x, y, z]: Place): readonly [right: number, down: number, near: number] {
  const towards = z * cosTurn - x * sinTurn;
  return [
    x * cosTurn + z * sinTurn,
    towards * sinTilt - y * cosTilt,
    towards * cosTilt + y * sinTilt,
  ];
}

/** How far members reach as seen. */
export function reachOf(members: readonly Member[]) {
  const at = members.flatMap(placesOf).map(seen);
  const [across, down] = [at.map(([right]) => right), at.map(([, each]) => each)];
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}

export function placesOf(member: Member): readonly Place[] {
  if (member.kind === 'tube') return [member.from, member.to];
  return member.kind === 'ball' ? [member.at] : member.corners;
}

/** How members are drawn: points for a metre, and where the middle of the base lies on the page. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Drawn {
  readonly member: Member;
  /** It stands already: grey. */
  readonly old: boolean;
}

/** Members are painted from the farthest to the nearest, those as near as each other at once. */
const layer = 0.14;
const longest = 0.45;

export function drawMembers(doc: PDFKit.PDFDocument, drawn: readonly Drawn[], view: View): void {
  const parts = drawn.flatMap(({ member, old }) =>
    split(member).map((each) => ({ member: each, old })),
  );
  const layers = Map.groupBy(parts, ({ member }) => Math.round(nearness(member) / layer));
  doc.lineCap('butt').lineJoin('round');
  for (const near of [...layers.keys()].sort((a, b) => a - b)) {
    const styles = Map.groupBy(layers.get(near) ?? [], styleOf);
    for (const alike of styles.values()) drawAlike(doc, alike, view);
  }
}

function styleOf({ member, old }: Drawn): string {
  return `${old ? 0 : 1} ${member.kind} ${member.kind === 'tube' ? member.radius : ''}`;
}

function nearness(member: Member): number {
  const places = placesOf(member);
  const sum = places.reduce((total, place) => total + seen(place)[2], 0);
  // What stands on a post is drawn over it.
  return sum / places.length + (member.kind === 'ball' ? 0.03 : 0);
}

/** A long tube passes others: each part of it has its own depth. */
function split(member: Member): Member[] {
  if (member.kind !== 'tube') return [member];
  const { from, to } = member;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const count = Math.max(1, Math.ceil(length / longest));
  const at = (part: number): Place => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
    from[2] + (to[2] - from[2]) * part,
  ];
  return Array.from({ length: count }, (_, part) => {
    return { ...member, from: at(part / count), to: at((part + 1) / count) };
  });
}

function drawAlike(doc: PDFKit.PDFDocument, alike: readonly Drawn[], view: View): void {
  const old = alike[0]?.old ?? false;
  const [ink, weight] = old ? [inks.grey, 0.55] : [inks.black, 0.95];
  const on = (place: Place): [number, number] => {
    const [right, down] = seen(place);
    return [tenth(view.x + right * view.scale), tenth(view.y + down * view.scale)];
  };
  const tubes = alike.map(({ member }) => member).filter((each) => each.kind === 'tube');
  if (tubes.length > 0) {
    const thick = Math.max(2 * (tubes[0]?.radius ?? 0) * view.scale, 0.8);
    for (const [width, colour] of [
      [thick + weight, ink],
      [Math.max(thick - weight * 0.4, 0.5), '#fff'],
    ] as const) {
      for (const { from, to } of tubes) doc.moveTo(...on(from)).lineTo(...on(to));
      doc.lineWidth(tenth(width)).stroke(colour);
    }
  }
  for (const { member } of alike) {
    if (member.kind === 'plate') {
      const fill = member.dark ? '#555' : inks.pale;
      doc.polygon(...member.corners.map(on)).lineWidth(weight * 0.8);
      doc.fillAndStroke(old ? (member.dark ? '#e8e8e8' : '#fff') : fill, ink);
    }
    if (member.kind === 'ball') {
      doc.circle(...on(member.at), tenth(Math.max(member.radius * view.scale, 0.7))).lineWidth(0.6);
      doc.fillAndStroke(old || member.open ? '#fff' : '#000', ink);
    }
  }
}

function tenth(points: number): number {
  return Math.round(points * 20) / 20;
}
