import { unbroken } from '../catalogue/measures.ts';
import type { Product } from '../catalogue/product.ts';
import { type Check, checklistOf } from '../pictures/plans/checklist.ts';
import type { Stage } from '../pictures/plans/stage.ts';
import { builtKind } from './assembly.ts';
import { drawCallouts, type Frame } from './callouts.ts';
import { titled } from './data-sheet.ts';
import { drawDimension } from './dimension.ts';
import { type Paper, sheet } from './paper.ts';
import { inspectionTexts, particulars } from './texts.ts';

/** A label to write beside, and the number of the particular that it is. */
type Field = readonly [label: string, number?: number];

/** A week of looks before the shift. */
export function preUseCheck(paper: Paper, product: Product, stages: readonly Stage[]): void {
  const all = checklistOf(product);
  const { preUse, label } = inspectionTexts;
  titled(paper, 'H1', 'Pre-use check', preUse.when);
  const equipment = `Equipment: ${unbroken(product.name)}`;
  const fields: Field[][] = [
    [[preUse.where]],
    [[equipment], [label]],
    [[preUse.week]],
    [[preUse.found]],
  ];
  head(paper, fields, all, stages, [270, 236]);
  grid(paper, all, { columns: preUse.days, last: [[preUse.initials]], end: sheet.bottom });
}

/** The report of inspection with the particulars of schedule 7, five weeks on a sheet. */
export function inspectionRecord(paper: Paper, product: Product, stages: readonly Stage[]): void {
  const all = checklistOf(product);
  const what = builtKind(product) === 'tower' ? 'tower' : 'podium';
  const { record, label } = inspectionTexts;
  titled(paper, 'H1', `7-day ${what} inspection record`, record.when);
  const equipment = `${particulars[3]}: ${unbroken(product.name)}`;
  const fields: Field[][] = [
    [[particulars[1], 1]],
    [[particulars[2], 2]],
    [[equipment, 3], [label]],
    [[record.erected], [record.height]],
  ];
  head(paper, fields, all, stages, [196, 176]);
  const { left: x, width, bottom } = sheet;
  paper.words('P', record.tick, { x, y: paper.y - 5, size: 7.4, width: 200 });
  weeks(paper);
  grid(paper, all, {
    columns: record.inspections,
    first: [particulars[4], 4],
    last: [[particulars[8], 8], [record.signature]],
    end: bottom - 100,
  });
  const from = paper.y + 8;
  const wrong: Field[] = [
    [particulars[5], 5],
    [particulars[6], 6],
    [particulars[7], 7],
  ];
  writeIn(paper, [x, from, width, bottom - from - 24], [wrong]);
  paper.words('P', record.law, { x, y: bottom - 19, size: 7, width });
}

/** What is inspected: boxes to write in on the left, its drawing on the right. */
function head(
  paper: Paper,
  fields: readonly (readonly Field[])[],
  all: readonly Check[],
  stages: readonly Stage[],
  [height, wide]: readonly [number, number],
): void {
  const { y } = paper;
  writeIn(paper, [sheet.left, y, sheet.width - wide - 12, height], fields);
  drawCallouts(paper, all, stages, [sheet.right - wide, y, wide, height]);
  paper.y = y + height + 12;
}

/** Boxes to write in, a row of them each. */
function writeIn(paper: Paper, frame: Frame, rows: readonly (readonly Field[])[]): void {
  const [left, top, width, height] = frame;
  const high = height / rows.length;
  for (const [row, fields] of rows.entries()) {
    for (const [at, [label, number]] of fields.entries()) {
      const wide = width / fields.length;
      const [x, y] = [left + at * wide, top + row * high];
      paper.box(x, y, wide, high);
      paper.tag('P', () => {
        paper.write(label, { x: x + 6, y: y + 5, size: 7.2, width: wide - (number ? 26 : 10) });
        if (number) boxed(paper, number, x + wide - 11, y + 10.5);
      });
    }
  }
}

function boxed(paper: Paper, number: number, x: number, y: number): void {
  paper.doc
    .rect(x - 6, y - 5.5, 12, 11)
    .lineWidth(0.9)
    .stroke('#000');
  paper.centre(String(number), x, y, 8);
}

interface Grid {
  readonly columns: readonly string[];
  readonly first?: Field;
  readonly last: readonly Field[];
  /** How far down it may reach. */
  readonly end: number;
}

const [numbered, named, header] = [20, 196, 24] as const;
const cells = sheet.left + numbered + named;

/** Checks down, inspections across; the cells are for a pen. */
function grid(paper: Paper, all: readonly Check[], { columns, first, last, end }: Grid): void {
  const wide = (sheet.right - cells) / columns.length;
  const top = paper.y;
  const written = first ? [first, ...last] : last;
  const each = Math.min((end - top - header) / (all.length + 1.25 * written.length), 26);
  for (const [at, column] of columns.entries())
    paper.tag('P', () =>
      paper.centre(column, cells + (at + 0.5) * wide, top + header / 2, 7.4, '#000', false),
    );
  paper.y = top + header;
  const row = (text: string, number: number | undefined, isWritten: boolean) => {
    const high = isWritten ? 1.25 * each : each;
    const middle = paper.y + high / 2;
    paper.item(() => {
      if (number && isWritten) boxed(paper, number, sheet.left + numbered / 2, middle);
      else if (number) paper.centre(String(number), sheet.left + numbered / 2, middle, 8);
      const size = paper.fitting(text, named - 10, [8.2, 7.6, 7], isWritten);
      const x = sheet.left + numbered + 5;
      paper.write(text, { x, y: middle - size * 0.55, size, bold: isWritten });
    });
    paper.rule(middle - high / 2);
    paper.y += high;
  };
  paper.within('L', {}, () => {
    if (first) row(...first, true);
    for (const [at, { text }] of all.entries()) row(text, at + 1, false);
    for (const [text, number] of last) row(text, number, true);
  });
  paper.box(sheet.left, top, sheet.width, paper.y - top);
  paper.artifact(() => {
    const uprights = [cells - named, ...columns.map((_, at) => cells + at * wide)];
    for (const x of uprights) paper.doc.moveTo(x, top).lineTo(x, paper.y);
    paper.doc.lineWidth(0.7).stroke('#000');
  });
}

/** Dimension lines of seven days between the columns of the record. */
function weeks(paper: Paper): void {
  const wide = (sheet.right - cells) / inspectionTexts.record.inspections.length;
  paper.artifact(() => {
    for (const week of [0.5, 1.5, 2.5, 3.5]) {
      const [from, to] = [cells + week * wide, cells + (week + 1) * wide];
      drawDimension(paper, { axis: 'across', at: paper.y + 4, from, to, label: '7 days' }, 7.6);
    }
  });
  paper.y += 14;
}
