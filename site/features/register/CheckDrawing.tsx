import { useMemo } from 'react';
import type { Product } from '../../../catalogue/product.ts';
import {
  collectMembers,
  memberPoints,
  projectedBounds,
  projectIsometric,
} from '../../../documents/isometric.ts';
import { getChecklist } from '../../../pictures/plans/checklist.ts';
import type { Member } from '../../../pictures/plans/stage.ts';
import { getAssemblyStages } from '../../../pictures/plans/stages.ts';

/** A drawing of the equipment, with the parts of one check in black and circled. */
export function CheckDrawing({ product, check }: { product: Product; check: number }) {
  const { all, box, unit, parts } = useMemo(() => buildDrawing(product), [product]);
  const part = parts[check];
  if (!all) return null;
  return (
    <svg viewBox={box} role="img" aria-label={part ? `Where it is: ${part.name}` : product.name}>
      <path d={all} fill="none" stroke="#b9b5ab" strokeWidth={unit} />
      {part && <path d={part.path} fill="none" stroke="#0e1a2b" strokeWidth={unit * 2.6} />}
      {part?.spots.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle
            cx={x}
            cy={y}
            r={unit * 9}
            fill="none"
            stroke="#0e1a2b"
            strokeWidth={unit * 4.5}
          />
          <circle
            cx={x}
            cy={y}
            r={unit * 9}
            fill="none"
            stroke="#ffcb05"
            strokeWidth={unit * 2.5}
          />
        </g>
      ))}
    </svg>
  );
}

const scale = 100;
const point = (place: Parameters<typeof projectIsometric>[0]): [number, number] => {
  const [right, down] = projectIsometric(place);
  return [Math.round(right * scale), Math.round(down * scale)];
};

function buildDrawing(product: Product) {
  const stages = getAssemblyStages(product);
  const members = collectMembers(stages);
  if (members.length === 0) return { all: '', box: '0 0 1 1', unit: 1, parts: [] };
  const { left, right, top, bottom } = projectedBounds(members);
  const margin = 0.15;
  const box = [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin]
    .map((metres) => Math.round(metres * scale))
    .join(' ');
  const pieces = stages.flatMap((stage) => stage.pieces);
  const parts = getChecklist(product).map(({ piece }) => {
    if (!piece) return undefined;
    const same = pieces.filter(({ name }) => name === piece.name);
    const spots = same
      .flatMap(({ members: [first] }) => (first ? [centreOf(first)] : []))
      .filter((spot, at, others) => others.findIndex((each) => `${each}` === `${spot}`) === at);
    const path = same.flatMap((each) => each.members.map(toPath)).join('');
    return { name: piece.name, path, spots: spots.slice(0, 4) };
  });
  return { all: members.map(toPath).join(''), box, unit: ((bottom - top) * scale) / 400, parts };
}

function toPath(member: Member): string {
  const places = memberPoints(member).map(point);
  if (member.kind === 'ball') {
    const r = Math.round(member.radius * scale);
    const [[x, y] = [0, 0]] = places;
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  const end = member.kind === 'plate' ? 'z' : '';
  return `M${places.map((each) => each.join(' ')).join('L')}${end}`;
}

function centreOf(member: Member): [number, number] {
  const places = memberPoints(member).map(point);
  const mean = (axis: 0 | 1) =>
    Math.round(places.reduce((sum, place) => sum + place[axis], 0) / places.length);
  return [mean(0), mean(1)];
}
