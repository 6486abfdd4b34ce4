import type { Product } from '../catalogue/product.ts';
import type { Member, Piece, Stage } from '../pictures/plans/stage.ts';
import { towerPlan } from '../pictures/plans/towers.ts';
import { titled } from './data-sheet.ts';
import { type Drawn, drawMembers, placesOf, reachOf, seen } from './isometric.ts';
import { inks, type Paper, sheet } from './paper.ts';
import {
  beforeYouStart,
  frameSteps,
  type Kind,
  kindOf,
  steps,
  stepsByGuard,
  stopIf,
  unfold,
} from './texts.ts';

export type Built = 'tower' | 'podium' | 'stair podium';

/** What has an assembly and an inspection: towers and podiums. */
export function builtKind(product: Product): Built | undefined {
  const kind: Kind = kindOf(product);
  return kind === 'tower' || kind === 'podium' || kind === 'stair podium' ? kind : undefined;
}

const cell = { drawing: 212, text: 78 } as const;
/** Seen from above, so much of a tower at once: the rest of a tall one stands below the drawing. */
const mostMetres = 5.6;

/** Two rows of stages on a page, without one that stands alone. */
function columnsFor(stages: number): number {
  if (stages <= 4) return 2;
  return stages === 7 || stages === 8 ? 4 : 3;
}

/** Numbered stages to one scale: grey stands already, black is what the step adds. */
export function assembly(paper: Paper, product: Product, stages: readonly Stage[]): void {
  const across = columnsFor(stages.length);
  const width = sheet.width / across;
  const scale = scaleOf(stages, width);
  const rest = heightOf(stages) * scale > cell.drawing ? '; what stands below is cut off' : '';
  const words = `Grey stands already, black is what this step adds. All to one scale${rest}.`;
  titled(paper, 'H1', `Build the ${product.model}`, words);
  for (const [at, stage] of stages.entries()) {
    if (at > 0 && at % (2 * across) === 0) paper.turn();
    const x = sheet.left + (at % across) * width;
    drawStage(paper, product, { stages, at, stage, scale, x, y: paper.y, width });
    if (at % across === across - 1 || at === stages.length - 1) paper.y += cell.drawing + cell.text;
  }
  paper.y += 12;
  notes(paper);
}

const membersOf = (stages: readonly Stage[]): Member[] =>
  stages.flatMap(({ pieces }) => pieces).flatMap(({ members }) => members);

function heightOf(stages: readonly Stage[]): number {
  const { top, bottom } = reachOf(membersOf(stages));
  return bottom - top;
}

function scaleOf(stages: readonly Stage[], width: number): number {
  const { left, right } = reachOf(membersOf(stages));
  const tall = Math.min(heightOf(stages), mostMetres);
  return Math.min((width - 14) / (right - left + 0.5), (cell.drawing - 22) / tall);
}

interface Placed {
  readonly stages: readonly Stage[];
  readonly at: number;
  readonly stage: Stage;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function drawStage(paper: Paper, product: Product, placed: Placed): void {
  const { stages, at, stage, scale, x, y, width } = placed;
  const { doc } = paper;
  const adds = added(stage.pieces);
  const { title, text } = stepOf(product, stage);
  paper.box(x, y, width, cell.drawing);
  paper.box(x, y + cell.drawing, width, cell.text);
  const standing = membersOf(stages.slice(0, at + 1));
  const whole = reachOf(membersOf(stages));
  const reach = reachOf(standing);
  // The ground lies at the foot of the cell until the top would leave it.
  const ground = y + cell.drawing - 10 - whole.bottom * scale;
  const origin = Math.max(ground, y + 14 - reach.top * scale);
  const view = {
    scale,
    x: x + width / 2 - ((whole.left + whole.right) / 2) * scale,
    y: origin,
  };
  const alt = `Step ${at + 1}: ${title}. Added: ${adds}.${stage.deck ? ` Platform at ${stage.deck.toFixed(1)} m.` : ''}`;
  paper.figure(alt, [x, y, width, cell.drawing], () => {
    doc
      .save()
      .rect(x + 0.4, y + 0.4, width - 0.8, cell.drawing - 0.8)
      .clip();
    if (origin < y + cell.drawing + 40) groundPlate(paper, membersOf(stages.slice(0, 2)), view);
    const low = (y + cell.drawing - origin) / scale;
    const inSight = (member: Member) =>
      placesOf(member).some((place) => seen(place)[1] < low + 0.1);
    const drawn = stages
      .slice(0, at + 1)
      .flatMap((each, index): Drawn[] =>
        membersOf([each]).map((member) => ({ member, old: index < at })),
      );
    drawMembers(
      doc,
      drawn.filter(({ member }) => inSight(member)),
      view,
    );
    doc.restore();
    if (stage.deck)
      paper.write(`Platform ${stage.deck.toFixed(1)}\u00a0m`, {
        x: x + 8,
        y: y + 7,
        size: 8.4,
        bold: true,
      });
  });
  const top = y + cell.drawing + 7;
  const number = String(at + 1);
  const beside = x + 12 + doc.font('bold', 21).widthOfString(number);
  const room = x + width - beside - 6;
  paper.tag('H2', () => {
    paper.write(number, { x: x + 8, y: top - 4, size: 21, bold: true });
    const size = paper.fitting(title, room, [10.5, 9.5, 8.8]);
    paper.write(title, { x: beside, y: top + 3, size, bold: true });
  });
  const inside = { x: x + 8, width: width - 14 };
  const end = paper.words('P', text, { ...inside, y: top + 20, size: 7.5 });
  const size = adds.length > 110 ? 6.6 : 7.5;
  paper.words('P', adds, { ...inside, y: end, size, bold: true });
}

/** The pieces of a step, counted: '2 × Guardrail 1.8 m'. */
function added(pieces: readonly Piece[]): string {
  return [...Map.groupBy(pieces, ({ name }) => name)]
    .map(([name, all]) => `${all.length}\u00a0× ${name}`)
    .join(', ');
}

function stepOf(product: Product, { kind, pieces }: Stage) {
  const built = builtKind(product) ?? 'tower';
  const { folding = false, guard = 'rails' } = built === 'tower' ? towerPlan(product) : {};
  if (kind === 'base' && folding) return unfold;
  if (kind === 'frames') return framesStep(pieces.map(({ name }) => name));
  return { ...steps[built], ...stepsByGuard[guard] }[kind] ?? { title: kind, text: '' };
}

/** Only what this tower adds here: some have their braces or frames in the base. */
function framesStep(names: readonly string[]) {
  const adds = Object.entries(frameSteps).filter(([start]) =>
    names.some((name) => name.includes(start)),
  );
  const list = new Intl.ListFormat('en-GB').format(adds.map(([, { what }]) => what));
  return {
    title: `Add ${list}`,
    text: ['Work from inside.', ...adds.map(([, { text }]) => text)].join(' '),
  };
}

function groundPlate(
  { doc }: Paper,
  base: readonly Member[],
  { scale, x, y }: { scale: number; x: number; y: number },
): void {
  const feet = base.flatMap(placesOf);
  const [wide, long] = [0, 2].map(
    (axis) => Math.max(...feet.map((place) => place[axis] ?? 0)) + 0.15,
  );
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([across = 0, along = 0]): [number, number] => {
    const [right, down] = seen([across * (wide ?? 0), 0, along * (long ?? 0)]);
    return [x + right * scale, y + down * scale];
  });
  doc.polygon(...corners).fill('#f1f1f1');
}

function notes(paper: Paper): void {
  const width = sheet.width / 2 - 12;
  paper.make(44);
  const y = paper.y;
  for (const [at, [lead, text]] of [
    ['Before you start. ', beforeYouStart],
    ['Stop ', stopIf],
  ].entries()) {
    const x = sheet.left + at * (width + 24);
    paper.artifact(() => paper.doc.rect(x, y, 2.4, 36).fill(inks.black));
    paper.tag('P', () => {
      paper.write(lead?.trim() ?? '', { x: x + 10, y, size: 9, bold: true });
      paper.write(text ?? '', { x: x + 10, y: y + 11, size: 7.8, width: width - 10 });
    });
  }
}
