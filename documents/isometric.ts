import type { Member, PlanPoint, Stage } from '../pictures/plans/stage.ts';

const [yaw, pitch] = [Math.PI * 0.205, Math.PI * 0.115];
const [cosYaw, sinYaw] = [Math.cos(yaw), Math.sin(yaw)];
const [cosPitch, sinPitch] = [Math.cos(pitch), Math.sin(pitch)];

/** Where a place is seen, in metres to the right and down, and how near it is. */
export function projectIsometric([x, y, z]: PlanPoint): readonly [
  right: number,
  down: number,
  near: number,
] {
  const towards = z * cosYaw - x * sinYaw;
  return [
    x * cosYaw + z * sinYaw,
    towards * sinPitch - y * cosPitch,
    towards * cosPitch + y * sinPitch,
  ];
}

/** How far members reach as seen. */
export function projectedBounds(members: readonly Member[]) {
  const at = members.flatMap((member) => {
    const around = member.kind === 'plate' ? 0 : member.radius;
    return memberPoints(member)
      .map(projectIsometric)
      .flatMap(([right, down]) =>
        [-around, around].map((off) => [right + off, down + off] as const),
      );
  });
  const [across, down] = [at.map(([right]) => right), at.map(([, each]) => each)];
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}

export function memberPoints(member: Member): readonly PlanPoint[] {
  if (member.kind === 'tube') return [member.from, member.to];
  return member.kind === 'ball' ? [member.at] : member.corners;
}

/** How members are drawn: points for a metre, and where the middle of the base lies on the page. */
export interface DrawingView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface DrawnMembers {
  readonly members: readonly Member[];
  /** They stand already: grey. */
  readonly old: boolean;
}

interface Part {
  readonly member: Member;
  readonly old: boolean;
}

export function collectMembers(stages: readonly Stage[]): Member[] {
  return stages.flatMap(({ pieces }) => pieces).flatMap(({ members }) => members);
}

/** Members are painted from the farthest to the nearest, those about as near at once; grey ones coarsely. */
const layers = { old: { deep: 0.4, longest: 2 }, new: { deep: 0.14, longest: 0.45 } } as const;

/** Writes the operators of a drawing itself: hundreds of tubes are too many for the library's calls. */
export function drawMembers(
  doc: PDFKit.PDFDocument,
  drawn: readonly DrawnMembers[],
  view: DrawingView,
): void {
  const parts = drawn.flatMap(({ members, old }) => {
    const { deep, longest } = layers[old ? 'old' : 'new'];
    const nearest = (each: Member) => Math.round(averageDepth(each) / deep) * deep;
    return members
      .flatMap((each) => split(each, longest))
      .map((member) => ({ member, old, near: nearest(member) }));
  });
  const sorted = parts.sort((a, b) => a.near - b.near);
  const styles = Map.groupBy(sorted, ({ member, old, near }) => {
    const thick = member.kind === 'tube' ? member.radius : member.kind === 'ball' && member.open;
    return [near.toFixed(2), old, member.kind, thick].join(' ');
  });
  const operators = [...styles.values()].map((alike) => strokeOperators(alike, view));
  doc.addContent(`q 1 j ${operators.join('\n')} Q`);
}

function averageDepth(member: Member): number {
  const places = memberPoints(member);
  const sum = places.reduce((total, place) => total + projectIsometric(place)[2], 0);
  // What sits on a post is drawn over it.
  return sum / places.length + (member.kind === 'ball' ? 0.08 : 0);
}

/** A long tube passes others: each part of it has its own depth. */
function split(member: Member, longest: number): Member[] {
  if (member.kind !== 'tube') return [member];
  const { from, to } = member;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const count = Math.max(1, Math.ceil(length / longest));
  const at = (part: number): PlanPoint => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
    from[2] + (to[2] - from[2]) * part,
  ];
  return Array.from({ length: count }, (_, part) => {
    return { ...member, from: at(part / count), to: at((part + 1) / count) };
  });
}

/** Members of one kind: a wide line of ink with a narrower white one upon it, or filled plates. */
function strokeOperators(alike: readonly Part[], { scale, x, y }: DrawingView): string {
  const [first] = alike;
  if (!first) return '';
  const { member, old } = first;
  const [ink, weight] = old ? ['.56', 0.7] : ['0', 0.9];
  const on = (place: PlanPoint): string => {
    const [right, down] = projectIsometric(place);
    return `${roundToTenth(x + right * scale)} ${roundToTenth(y + down * scale)}`;
  };
  if (member.kind === 'plate') {
    const fill = old ? (member.dark ? '.9' : '1') : member.dark ? '.33' : '.86';
    const outlines = alike.flatMap(({ member: each }) =>
      each.kind === 'plate' ? `${each.corners.map(on).join(' l ').replace(' l ', ' m ')} l h` : [],
    );
    return `${fill} g ${ink} G ${weight * 0.8} w ${outlines.map((each) => `${each} b`).join('\n')}`;
  }
  const thick = Math.max(2 * member.radius * scale, member.kind === 'ball' ? 1.4 : 0.8);
  const path = alike
    .map(({ member: each }) => memberPoints(each).map(on))
    .map(([from = '', to = from]) => `${from} m ${to} l`)
    .join('\n');
  // A ball is a line of no length with round ends.
  const cap = member.kind === 'ball' ? '1 J' : '0 J';
  const outer = `${cap} ${ink} G ${roundToTenth(thick + weight)} w ${path} S`;
  if (member.kind === 'ball' && !member.open && !old) return outer;
  return `${outer} 1 G ${roundToTenth(Math.max(thick - weight * 0.4, 0.5))} w ${path} S`;
}

function roundToTenth(points: number): number {
  return Math.round(points * 10) / 10;
}
