import { asc, eq, inArray } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/index-products.ts';
import {
  equipmentNames,
  formatDay,
  formatInterval,
  formatLocation,
  formatPieceState,
  type Inspection,
  type InspectionCheckResult,
  inspectionReasons,
  nextInspectionDay,
  type Piece,
  pieceState,
  registerColumns,
} from '../../contract/register.ts';
import { toIsoDay } from '../../contract/uk-time.ts';
import type { ReportColumns } from '../admin/report.ts';
import type { Queries } from '../database/database.ts';
import { inspection, register } from '../database/schema.ts';
import { sortableUkTime, ukDateAndTime } from '../email/uk-date.ts';
import { HttpError } from '../http/errors.ts';
import { csvResponse } from '../office/csv-response.ts';
import { findInspections, findPieces, pieceNotFoundError } from './pieces.ts';

type RegisterFileRequest = {
  registerId: number;
  what: 'register' | 'records' | 'report';
  pieceId: number | undefined;
  /** Whether the file may name the person for whom the inspections are made. */
  isOwner: boolean;
};

/** A register as a file: its pieces, every inspection, or the report on one piece. */
export async function createRegisterFile(
  queries: Queries,
  catalogue: Catalogue,
  { registerId, what, pieceId, isOwner }: RegisterFileRequest,
): Promise<Response> {
  const [owner] = await queries.select().from(register).where(eq(register.id, registerId));
  if (!owner) throw pieceNotFoundError();
  const pieces = await findPieces(queries, catalogue, { registerId, pieceId });
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  const client = isOwner ? [owner.name, owner.address].filter(Boolean).join(', ') : '';
  if (what === 'register')
    return withHeaders(csvResponse('register', pieceColumns(), [pieces]), headers);
  if (what === 'records') {
    return withHeaders(
      csvResponse('inspections', recordColumns(client), readRecordRows(queries, pieces)),
      headers,
    );
  }
  const [piece] = pieces;
  if (!piece) throw pieceNotFoundError();
  const inspections = await findInspections(queries, piece.id);
  const product = piece.productId === null ? undefined : catalogue.byId(piece.productId);
  const { makeInspectionReport } = await import('../../documents/inspection-report.ts');
  const [latest, ...earlier] = inspections.map(toReportEntry);
  if (!latest) throw new HttpError(409, 'No inspections recorded yet.');
  const due = nextInspectionDay(piece);
  const bytes = await makeInspectionReport({
    client,
    number: piece.number,
    location: inspections[0]?.location || formatLocation(piece),
    description: [
      `${equipmentNames[piece.kind]}: ${piece.name}`,
      product?.sku,
      product?.standard && [product.standard, product.standardClass].filter(Boolean).join(' '),
    ]
      .filter(Boolean)
      .join(', '),
    next: piece.failed
      ? 'Not to be used until it is inspected again and passed.'
      : due
        ? `Next inspection by ${formatDay(due)}.`
        : '',
    printed: ukDateAndTime(new Date()),
    inspections: [latest, ...earlier],
  });
  const name = `inspection-${piece.number.replaceAll(/[^\w-]/g, '')}.pdf`;
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** The first columns are those that an import reads. */
function pieceColumns(): ReportColumns<Piece> {
  const today = toIsoDay(new Date());
  return {
    [registerColumns.number]: 'number',
    [registerColumns.name]: 'name',
    [registerColumns.kind]: ({ kind }) => equipmentNames[kind],
    [registerColumns.site]: 'site',
    [registerColumns.place]: 'place',
    [registerColumns.boughtOn]: 'boughtOn',
    [registerColumns.guaranteeUntil]: 'guaranteeUntil',
    [registerColumns.intervalDays]: 'intervalDays',
    [registerColumns.erectedOn]: 'erectedOn',
    [registerColumns.scrappedOn]: 'scrappedOn',
    State: (piece) => formatPieceState(pieceState(piece, today), today),
    'Next inspection': (piece) => nextInspectionDay(piece) ?? '',
    Rule: formatInterval,
    'Last passed': ({ lastPass }) => (lastPass ? sortableUkTime(new Date(lastPass.at)) : ''),
    Inspections: 'inspections',
  };
}

type RecordRow = Omit<typeof inspection.$inferSelect, 'attempt'> & { piece: Piece };

/** The eight particulars of schedule 7 first, in its order. */
function recordColumns(client: string): ReportColumns<RecordRow> {
  return {
    'Inspected for': () => client,
    Location: ({ location, piece }) => location || formatLocation(piece),
    Equipment: ({ piece }) => `${piece.number}, ${equipmentNames[piece.kind]}: ${piece.name}`,
    'Date and time': ({ inspectedAt }) => sortableUkTime(inspectedAt),
    'What was wrong': ({ wrong, passed }) => (passed ? 'None found' : wrong),
    'What was done': ({ done, passed }) => done || (passed ? 'None needed' : ''),
    'Still to do': ({ todo, passed }) => todo || (passed ? 'None' : ''),
    'Report by': ({ inspector, position }) => `${inspector}, ${position}`,
    Result: ({ passed }) => (passed ? 'Passed' : 'Failed'),
    Why: ({ reason }) => reasonText(reason),
    Entry: 'number',
    'Corrects entry': 'corrects',
    Checks: ({ checks }) =>
      checks
        .map(({ text, result, wrong }) => `${text}: ${checkResultText(result, wrong)}`)
        .join('; '),
    'Recorded at': ({ recordedAt }) => sortableUkTime(recordedAt),
  };
}

/** An inspection as text for its report. */
function toReportEntry({ number, at, inspector, position, corrects, ...each }: Inspection) {
  const moment = new Date(at);
  const corrected = corrects === undefined ? '' : ` (entry ${number}, corrects entry ${corrects})`;
  return {
    when: ukDateAndTime(moment),
    by: `${inspector}, ${position}`,
    why: `${reasonText(each.reason)}${corrected}`,
    passed: each.passed,
    wrong: each.wrong,
    done: each.done,
    todo: each.todo,
    checks: each.checks.map(
      ({ text, result, wrong }) => [text, checkResultText(result, wrong)] as const,
    ),
    day: formatDay(toIsoDay(moment)),
    dayNumber: Date.parse(toIsoDay(moment)) / 86_400_000,
  };
}

const checkResultText = (result: InspectionCheckResult, wrong: string | undefined) =>
  ({ good: 'Good', none: 'Does not apply', bad: wrong ? `Not good: ${wrong}` : 'Not good' })[
    result
  ];

function reasonText(reason: Inspection['reason']): string {
  return inspectionReasons.find(([value]) => value === reason)?.[1] ?? '';
}

/** Pieces per query: a register may have a million inspections. */
const piecesPerQuery = 5;

async function* readRecordRows(queries: Queries, pieces: readonly Piece[]) {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const ids = [...byId.keys()];
  for (let at = 0; at < ids.length; at += piecesPerQuery) {
    const rows = await queries
      .select()
      .from(inspection)
      .where(inArray(inspection.pieceId, ids.slice(at, at + piecesPerQuery)))
      .orderBy(asc(inspection.pieceId), asc(inspection.inspectedAt), asc(inspection.number));
    yield rows.flatMap((row): RecordRow[] => {
      const piece = byId.get(row.pieceId);
      return piece ? [{ ...row, piece }] : [];
    });
  }
}
