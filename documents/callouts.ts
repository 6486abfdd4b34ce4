import type { Check } from '../pictures/plans/checklist.ts';
import type { PlanPiece, Stage } from '../pictures/plans/stage.ts';
import {
  collectMembers,
  type DrawingView,
  drawMembers,
  memberPoints,
  projectedBounds,
  projectIsometric,
} from './isometric.ts';
import type { Paper } from './paper.ts';

export type Frame = readonly [x: number, y: number, width: number, height: number];

const margin = 30;

/** The whole product in a frame, with the numbers of its checks at both sides. */
export function drawCallouts(
  paper: Paper,
  checks: readonly Check[],
  stages: readonly Stage[],
  [x, y, width, height]: Frame,
): void {
  const members = collectMembers(stages);
  const { left, right, top, bottom } = projectedBounds(members);
  const scale = Math.min((width - 2 * margin) / (right - left), (height - 20) / (bottom - top));
  const view = { scale, x: x + width / 2 - ((left + right) / 2) * scale, y: y + 10 - top * scale };
  const labels = checks
    .flatMap(({ piece }, at) => (piece ? { number: at + 1, spot: calloutPoint(piece, view) } : []))
    .sort((a, b) => a.spot[0] - b.spot[0]);
  const half = Math.ceil(labels.length / 2);
  const alt = checks.map(({ text }, at) => `${at + 1} ${text}`).join('; ');
  paper.drawBox(x, y, width, height);
  paper.figure(`Where each check is: ${alt}.`, [x, y, width, height], () => {
    drawMembers(paper.doc, [{ members, old: false }], view);
    for (const [side, some] of [labels.slice(0, half), labels.slice(half)].entries()) {
      const down = some.sort((a, b) => a.spot[1] - b.spot[1]);
      for (const [at, { number, spot }] of down.entries()) {
        const cx = side === 0 ? x + 14 : x + width - 14;
        const cy = y + (height * (at + 0.5)) / down.length;
        const { doc } = paper;
        doc.moveTo(...spot).lineTo(cx, cy);
        doc.lineWidth(0.6).stroke('#000');
        doc.circle(...spot, 1.5).fill('#000');
        doc.circle(cx, cy, 7).lineWidth(0.8).fillAndStroke('#fff', '#000');
        paper.drawCentredText(String(number), cx, cy, 7.6);
      }
    }
  });
}

/** The middle of a piece's first member. */
function calloutPoint({ members }: PlanPiece, view: DrawingView): [number, number] {
  const places = members.slice(0, 1).flatMap(memberPoints).map(projectIsometric);
  const mean = (axis: 0 | 1) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  return [view.x + mean(0) * view.scale, view.y + mean(1) * view.scale];
}
