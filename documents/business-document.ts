import { company, registeredOfficeLine } from '../content/company.ts';
import { inks, Paper, sheet } from './paper.ts';

/** Who sends a business paper, as it stood when the paper was written. */
export interface Seller {
  readonly name: string;
  readonly lines: readonly string[];
  /** The particulars at the foot: where registered, company and VAT number. */
  readonly foot: string;
}

/** A label with what stands under it, in a box at the head. */
export interface ReferenceCell {
  readonly label: string;
  readonly lines: readonly string[];
  /** Its share of the width beside the others; 1 unless told. */
  readonly part?: number;
  /** Numbers that people look for. */
  readonly large?: boolean;
}

interface PaperColumn {
  readonly head: string;
  /** Its share of the width beside the others. */
  readonly part: number;
  readonly right?: boolean;
}

/** What stands in a row: words, those under them in small, or a price that is struck out. */
export type PaperCell =
  | string
  | { readonly text: string; readonly under?: string; readonly struck?: boolean };

/** Everything that an invoice, a credit note, an offer or a pro-forma says on paper. */
export interface BusinessDocument {
  /** VAT invoice, Credit note, Offer, Pro-forma invoice. */
  readonly kind: string;
  readonly number: string;
  /** The same paper of the same moment has the same bytes. */
  readonly writtenAt: Date;
  readonly seller: Seller;
  readonly cells: readonly (readonly ReferenceCell[])[];
  /** Stands before the table. */
  readonly note?: string | undefined;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly (readonly PaperCell[])[];
  readonly totals: readonly { label: string; amount: string; strong?: boolean }[];
  /** Stand after the totals, each beside a bar. */
  readonly remarks: readonly { text: string; link?: string | undefined }[];
  /** Labels of lines to sign on. */
  readonly signatures?: readonly string[];
}

/** The shop as the sender of what is written now. */
export const currentSeller: Seller = {
  name: company.legalName,
  get lines() {
    return [registeredOfficeLine, company.phone.shown, company.email.shown];
  },
  foot: `${company.legalName}, registered in ${company.registeredIn}, company number ${company.companyNumber}. VAT number ${company.vatNumber}.\nRegistered office: ${registeredOfficeLine}.`,
};

const contentArea = { left: 46, right: 549, width: 503, bottom: sheet.bottom } as const;
const text = { size: 9, small: 7.6 } as const;

/** Sets a business paper as a tagged PDF on A4. */
export async function makeBusinessDocument(
  content: BusinessDocument,
  compress = true,
): Promise<Buffer> {
  const title = `${content.kind} ${content.number}`;
  const paper = new Paper(
    {
      title: `${title}, ${content.seller.name}`,
      code: content.number,
      made: content.writtenAt,
      running: (made, at) => drawHeaderAndFooter(made, title, content.seller, at),
    },
    compress,
  );
  paper.section(title, () => {
    drawHeader(paper, content);
    for (const cells of content.cells) drawCellRow(paper, cells);
    if (content.note) {
      paper.y += 12;
      drawParagraph(paper, content.note, contentArea.left, contentArea.width);
    }
    drawTable(paper, content);
    drawTotals(paper, content.totals);
    for (const remark of content.remarks) drawRemark(paper, remark);
    if (content.signatures) drawSignatures(paper, content.signatures);
  });
  return (await paper.finish()).bytes;
}

function drawHeader(paper: Paper, { kind, seller }: BusinessDocument): void {
  paper.figure(company.name, [contentArea.left, 44, 120, 22], () =>
    paper.drawLogo(contentArea.left, 44),
  );
  const at = {
    x: contentArea.left + 230,
    width: contentArea.width - 230,
    align: 'right',
    size: 8,
  } as const;
  let y = paper.words('P', seller.name, { ...at, y: 42, bold: true });
  for (const line of seller.lines) y = paper.words('P', line, { ...at, y });
  paper.y = Math.max(y, 92) + 14;
  paper.words('H1', kind, { x: contentArea.left, y: paper.y, size: 27, bold: true });
  paper.y += 42;
}

/** Boxes side by side, as tall as the fullest. */
function drawCellRow(paper: Paper, cells: readonly ReferenceCell[]): void {
  const parts = cells.reduce((sum, { part = 1 }) => sum + part, 0);
  const top = paper.y;
  const placed: { cell: ReferenceCell; x: number; width: number }[] = [];
  let x = contentArea.left;
  for (const cell of cells) {
    const width = ((cell.part ?? 1) / parts) * contentArea.width;
    placed.push({ cell, x, width });
    x += width;
  }
  let bottom = top;
  for (const { cell, x, width } of placed) {
    const textBox = { x: x + 8, width: width - 14 };
    paper.tag('P', () => {
      let y = paper.drawText(cell.label, { ...textBox, y: top + 6, size: text.small });
      y += 1;
      for (const line of cell.lines) {
        const size = cell.large ? paper.fitFontSize(line, textBox.width, [12, 10.5, 9]) : text.size;
        y = paper.drawText(line, { ...textBox, y, size, bold: cell.large ?? false });
      }
      bottom = Math.max(bottom, y);
    });
  }
  for (const { x, width } of placed) paper.drawBox(x, top, width, bottom + 5 - top);
  paper.y = bottom + 5;
}

function drawParagraph(paper: Paper, words: string, x: number, width: number, link?: string): void {
  paper.ensureRoom(paper.heightOf(words, { size: text.size, width }));
  const at = { x, y: paper.y, size: text.size, width, ...(link && { link }) };
  paper.y = paper.words(link ? 'Link' : 'P', words, at);
}

const [rowPad, headHeight] = [6, 19] as const;

/** The last rows go with the totals: sums alone on a page would be of nothing. */
const rowsKeptWithTotals = 2;

/** A table that goes on over pages, each with the heads of its columns. */
function drawTable(paper: Paper, { columns, rows, totals: sums }: BusinessDocument): void {
  paper.y += 14;
  paper.within('Table', {}, () => {
    paper.ensureRoom(60);
    paper.within('TR', {}, () => {
      for (const { column, x, width } of layoutColumns(columns)) {
        paper.tag('TH', () => drawColumnHeader(paper, column, x, width), { scope: 'Column' });
      }
    });
    paper.y += headHeight;
    paper.drawRule(paper.y, { ...contentArea, width: 1 });
    const heights = rows.map((cells) => heightOfRow(paper, columns, cells));
    for (const [at, cells] of rows.entries()) {
      const height = heights[at] ?? 0;
      const isLast = at >= rows.length - rowsKeptWithTotals;
      const rest = heights.slice(at).reduce((sum, each) => sum + each, heightOfTotals(sums));
      if (paper.y + (isLast ? rest : height) > contentArea.bottom)
        continueOnNextPage(paper, columns);
      drawRow(paper, columns, cells);
      paper.y += height;
      paper.drawRule(paper.y, { ...contentArea, width: 0.5, ink: inks.rule });
    }
  });
}

/** The heads again, which were read out on the first page. */
function continueOnNextPage(paper: Paper, columns: readonly PaperColumn[]): void {
  paper.addPage();
  paper.artifact(() => {
    for (const { column, x, width } of layoutColumns(columns))
      drawColumnHeader(paper, column, x, width);
  }, 'Pagination');
  paper.y += headHeight;
  paper.drawRule(paper.y, { ...contentArea, width: 1 });
}

function drawColumnHeader(
  paper: Paper,
  { head, right }: PaperColumn,
  x: number,
  width: number,
): void {
  const align = right ? 'right' : 'left';
  paper.drawText(head, { x, y: paper.y + 4, size: text.small, width, align });
}

/** The columns from left to right, each with its room. */
function layoutColumns(columns: readonly PaperColumn[]) {
  const places: { column: PaperColumn; x: number; width: number }[] = [];
  const parts = columns.reduce((sum, { part }) => sum + part, 0);
  let x: number = contentArea.left;
  for (const column of columns) {
    const wide = (column.part / parts) * contentArea.width;
    places.push({ column, x, width: wide - (x + wide > contentArea.right - 1 ? 0 : 8) });
    x += wide;
  }
  return places;
}

const normaliseCell = (cell: PaperCell | undefined) =>
  typeof cell === 'string' ? { text: cell } : (cell ?? { text: '' });

function heightOfRow(
  paper: Paper,
  columns: readonly PaperColumn[],
  cells: readonly PaperCell[],
): number {
  const heights = layoutColumns(columns).map(({ width }, at) => {
    const { text: words, under } = normaliseCell(cells[at]);
    const small = under ? paper.heightOf(under, { size: text.small, width }) : 0;
    return paper.heightOf(words, { size: text.size, width }) + small;
  });
  return Math.max(...heights) + 2 * rowPad;
}

function drawRow(paper: Paper, columns: readonly PaperColumn[], cells: readonly PaperCell[]): void {
  const y = paper.y + rowPad;
  paper.within('TR', {}, () => {
    for (const [at, { column, x, width }] of layoutColumns(columns).entries()) {
      const { text: words, under, struck } = normaliseCell(cells[at]);
      const align = column.right ? 'right' : 'left';
      paper.tag('TD', () => {
        const below = paper.drawText(words, { x, y, width, align, size: text.size });
        if (struck) drawStrikethrough(paper, words, x + width, y);
        if (under) paper.drawText(under, { x, y: below, width, align, size: text.small });
      });
    }
  });
}

/** Through words that end at the right of their column. */
function drawStrikethrough(paper: Paper, words: string, right: number, y: number): void {
  const long = paper.doc.font('text', text.size).widthOfString(words);
  paper.doc.lineWidth(0.7).strokeColor(inks.black);
  paper.doc
    .moveTo(right - long, y + 5)
    .lineTo(right, y + 5)
    .stroke();
}

const [aboveTotals, totalHeight] = [12, { plain: 16, strong: 23 }] as const;

function heightOfTotals(lines: BusinessDocument['totals']): number {
  let height: number = aboveTotals;
  for (const { strong } of lines) height += strong ? totalHeight.strong : totalHeight.plain;
  return height;
}

/** Kept on one page. */
function drawTotals(paper: Paper, lines: BusinessDocument['totals']): void {
  const x = contentArea.left + contentArea.width * 0.42;
  const width = contentArea.right - x;
  paper.ensureRoom(heightOfTotals(lines));
  paper.y += aboveTotals;
  paper.within('Table', {}, () => {
    for (const { label, amount, strong = false } of lines) {
      if (strong) paper.drawRule(paper.y, { left: x, right: contentArea.right, width: 1 });
      const y = paper.y + (strong ? 6 : 2);
      paper.within('TR', {}, () => {
        const name = { x, y: strong ? y + 2 : y, size: text.size, width: width - 90, bold: strong };
        paper.tag('TH', () => paper.drawText(label, name), { scope: 'Row' });
        const sum = {
          x: contentArea.right - 100,
          y,
          width: 100,
          align: 'right',
          bold: strong,
        } as const;
        paper.tag('TD', () => paper.drawText(amount, { ...sum, size: strong ? 12.5 : text.size }));
      });
      paper.y += strong ? totalHeight.strong : totalHeight.plain;
    }
  });
}

function drawRemark(
  paper: Paper,
  { text: words, link }: BusinessDocument['remarks'][number],
): void {
  paper.y += 14;
  const [x, width] = [contentArea.left + 11, contentArea.width - 11];
  paper.ensureRoom(paper.heightOf(words, { size: text.size, width }));
  const top = paper.y;
  drawParagraph(paper, words, x, width, link);
  paper.artifact(() =>
    paper.doc.rect(contentArea.left, top - 2, 2.4, paper.y - top + 2).fill('#000'),
  );
}

function drawSignatures(paper: Paper, labels: readonly string[]): void {
  paper.y += 52;
  paper.ensureRoom(20);
  const gap = 14;
  const width = (contentArea.width - gap * (labels.length - 1)) / labels.length;
  for (const [at, label] of labels.entries()) {
    const x = contentArea.left + at * (width + gap);
    paper.drawRule(paper.y, { left: x, right: x + width });
    paper.words('P', label, { x, y: paper.y + 4, size: text.small, width });
  }
  paper.y += 18;
}

/** The foot of each page, and from the second on whose it is. */
function drawHeaderAndFooter(
  paper: Paper,
  title: string,
  { foot }: Seller,
  { page, pages }: { page: number; pages: number },
): void {
  const { left, right, width } = contentArea;
  const line = (y: number) =>
    paper.doc.lineWidth(0.8).strokeColor('#000').moveTo(left, y).lineTo(right, y).stroke();
  if (page > 1) {
    paper.drawLogo(left, 38);
    const at = { x: left + 200, y: 43, width: width - 200, align: 'right' } as const;
    paper.drawText(title, { ...at, size: 11, bold: true });
    line(66);
  }
  line(796);
  paper.drawText(foot, { x: left, y: 801, size: 7, width: width - 70 });
  const number = { x: right - 60, y: 801, width: 60, align: 'right' } as const;
  if (pages > 1) paper.drawText(`Page ${page} of ${pages}`, { ...number, size: 8, bold: true });
}
