import * as v from 'valibot';
import { fieldErrors } from '../../contract/field-errors.ts';
import {
  defaultIntervalDays,
  equipmentKinds,
  equipmentNames,
  type Piece,
  registerColumns,
  registerLimits,
} from '../../contract/register.ts';
import { type PieceFields, pieceSchema } from '../../contract/register-requests.ts';
import { parseCsv } from '../office/csv-import.ts';

/** The pieces in a CSV file. One with an id is in the register already. */
export type ParsedPieces = {
  read: { line: number; piece: PieceFields; id: number | undefined }[];
  errors: { line: number; text: string }[];
  /** How many pieces are the same in the file and in the register. */
  unchanged: number;
};

const kindByName = new Map<string, string>(
  equipmentKinds.flatMap((kind) => [
    [kind, kind],
    [equipmentNames[kind].toLowerCase(), kind],
  ]),
);

/** Reads a CSV file line by line, and compares it with the pieces in the register. */
export function parsePieces(text: string, pieces: readonly Piece[]): ParsedPieces {
  const errors: ParsedPieces['errors'] = [];
  const read: ParsedPieces['read'] = [];
  const [head, ...records] = parseCsv(text);
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const columns = Object.entries(registerColumns).map(([field, name]) => {
    return { field, at: names.indexOf(name.toLowerCase()) };
  });
  if (
    ['number', 'name'].some((field) => columns.some((each) => each.field === field && each.at < 0))
  ) {
    const named = `${registerColumns.number} and ${registerColumns.name}`;
    errors.push({ line: 1, text: `The first line must name the columns ${named}.` });
    return { read, errors, unchanged: 0 };
  }
  if (records.length > registerLimits.pieces) {
    errors.push({ line: 1, text: `A file has at most ${registerLimits.pieces} pieces.` });
    return { read, errors, unchanged: 0 };
  }
  const piecesByNumber = new Map(pieces.map((piece) => [piece.number.toLowerCase(), piece]));
  const lineByNumber = new Map<string, number>();
  let unchanged = 0;
  for (const { line, cells } of records) {
    const given = Object.fromEntries(
      columns
        .filter(({ at }) => at >= 0)
        .map(({ field, at }) => [field, removeFormulaGuard(cells[at] ?? '')]),
    );
    const before = piecesByNumber.get((given.number ?? '').toLowerCase());
    const typed = kindByName.get((given.kind ?? '').toLowerCase());
    const kind = before?.productId ? before.kind : typed || given.kind || before?.kind || 'part';
    const usual = equipmentKinds.find((each) => each === kind);
    const piece = parsePiece({
      ...(before && toPieceFields(before)),
      ...given,
      kind,
      intervalDays:
        given.intervalDays || before?.intervalDays || defaultIntervalDays(usual ?? 'part'),
    });
    if (typeof piece === 'string') errors.push({ line, text: piece });
    else {
      const earlier = lineByNumber.get(piece.number.toLowerCase());
      if (earlier !== undefined) {
        errors.push({ line, text: `${piece.number} is already on line ${earlier}.` });
      } else if (before && JSON.stringify(toPieceFields(before)) === JSON.stringify(piece)) {
        unchanged += 1;
      } else read.push({ line, piece, id: before?.id });
      lineByNumber.set(piece.number.toLowerCase(), line);
    }
  }
  return { read, errors, unchanged };
}

/** Removes the apostrophe that our export puts before formulas. */
const removeFormulaGuard = (cell: string) => cell.trim().replace(/^'(?=[=+\-@＝＋－＠])/, '');

function parsePiece(given: object): PieceFields | string {
  const read = v.safeParse(pieceSchema, given);
  if (read.success) return read.output;
  return Object.values(fieldErrors(read.issues)).join(' ');
}

function toPieceFields(piece: Piece): PieceFields {
  const { number, name, kind, site, place, boughtOn, guaranteeUntil } = piece;
  const { intervalDays, erectedOn, scrappedOn } = piece;
  return {
    ...{ number, name, kind, site, place, boughtOn, guaranteeUntil },
    ...{ intervalDays, erectedOn, scrappedOn },
  } as PieceFields;
}
