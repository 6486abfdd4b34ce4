import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { formatLocation, registerLimits, summariseChecks } from '../../contract/register.ts';
import type { RecordedInspection } from '../../contract/register-requests.ts';
import { parseUkTime } from '../../contract/uk-time.ts';
import type { Database } from '../database/database.ts';
import { inspection, registerPiece } from '../database/schema.ts';
import { InvalidFieldsError } from '../enquiries/enquiry.ts';
import { HttpError } from '../http/errors.ts';
import type { SubmittedFields } from '../http/read-fields.ts';
import { pieceNotFoundError } from './pieces.ts';

/** Tolerance for a phone's clock that is ahead. */
const clockToleranceMs = 24 * 3_600_000;

/** Converts the flat fields of a form into an inspection. */
export function toInspection(typed: SubmittedFields): SubmittedFields {
  const text = (name: string) => {
    const value = Object.hasOwn(typed, name) ? typed[name] : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  const checks = [];
  for (let at = 0; text(`text-${at}`) !== undefined && at <= 40; at += 1) {
    const wrong = text(`wrong-${at}`);
    checks.push({ text: text(`text-${at}`), result: text(`check-${at}`), wrong });
  }
  const moment = text('at') ?? toIsoMoment(text('date') ?? '', text('time') ?? '');
  const optional = (name: string) => text(name) || undefined;
  return {
    ...typed,
    id: optional('id') ?? typed.id,
    corrects: optional('corrects') ?? typed.corrects,
    at: moment,
    checks,
  };
}

function toIsoMoment(day: string, time: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return undefined;
  return parseUkTime(day, time)?.toISOString();
}

/**
 * Adds an inspection to a piece, once per attempt, and returns its number. The piece is locked, so that
 * concurrent requests lose nothing and the limit holds.
 */
export function addInspection(
  database: Database,
  { registerId, pieceId }: { registerId: number; pieceId: number },
  recorded: Omit<RecordedInspection, 'key' | 'id'>,
  now = new Date(),
): Promise<{ number: number; passed: boolean }> {
  const { attempt = randomUUID(), at, checks, corrects, ...details } = recorded;
  const typedDate = new Date(at);
  // A date in the future would hide failures recorded before it.
  const inspectedAt = typedDate > now ? now : typedDate;
  if (typedDate.getTime() > now.getTime() + clockToleranceMs || typedDate.getUTCFullYear() < 2000) {
    throw new InvalidFieldsError({ at: "Check the date and time: they can't be in the future." });
  }
  const verdict = summariseChecks(checks);
  const wrong = details.wrong || verdict.wrong;
  const passed = verdict.passed && wrong === '';
  return database.transaction(async (queries) => {
    const [piece] = await queries
      .select({ site: registerPiece.site, place: registerPiece.place })
      .from(registerPiece)
      .where(and(eq(registerPiece.id, pieceId), eq(registerPiece.registerId, registerId)))
      .for('update');
    if (!piece) throw pieceNotFoundError();
    const [existing] = await queries
      .select({ number: inspection.number, passed: inspection.passed })
      .from(inspection)
      .where(and(eq(inspection.pieceId, pieceId), eq(inspection.attempt, attempt)));
    if (existing) return existing;
    const [last] = await queries
      .select({ number: sql<number>`coalesce(max(${inspection.number}), 0)::int` })
      .from(inspection)
      .where(eq(inspection.pieceId, pieceId));
    const number = (last?.number ?? 0) + 1;
    if (number > registerLimits.inspections) {
      const limitText = registerLimits.inspections.toLocaleString('en-GB');
      throw new HttpError(
        409,
        `This piece has ${limitText} inspections, the most that we can keep.`,
      );
    }
    if (corrects !== undefined && corrects >= number) {
      throw new InvalidFieldsError({ corrects: 'There is no such entry to correct.' });
    }
    const location = formatLocation(piece);
    const row = {
      ...details,
      pieceId,
      number,
      attempt,
      inspectedAt,
      location,
      passed,
      wrong,
      corrects,
    };
    await queries.insert(inspection).values({ ...row, checks: [...checks] });
    return { number, passed };
  });
}
