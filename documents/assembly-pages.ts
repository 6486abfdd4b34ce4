import type { Product } from '../catalogue/product.ts';
import { type AssembledKind, getEquipmentCategory } from '../pictures/plans/checklist.ts';
import type { Member, PlanPiece, PlanPoint, Stage } from '../pictures/plans/stage.ts';
import { towerPlan } from '../pictures/plans/towers.ts';
import { drawHeading } from './data-sheet.ts';
import {
  collectMembers,
  type DrawingView,
  drawMembers,
  memberPoints,
  projectedBounds,
  projectIsometric,
} from './isometric.ts';
import { inks, type Paper, sheet } from './paper.ts';
import {
  assemblyNotes,
  assemblySteps,
  frameSteps,
  onePersonSteps,
  stepsByGuard,
  unfoldStep,
} from './texts.ts';

/** What has an assembly and an inspection: towers and podiums. */
export function assembledKind(product: Product): AssembledKind | undefined {
  const kind = getEquipmentCategory(product);
  return kind === 'tower' || kind === 'podium' || kind === 'stair podium' ? kind : undefined;
}

/** So much of a tower is seen at once: the rest of a tall one stands below the drawing. */
const maxVisibleMetres = 5.6;

/** Two rows of stages on a page, none alone on the next: narrow ones need more lines. */
function layoutCells(stages: readonly Stage[]) {
  const count = stages.length;
  const across = count <= 4 ? 2 : count === 7 || count === 8 ? 4 : 3;
  const [drawing, text] = across === 4 ? [180, 118] : [208, 84];
  const width = sheet.width / across;
  const { left, right, top, bottom } = projectedBounds(collectMembers(stages));
  const tall = Math.min(bottom - top, maxVisibleMetres);
  const scale = Math.min((width - 14) / (right - left + 0.5), (drawing - 22) / tall);
  const isCut = (bottom - top) * scale > drawing;
  return { across, width, drawing, text, scale, middle: (left + right) / 2, bottom, isCut };
}

type Cell = ReturnType<typeof layoutCells>;

/** Numbered stages to one scale: grey stands already, black is what the step adds. */
export function drawAssembly(paper: Paper, product: Product, stages: readonly Stage[]): void {
  const cell = layoutCells(stages);
  const rest = cell.isCut ? '; what stands below is cut off' : '';
  const words = `Grey is already built, black is what this step adds. All to one scale${rest}.`;
  drawHeading(paper, 'H1', `Build the ${product.model}`, words);
  for (const [at, stage] of stages.entries()) {
    if (at > 0 && at % (2 * cell.across) === 0) paper.addPage();
    const x = sheet.left + (at % cell.across) * cell.width;
    const step = {
      ...getStepText(product, stage),
      number: at + 1,
      adds: formatPieces(stage.pieces),
    };
    drawStage(paper, stages.slice(0, at + 1), step, cell, x);
    writeStep(paper, step, cell, x);
    const isRowFull = (at + 1) % cell.across === 0 || at === stages.length - 1;
    if (isRowFull) paper.y += cell.drawing + cell.text;
  }
  paper.y += 12;
  writeNotes(paper);
}

interface NumberedStep {
  readonly title: string;
  readonly text: string;
  readonly number: number;
  readonly adds: string;
}

/** The last of these stages in black, on what stands by then. */
function drawStage(
  paper: Paper,
  stages: readonly Stage[],
  { number, title, adds }: NumberedStep,
  { width, drawing, scale, middle, bottom }: Cell,
  x: number,
): void {
  const { doc, y } = paper;
  const deck = stages.at(-1)?.deck;
  const at = deck ? `Platform ${deck.toFixed(1)}\u00a0m` : '';
  const { top } = projectedBounds(collectMembers(stages));
  // The ground lies at the foot of the cell until the top would leave it.
  const ground = Math.max(y + drawing - 10 - bottom * scale, y + 14 - top * scale);
  const view = { scale, x: x + width / 2 - middle * scale, y: ground };
  const lowest = (y + drawing - ground) / scale + 0.1;
  const isVisible = (each: Member) =>
    memberPoints(each).some((place) => projectIsometric(place)[1] < lowest);
  const [old, added] = [collectMembers(stages.slice(0, -1)), collectMembers(stages.slice(-1))];
  paper.drawBox(x, y, width, drawing);
  paper.figure(`Step ${number}: ${title}. ${at} Added: ${adds}.`, [x, y, width, drawing], () => {
    doc
      .save()
      .rect(x + 0.4, y + 0.4, width - 0.8, drawing - 0.8)
      .clip();
    drawGround(doc, collectMembers(stages.slice(0, 2)), view);
    const parts = [
      { members: old.filter(isVisible), old: true },
      { members: added.filter(isVisible), old: false },
    ];
    drawMembers(doc, parts, view);
    doc.restore();
    if (at) paper.drawText(at, { x: x + 8, y: y + 7, size: 8.4, bold: true });
  });
}

function drawGround(
  doc: PDFKit.PDFDocument,
  base: readonly Member[],
  { scale, x, y }: DrawingView,
): void {
  const feet = base.flatMap(memberPoints);
  const wide = Math.max(...feet.map((place) => place[0])) + 0.15;
  const long = Math.max(...feet.map((place) => place[2])) + 0.15;
  const corners: PlanPoint[] = [
    [-wide, 0, -long],
    [wide, 0, -long],
    [wide, 0, long],
    [-wide, 0, long],
  ];
  const on = corners
    .map(projectIsometric)
    .map(([right, down]) => [x + right * scale, y + down * scale]);
  doc.polygon(...on).fill('#f1f1f1');
}

function writeStep(
  paper: Paper,
  step: NumberedStep,
  { width, drawing, text }: Cell,
  x: number,
): void {
  const top = paper.y + drawing + 7;
  const number = String(step.number);
  const beside = x + 12 + paper.doc.font('bold', 21).widthOfString(number);
  paper.drawBox(x, paper.y + drawing, width, text);
  paper.tag('H2', () => {
    paper.drawText(number, { x: x + 8, y: top - 4, size: 21, bold: true });
    const size = paper.fitFontSize(step.title, x + width - beside - 6, [10.5, 9.5, 8.8]);
    paper.drawText(step.title, { x: beside, y: top + 3, size, bold: true });
  });
  const inside = { x: x + 8, width: width - 14 };
  const end = paper.words('P', step.text, { ...inside, y: top + 20, size: 7.5 });
  const size = step.adds.length > 110 ? 6.6 : 7.5;
  paper.words('P', step.adds, { ...inside, y: end, size, bold: true });
}

/** The pieces of a step, counted: '2 × Guardrail 1.8 m'. */
function formatPieces(pieces: readonly PlanPiece[]): string {
  return [...Map.groupBy(pieces, ({ name }) => name)]
    .map(([name, all]) => `${all.length}\u00a0× ${name}`)
    .join(', ');
}

function getStepText(product: Product, { kind, pieces }: Stage) {
  const built = assembledKind(product) ?? 'tower';
  const plan = built === 'tower' ? towerPlan(product) : undefined;
  if (kind === 'base' && plan?.folding) return unfoldStep;
  if (kind === 'frames') return buildFramesStep(pieces.map(({ name }) => name));
  const own = { ...(plan && stepsByGuard[plan.guard]), ...(plan?.foldsOut && onePersonSteps) };
  return { ...assemblySteps[built], ...own }[kind] ?? { title: kind, text: '' };
}

/** Only what this tower adds here: some have their braces or frames in the base. */
function buildFramesStep(names: readonly string[]) {
  const adds = Object.entries(frameSteps)
    .filter(([word]) => names.some((name) => name.includes(word)))
    .map(([, step]) => step);
  const list = new Intl.ListFormat('en-GB').format(adds.map(({ what }) => what));
  const text = ['Work from inside.', ...adds.map((each) => each.text)].join(' ');
  return { title: `Add ${list}`, text };
}

function writeNotes(paper: Paper): void {
  const width = sheet.width / 2 - 12;
  paper.ensureRoom(44);
  const { y } = paper;
  for (const [at, { title, text }] of assemblyNotes.entries()) {
    const x = sheet.left + at * (width + 24);
    paper.artifact(() => paper.doc.rect(x, y, 2.4, 36).fill(inks.black));
    paper.tag('P', () => {
      paper.drawText(title, { x: x + 10, y, size: 9, bold: true });
      paper.drawText(text, { x: x + 10, y: y + 11, size: 7.8, width: width - 10 });
    });
  }
}
