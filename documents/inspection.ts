import type { Product } from '../catalogue/product.ts';
import type { Piece, Stage } from '../pictures/plans/stage.ts';
import { builtKind } from './assembly.ts';
import { titled } from './data-sheet.ts';
import { drawMembers, placesOf, reachOf, seen } from './isometric.ts';
import { type Paper, sheet } from './paper.ts';
import { checks, particulars } from './texts.ts';

interface Check {
  readonly text: string;
  readonly piece: Piece | undefined;
}

/** What is looked at on this product: only pieces that it has. */
function checksOf(product: Product, stages: readonly Stage[]): Check[] {
  const pieces = stages.flatMap((stage) => stage.pieces);
  return checks[builtKind(product) ?? 'tower'].flatMap(({ text, piece }) => {
    const found = piece && pieces.find(({ name }) => piece.test(name));
    return piece && !found ? [] : { text, piece: found };
  });
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A week of looks before the shift. */
export function preUseCheck(paper: Paper, product: Product, stages: readonly Stage[]): void {
  const all = checksOf(product, stages);
  titled(
    paper,
    'H1',
    'Pre-use check',
    'Before each shift, and after it was moved or left. By whoever uses it, trained to.',
  );
  const [y, height, wide] = [paper.y, 270, 236];
  fields(
    paper,
    [sheet.left, y, sheet.width - wide - 12, height],
    [
      ['Site and location'],
      [`Equipment: ${product.name}`, 'Number on the label'],
      ['Week beginning'],
      ['Found something? Write what, tag it "Do not use", tell the person in charge'],
    ],
  );
  callouts(paper, all, stages, [sheet.right - wide, y, wide, height]);
  paper.y = y + height + 12;
  grid(paper, all, { columns: days, last: ['Initials'], end: sheet.bottom });
}

/** The report of inspection with the particulars of schedule 7, five weeks on a sheet. */
export function inspectionRecord(paper: Paper, product: Product, stages: readonly Stage[]): void {
  const all = checksOf(product, stages);
  const what = builtKind(product) === 'tower' ? 'tower' : 'podium';
  titled(
    paper,
    'H1',
    `7-day ${what} inspection record`,
    'Construction, where someone could fall 2 m or more: before first use on site, then at least every 7 days, and after anything that may have made it unsafe. Work at Height Regulations 2005, regulation 12 and schedule 7.',
  );
  const [y, height, wide] = [paper.y, 196, 176];
  fields(
    paper,
    [sheet.left, y, sheet.width - wide - 12, height],
    [
      [particulars[1]],
      [particulars[2]],
      [`${particulars[3]}: ${product.name}`, 'Number on the label'],
      ['Erected on, by', 'Platform height as built, m'],
    ],
    [1, 2, 3],
  );
  callouts(paper, all, stages, [sheet.right - wide, y, wide, height]);
  paper.y = y + height + 8;
  const tick = 'Tick if good. Cross if not, then say what below. One cross: tag it Do not use.';
  paper.words('P', tick, { x: sheet.left, y: paper.y - 1, size: 7.4, width: 200 });
  weeks(paper);
  grid(paper, all, {
    columns: ['Before first use', '2nd', '3rd', '4th', '5th', 'After an event'],
    first: [4, particulars[4]],
    last: [particulars[8], 'Signature'],
    boxed: 8,
    end: sheet.bottom - 100,
  });
  const third = sheet.width / 3;
  const from = paper.y + 8;
  const high = sheet.bottom - from - 24;
  for (const [at, number] of ([5, 6, 7] as const).entries()) {
    const x = sheet.left + at * third;
    paper.box(x, from, third, high);
    labelled(paper, particulars[number], [x, from, third], number);
  }
  paper.words(
    'P',
    'Boxed figures are the particulars of schedule 7. Write the report before the end of the shift and hand it over within 24 hours. Keep it on site until the work is finished, then for 3 months in the office. The inspector must be competent.',
    { x: sheet.left, y: from + high + 5, size: 7, width: sheet.width },
  );
}

type Frame = readonly [x: number, y: number, width: number, height: number];

/** Boxes to write in, a row each; the first few are particulars by number. */
function fields(
  paper: Paper,
  [x, y, width, height]: Frame,
  rows: readonly (readonly string[])[],
  numbers: readonly number[] = [],
): void {
  const high = height / rows.length;
  for (const [row, names] of rows.entries()) {
    for (const [at, name] of names.entries()) {
      const wide = width / names.length;
      const place = [x + at * wide, y + row * high, wide] as const;
      paper.box(...place, high);
      labelled(paper, name, place, at === 0 ? numbers[row] : undefined);
    }
  }
}

/** A small label in a box's corner, with its boxed number. */
function labelled(
  paper: Paper,
  label: string,
  [x, y, width]: readonly [number, number, number],
  number?: number,
): void {
  paper.tag('P', () => {
    paper.write(number ? `${label}` : label, {
      x: x + 6,
      y: y + 5,
      size: 7.2,
      width: width - (number ? 26 : 10),
    });
    if (number) boxed(paper, number, x + width - 17, y + 5);
  });
}

function boxed(paper: Paper, number: number, x: number, y: number): void {
  paper.doc.rect(x, y, 12, 11).lineWidth(0.9).stroke('#000');
  paper.write(String(number), { x, y: y + 1.6, width: 12, align: 'center', size: 8, bold: true });
}

interface Grid {
  readonly columns: readonly string[];
  readonly first?: readonly [number, string];
  readonly last: readonly string[];
  /** The particular that the first of the last rows is. */
  readonly boxed?: number;
  /** How far down it may reach. */
  readonly end: number;
}

const numbered = 20;
const named = 196;

/** Checks down, inspections across; the cells are for a pen. */
function grid(
  paper: Paper,
  all: readonly Check[],
  { columns, first, last, boxed: ending, end }: Grid,
): void {
  const left = sheet.left + numbered + named;
  const wide = (sheet.right - left) / columns.length;
  const top = paper.y;
  const written = last.length + (first ? 1 : 0);
  const each = Math.min((end - top - 24) / (all.length + 1.25 * written), 26);
  const tall = 1.25 * each;
  const row = (
    number: string | undefined,
    text: string,
    high: number,
    isBoxed: boolean,
    bold = false,
  ) => {
    const y = paper.y;
    paper.within('TR', {}, () => {
      const scope = { scope: 'Row' } as const;
      paper.tag(
        'TH',
        () => {
          if (number && isBoxed) boxed(paper, Number(number), sheet.left + 4, y + high / 2 - 5.5);
          else if (number)
            paper.write(number, {
              x: sheet.left,
              y: y + high / 2 - 4.5,
              width: numbered,
              align: 'center',
              size: 8,
              bold: true,
            });
          const size = paper.fitting(text, named - 10, [8.2, 7.6, 7], bold);
          paper.write(text, {
            x: sheet.left + numbered + 5,
            y: y + high / 2 - size * 0.55,
            size,
            bold,
          });
        },
        scope,
      );
    });
    paper.rule(y + high);
    paper.y = y + high;
  };
  paper.rule(top);
  paper.within('Table', {}, () => {
    paper.within('TR', {}, () => {
      for (const [at, column] of ['Check', ...columns].entries()) {
        const [x, width] =
          at === 0 ? [sheet.left + numbered + 5, named] : [left + (at - 1) * wide, wide];
        const align = at === 0 ? 'left' : 'center';
        paper.tag('TH', () => paper.write(column, { x, y: top + 4, width, align, size: 7.4 }), {
          scope: 'Column',
        });
      }
    });
    paper.y = top + 24;
    paper.rule(paper.y);
    if (first) row(String(first[0]), first[1], tall, true, true);
    for (const [at, { text }] of all.entries()) row(String(at + 1), text, each, false);
    for (const [at, text] of last.entries())
      row(at === 0 && ending ? String(ending) : undefined, text, tall, true, at === 0);
  });
  paper.artifact(() => {
    const lines = [
      sheet.left,
      sheet.left + numbered,
      ...columns.map((_, at) => left + at * wide),
      sheet.right,
    ];
    for (const x of lines) paper.doc.moveTo(x, top).lineTo(x, paper.y);
    paper.doc.lineWidth(0.7).stroke('#000');
  });
}

/** Dimension lines of seven days between the columns of the record. */
function weeks(paper: Paper): void {
  const left = sheet.left + numbered + named;
  const wide = (sheet.right - left) / 6;
  const y = paper.y + 10;
  paper.artifact(() => {
    const { doc } = paper;
    for (let at = 0; at < 5; at += 1) {
      const x = left + (at + 0.5) * wide;
      doc.moveTo(x, y - 6).lineTo(x, y + 9);
      if (at < 4) doc.moveTo(x, y).lineTo(x + wide, y);
    }
    doc.lineWidth(0.7).stroke('#000');
    for (let at = 0; at < 4; at += 1) {
      const x = left + (at + 0.5) * wide;
      doc.polygon([x, y], [x + 5, y - 1.7], [x + 5, y + 1.7]).fill('#000');
      doc.polygon([x + wide, y], [x + wide - 5, y - 1.7], [x + wide - 5, y + 1.7]).fill('#000');
      doc.rect(x + wide / 2 - 14, y - 5, 28, 10).fill('#fff');
      paper.write('7 days', { x, y: y - 4, width: wide, align: 'center', size: 7.6, bold: true });
    }
  });
  paper.y = y + 12;
}

/** The product with the numbers of its checks round it. */
function callouts(
  paper: Paper,
  all: readonly Check[],
  stages: readonly Stage[],
  [x, y, width, height]: Frame,
): void {
  const members = stages.flatMap(({ pieces }) => pieces).flatMap((piece) => piece.members);
  const { left, right, top, bottom } = reachOf(members);
  const margin = 30;
  const scale = Math.min((width - 2 * margin) / (right - left), (height - 20) / (bottom - top));
  const middle = (left + right) / 2;
  const view = { scale, x: x + width / 2 - middle * scale, y: y + 10 - top * scale };
  paper.box(x, y, width, height);
  const labels = all.flatMap(({ piece }, at) =>
    piece ? { number: at + 1, at: anchorOf(piece, view) } : [],
  );
  const across = labels.toSorted((a, b) => a.at[0] - b.at[0]);
  const middleOne = Math.ceil(across.length / 2);
  const sides = [across.slice(0, middleOne), across.slice(middleOne)];
  const alt = `Where each check is: ${all.map(({ text }, at) => `${at + 1} ${text}`).join('; ')}.`;
  paper.figure(alt, [x, y, width, height], () => {
    drawMembers(
      paper.doc,
      members.map((member) => ({ member, old: false })),
      view,
    );
    for (const [side, some] of sides.entries()) {
      const sorted = some.sort((a, b) => a.at[1] - b.at[1]);
      for (const [at, { number, at: anchor }] of sorted.entries()) {
        const cx = side === 0 ? x + 14 : x + width - 14;
        const cy = y + (height * (at + 0.5)) / sorted.length;
        paper.doc
          .moveTo(...anchor)
          .lineTo(cx, cy)
          .lineWidth(0.6)
          .stroke('#000');
        paper.doc.circle(...anchor, 1.5).fill('#000');
        paper.doc.circle(cx, cy, 7).lineWidth(0.8).fillAndStroke('#fff', '#000');
        paper.write(String(number), {
          x: cx - 7,
          y: cy - 4,
          width: 14,
          align: 'center',
          size: 7.6,
          bold: true,
        });
      }
    }
  });
}

function anchorOf(
  { members }: Piece,
  view: { scale: number; x: number; y: number },
): [number, number] {
  const places = members.slice(0, 1).flatMap(placesOf).map(seen);
  const mean = (axis: 0 | 1) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  return [view.x + mean(0) * view.scale, view.y + mean(1) * view.scale];
}
