import { withNonBreakingUnits } from '../catalogue/measures.ts';
import type { Product } from '../catalogue/product.ts';
import { type Check, getChecklist } from '../pictures/plans/checklist.ts';
import type { Stage } from '../pictures/plans/stage.ts';
import { assembledKind } from './assembly-pages.ts';
import { drawCallouts, type Frame } from './callouts.ts';
import { drawHeading } from './data-sheet.ts';
import { drawDimension } from './dimension.ts';
import { type Paper, sheet } from './paper.ts';
import { inspectionTexts, reportParticulars } from './texts.ts';

/** A label to write beside, and the number of the particular that it is. */
type Field = readonly [label: string, number?: number];

/** A week of checks, one before each shift. */
export function drawPreUseCheck(paper: Paper, product: Product, stages: readonly Stage[]): void {
  const all = getChecklist(product);
  const { preUse, label } = inspectionTexts;
  drawHeading(paper, 'H1', 'Pre-use check', preUse.when);
  const equipment = `Equipment: ${withNonBreakingUnits(product.name)}`;
  const fields: Field[][] = [
    [[preUse.where]],
    [[equipment], [label]],
    [[preUse.week]],
    [[preUse.found]],
  ];
  drawEquipmentDetails(paper, fields, all, stages, [270, 236]);
  drawCheckGrid(paper, all, { columns: preUse.days, last: [[preUse.initials]], end: sheet.bottom });
}

/** The report of inspection with the particulars of schedule 7, five weeks on a sheet. */
export function drawInspectionRecord(
  paper: Paper,
  product: Product,
  stages: readonly Stage[],
): void {
  const all = getChecklist(product);
  const what = assembledKind(product) === 'tower' ? 'tower' : 'podium';
  const { record, label } = inspectionTexts;
  drawHeading(paper, 'H1', `7-day ${what} inspection record`, record.when);
  const equipment = `${reportParticulars[3]}: ${withNonBreakingUnits(product.name)}`;
  const fields: Field[][] = [
    [[reportParticulars[1], 1]],
    [[reportParticulars[2], 2]],
    [[equipment, 3], [label]],
    [[record.erected], [record.height]],
  ];
  drawEquipmentDetails(paper, fields, all, stages, [196, 176]);
  const { left: x, width, bottom } = sheet;
  paper.words('P', record.tick, { x, y: paper.y - 5, size: 7.4, width: 200 });
  drawWeekIntervals(paper);
  drawCheckGrid(paper, all, {
    columns: record.inspections,
    first: [reportParticulars[4], 4],
    last: [[reportParticulars[8], 8], [record.signature]],
    end: bottom - 100,
  });
  const from = paper.y + 8;
  const wrong: Field[] = [
    [reportParticulars[5], 5],
    [reportParticulars[6], 6],
    [reportParticulars[7], 7],
  ];
  drawFormFields(paper, [x, from, width, bottom - from - 24], [wrong]);
  paper.words('P', record.law, { x, y: bottom - 19, size: 7, width });
}

/** What is inspected: boxes to write in on the left, its drawing on the right. */
function drawEquipmentDetails(
  paper: Paper,
  fields: readonly (readonly Field[])[],
  all: readonly Check[],
  stages: readonly Stage[],
  [height, wide]: readonly [number, number],
): void {
  const { y } = paper;
  drawFormFields(paper, [sheet.left, y, sheet.width - wide - 12, height], fields);
  drawCallouts(paper, all, stages, [sheet.right - wide, y, wide, height]);
  paper.y = y + height + 12;
}

/** Boxes to write in, a row of them each. */
function drawFormFields(paper: Paper, frame: Frame, rows: readonly (readonly Field[])[]): void {
  const [left, top, width, height] = frame;
  const high = height / rows.length;
  for (const [row, fields] of rows.entries()) {
    for (const [at, [label, number]] of fields.entries()) {
      const wide = width / fields.length;
      const [x, y] = [left + at * wide, top + row * high];
      paper.drawBox(x, y, wide, high);
      paper.tag('P', () => {
        paper.drawText(label, { x: x + 6, y: y + 5, size: 7.2, width: wide - (number ? 26 : 10) });
        if (number) drawBoxedNumber(paper, number, x + wide - 11, y + 10.5);
      });
    }
  }
}

function drawBoxedNumber(paper: Paper, number: number, x: number, y: number): void {
  paper.doc
    .rect(x - 6, y - 5.5, 12, 11)
    .lineWidth(0.9)
    .stroke('#000');
  paper.drawCentredText(String(number), x, y, 8);
}

interface Grid {
  readonly columns: readonly string[];
  readonly first?: Field;
  readonly last: readonly Field[];
  /** How far down it may reach. */
  readonly end: number;
}

const [numberColumnWidth, nameColumnWidth, headerHeight] = [20, 196, 24] as const;
const gridLeft = sheet.left + numberColumnWidth + nameColumnWidth;

/** Checks down, inspections across; the cells are for a pen. */
function drawCheckGrid(
  paper: Paper,
  all: readonly Check[],
  { columns, first, last, end }: Grid,
): void {
  const wide = (sheet.right - gridLeft) / columns.length;
  const top = paper.y;
  const written = first ? [first, ...last] : last;
  const each = Math.min((end - top - headerHeight) / (all.length + 1.25 * written.length), 26);
  for (const [at, column] of columns.entries())
    paper.tag('P', () =>
      paper.drawCentredText(
        column,
        gridLeft + (at + 0.5) * wide,
        top + headerHeight / 2,
        7.4,
        '#000',
        false,
      ),
    );
  paper.y = top + headerHeight;
  const row = (text: string, number: number | undefined, isWritten: boolean) => {
    const high = isWritten ? 1.25 * each : each;
    const middle = paper.y + high / 2;
    paper.listItem(() => {
      if (number && isWritten)
        drawBoxedNumber(paper, number, sheet.left + numberColumnWidth / 2, middle);
      else if (number)
        paper.drawCentredText(String(number), sheet.left + numberColumnWidth / 2, middle, 8);
      const size = paper.fitFontSize(text, nameColumnWidth - 10, [8.2, 7.6, 7], isWritten);
      const x = sheet.left + numberColumnWidth + 5;
      paper.drawText(text, { x, y: middle - size * 0.55, size, bold: isWritten });
    });
    paper.drawRule(middle - high / 2);
    paper.y += high;
  };
  paper.within('L', {}, () => {
    if (first) row(...first, true);
    for (const [at, { text }] of all.entries()) row(text, at + 1, false);
    for (const [text, number] of last) row(text, number, true);
  });
  paper.drawBox(sheet.left, top, sheet.width, paper.y - top);
  paper.artifact(() => {
    const uprights = [gridLeft - nameColumnWidth, ...columns.map((_, at) => gridLeft + at * wide)];
    for (const x of uprights) paper.doc.moveTo(x, top).lineTo(x, paper.y);
    paper.doc.lineWidth(0.7).stroke('#000');
  });
}

/** Dimension lines of seven days between the columns of the record. */
function drawWeekIntervals(paper: Paper): void {
  const wide = (sheet.right - gridLeft) / inspectionTexts.record.inspections.length;
  paper.artifact(() => {
    for (const week of [0.5, 1.5, 2.5, 3.5]) {
      const [from, to] = [gridLeft + week * wide, gridLeft + (week + 1) * wide];
      drawDimension(paper, { axis: 'across', at: paper.y + 4, from, to, label: '7 days' }, 7.6);
    }
  });
  paper.y += 14;
}
