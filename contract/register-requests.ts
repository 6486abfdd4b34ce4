import * as v from 'valibot';
import { attempt, optionalLine, requiredLine } from './fields.ts';
import {
  checkResults,
  equipmentKinds,
  inspectionIntervals,
  inspectionReasons,
  registerLimits,
} from './register.ts';

// Separate from register.ts, because no page validates with these schemas.

const key = v.pipe(
  v.string('This link is incomplete.'),
  v.regex(/^[\w-]{22,64}$/, 'This link is incomplete.'),
);

const day = (required: string) =>
  v.pipe(
    v.string(required),
    v.trim(),
    v.isoDate(required),
    v.check((text) => text >= '1990-01-01' && text <= '2100-12-31', 'Check the year.'),
  );

/** A form sends an empty text where no day is chosen. */
const optionalDay = v.optional(
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    v.null(),
    day('Enter a date.'),
  ]),
  null,
);

const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));

/** A number, or the text that a form sends for one. */
const numeric = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'Choose a piece.'))]),
  v.transform(Number),
  count(2_147_483_647),
);

/** The fields of a piece that its owner fills in. */
const pieceFields = {
  number: requiredLine('Give it a number.', registerLimits.number),
  name: requiredLine('Say what it is.', registerLimits.name),
  kind: v.picklist(equipmentKinds, 'Choose what it is.'),
  site: optionalLine(registerLimits.site),
  place: optionalLine(registerLimits.site),
  boughtOn: optionalDay,
  guaranteeUntil: optionalDay,
  intervalDays: v.pipe(
    numeric,
    v.picklist(
      inspectionIntervals.map(([days]) => days),
      'Choose how often it is inspected.',
    ),
  ),
  erectedOn: optionalDay,
  scrappedOn: optionalDay,
};

export type PieceFields = v.InferOutput<ReturnType<typeof pieceObject>>;
const pieceObject = () => v.object(pieceFields);
export const pieceSchema = pieceObject();

export const openRegister = v.object({
  session: v.pipe(v.string(), v.regex(/^cs_\w{10,250}$/, 'We have no order under this reference.')),
});

export const keyOnly = v.object({ key });

export const changePiece = v.object({ key, id: numeric, ...pieceFields });

export const addPiece = v.object({ key, ...pieceFields });

export const newLabel = v.object({ key, id: numeric });

export const printLabels = v.object({
  key,
  ids: v.pipe(v.array(numeric), v.minLength(1), v.maxLength(registerLimits.pieces)),
});

export const importPieces = v.object({
  key,
  text: v.pipe(v.string(), v.maxLength(registerLimits.importBytes, 'This file is too large.')),
  apply: v.optional(v.boolean(), false),
});

export const registerDetails = v.object({
  key,
  name: optionalLine(registerLimits.name),
  address: optionalLine(registerLimits.address),
});

export const changeKeys = v.object({
  key,
  action: v.picklist(['replace', 'new read-only', 'withdraw read-only']),
});

export const digestAnswer = v.object({ key, action: v.picklist(['ask', 'confirm', 'stop']) });

export const eraseRegister = v.object({ key, pieces: v.union([v.number(), v.string()]) });

export const downloadFile = v.object({
  key,
  what: v.picklist(['register', 'records', 'report']),
  id: v.optional(numeric),
});

const missingTime = 'Enter the date and time.';

const moment = v.pipe(
  v.string(missingTime),
  v.isoTimestamp(missingTime),
  // The pattern also accepts zones such as +01, which Date.parse does not.
  v.check((text) => !Number.isNaN(Date.parse(text)), missingTime),
);

const inspectionCheck = v.object({
  text: requiredLine('Say what was checked.', 200),
  result: v.picklist(checkResults),
  /** What was wrong with it. */
  wrong: v.optional(optionalLine(200)),
});

/** One inspection, as a phone sends it now or later. */
export const recordInspection = v.pipe(
  v.object({
    key,
    /** The piece, if the key is a register's. */
    id: v.optional(numeric),
    attempt,
    /** When it was made. An inspection that is sent later keeps its own time. */
    at: moment,
    inspector: requiredLine('Enter your name.', registerLimits.person),
    position: requiredLine('Enter your position, such as supervisor.', registerLimits.person),
    reason: v.optional(v.picklist(inspectionReasons.map(([value]) => value)), 'regular'),
    checks: v.pipe(v.array(inspectionCheck), v.minLength(1, 'Answer the checks.'), v.maxLength(40)),
    wrong: optionalLine(registerLimits.text),
    done: optionalLine(registerLimits.text),
    todo: optionalLine(registerLimits.text),
    /** The number of the entry that this one corrects. */
    corrects: v.optional(numeric),
  }),
  v.forward(
    v.check(
      ({ checks }) => checks.some(({ result }) => result !== 'none'),
      'Answer at least one check.',
    ),
    ['checks'],
  ),
);

export type RecordedInspection = v.InferOutput<typeof recordInspection>;
