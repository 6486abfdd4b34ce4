import { drawHeading } from './data-sheet.ts';
import { drawDimension } from './dimension.ts';
import { Paper, sheet } from './paper.ts';
import { drawTablesSideBySide, splitRows } from './tables.ts';
import { reportParticulars } from './texts.ts';

/** One inspection as its report says it, in words. */
interface ReportedInspection {
  readonly when: string;
  readonly by: string;
  readonly why: string;
  readonly passed: boolean;
  readonly wrong: string;
  readonly done: string;
  readonly todo: string;
  readonly checks: readonly (readonly [text: string, result: string])[];
  /** 18 Nov: its day on the line of days. */
  readonly day: string;
  /** Days since 1970. */
  readonly dayNumber: number;
}

export interface InspectionReport {
  /** For whom it was made: name and address. */
  readonly client: string;
  readonly number: string;
  readonly location: string;
  readonly description: string;
  /** What follows from the latest inspection. */
  readonly next: string;
  readonly printed: string;
  /** The latest first. */
  readonly inspections: readonly [ReportedInspection, ...ReportedInspection[]];
}

const foot =
  'Boxed figures are the particulars of schedule 7, Work at Height Regulations 2005. Give the report to the person it was made for within 24 hours. Keep it on site until the work is finished, then for 3 months in the office.\nRecorded by the inspectors named. Entries are never changed: a correction is a new entry.';

/** The report of the latest inspection of a piece, with all before it: eight boxes, checks, history. */
export async function makeInspectionReport(
  report: InspectionReport,
  compress = true,
): Promise<Buffer> {
  const { number, printed, inspections, next } = report;
  const [latest] = inspections;
  const code = `${number}, printed ${printed}`;
  const paper = new Paper({ title: `${number}: inspection record`, code, foot }, compress);
  paper.section('Inspection record', () => {
    drawHeading(paper, 'H1', number, report.description);
    drawResult(paper, latest);
    const { wrong, done, todo } = latest;
    const further = [withFullStop(todo) || (latest.passed ? 'None.' : 'Not written down.'), next];
    drawParticulars(paper, [
      [reportParticulars[1], report.client || 'Not written down'],
      [reportParticulars[2], report.location || 'Not written down'],
      [reportParticulars[3], report.description],
      [reportParticulars[4], latest.when],
      [reportParticulars[5], wrong || 'None found'],
      [reportParticulars[6], done || (latest.passed ? 'None needed' : 'Not written down')],
      [reportParticulars[7], further.filter(Boolean).join(' ')],
      [reportParticulars[8], latest.by],
    ]);
    drawChecks(paper, latest);
    drawHistory(paper, inspections);
  });
  const { bytes } = await paper.finish();
  return bytes;
}

/** What someone typed, with a full stop where it has no end. */
const withFullStop = (typed: string) => (/[\p{L}\d)]$/u.test(typed) ? `${typed}.` : typed);

/** Passed or not, in the corner. */
function drawResult(paper: Paper, { passed, when }: ReportedInspection): void {
  const [width, height] = [150, 40];
  const [x, y] = [sheet.right - width, sheet.top - 4];
  paper.drawBox(x, y, width, height, passed ? undefined : '#000');
  const ink = passed ? '#000' : '#fff';
  const inside = { x: x + 8, width: width - 16, align: 'right', ink } as const;
  paper.words('P', when, { ...inside, y: y + 5, size: 7.6 });
  paper.words('P', passed ? 'Passed' : 'Failed: do not use', {
    ...inside,
    y: y + 16,
    size: passed ? 17 : 13,
    bold: true,
  });
}

/** The particulars of schedule 7 by their numbers, two abreast. */
function drawParticulars(
  paper: Paper,
  fields: readonly (readonly [label: string, value: string])[],
): void {
  const width = sheet.width / 2;
  const inner = width - 38;
  const size = 9.6;
  for (let at = 0; at < fields.length; at += 2) {
    const pair = fields.slice(at, at + 2);
    const tall = pair.map(([, value]) => paper.heightOf(value, { size, width: inner }));
    const height = Math.max(34, ...tall.map((each) => each + 22));
    paper.ensureRoom(height);
    for (const [side, [label, value]] of pair.entries()) {
      const x = sheet.left + side * width;
      const number = at + side + 1;
      paper.drawBox(x, paper.y, width, height);
      paper.tag('P', () => {
        paper.drawText(`${number} ${label}`, { x: x + 7, y: paper.y + 5, size: 7, width: inner });
        paper.drawText(value, { x: x + 7, y: paper.y + 16, size, width: inner });
      });
      paper.drawBox(x + width - 20, paper.y + 5, 13, 12);
      paper.artifact(() =>
        paper.drawCentredText(String(number), x + width - 13.5, paper.y + 11, 8),
      );
    }
    paper.y += height;
  }
  paper.y += 14;
}

function drawChecks(paper: Paper, latest: ReportedInspection): void {
  const columns = [{ part: 0.08 }, { part: 0.62 }, { part: 0.3, bold: true }];
  const rows = latest.checks.map(([text, result], at) => [String(at + 1), text, result]);
  const tables = splitRows(rows, 2).map((some, at) => [
    { title: at === 0 ? 'Checks' : '', columns, rows: some },
  ]);
  drawTablesSideBySide(paper, [...tables, []].slice(0, 2));
}

/** So many inspections stand on the line of days, and so many rows on a page's table. */
const [maxOnTimeline, rowsPerTable] = [6, 18] as const;

function drawHistory(paper: Paper, inspections: InspectionReport['inspections']): void {
  paper.ensureRoom(120);
  paper.words('H2', 'All inspections of this piece', {
    x: sheet.left,
    y: paper.y,
    size: 12,
    bold: true,
  });
  paper.y += 22;
  drawTimeline(paper, inspections.slice(0, maxOnTimeline).toReversed());
  const columns = [
    { part: 0.2, head: 'When' },
    { part: 0.19, head: 'By' },
    { part: 0.17, head: 'Why' },
    { part: 0.1, head: 'Result', bold: true },
    { part: 0.17, head: 'What was wrong' },
    { part: 0.17, head: 'What was done' },
  ].map((column) => ({ ...column, gap: 6 }));
  for (let at = 0; at < inspections.length; at += rowsPerTable) {
    const rows = inspections
      .slice(at, at + rowsPerTable)
      .map(({ when, by, why, passed, wrong, done }) => [
        when,
        by,
        why,
        passed ? 'Passed' : 'Failed',
        truncate(wrong),
        truncate(done),
      ]);
    drawTablesSideBySide(paper, [[{ columns, rows }]]);
  }
}

/** The whole text stands in the boxes of its own report and in the CSV. */
function truncate(text: string): string {
  return text.length > 90 ? `${text.slice(0, 89)}…` : text || '-';
}

/** The latest inspections on one line, with the days between them. */
function drawTimeline(paper: Paper, shown: readonly ReportedInspection[]): void {
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last || shown.length < 2 || first.dayNumber === last.dayNumber) return;
  const y = paper.y + 16;
  // The days are written about their ends.
  const [from, to] = [sheet.left + 24, sheet.right - 24];
  const span = last.dayNumber - first.dayNumber;
  const timelineX = ({ dayNumber }: ReportedInspection) =>
    from + ((dayNumber - first.dayNumber) / span) * (to - from);
  paper.artifact(() => {
    paper.doc.moveTo(from, y).lineTo(to, y).lineWidth(0.9).stroke('#000');
    let lastLabelX = Number.NEGATIVE_INFINITY;
    for (const [at, each] of shown.entries()) {
      const x = timelineX(each);
      paper.doc.rect(x - 4, y - 4, 8, 8).lineWidth(1.3);
      paper.doc.fillAndStroke(each.passed ? '#000' : '#fff', '#000');
      if (x - lastLabelX > 42) {
        paper.drawCentredText(each.day, x, y - 12, 7.6);
        lastLabelX = x;
      }
      const next = shown[at + 1];
      const days = next ? next.dayNumber - each.dayNumber : 0;
      if (!next || timelineX(next) - x < 46) continue;
      const label = `${days} days`;
      drawDimension(
        paper,
        { axis: 'across', at: y + 14, from: x, to: timelineX(next), label },
        7.6,
      );
    }
  });
  paper.y = y + 30;
}
