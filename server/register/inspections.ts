import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { locationOf, registerLimits, verdictOf } from '../../contract/register.ts';
import type { RecordedInspection } from '../../contract/register-requests.ts';
import { ukMoment } from '../../contract/uk-time.ts';
import type { Database } from '../database/database.ts';
import { inspection, registerPiece } from '../database/schema.ts';
import { InvalidFields } from '../enquiries/enquiry.ts';
import { HttpError } from '../http/errors.ts';
import type { Typed } from '../http/read-fields.ts';
import { gone } from './pieces.ts';

/** Tolerance for a phone's clock that is ahead. */
const clockSlack = 24 * 3_600_000;

/** Converts the flat fields of a form into an inspection. */
export function inspectionOf(typed: Typed): Typed {
  const text = (name: string) => {
    const value = Object.hasOwn(typed, name) ? typed[name] : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  const checks = [];
  for (let at = 0; text(`text-${at}`) !== undefined && at <= 40; at += 1) {
    const wrong = text(`wrong-${at}`);
    checks.push({ text: text(`text-${at}`), result: text(`check-${at}`), wrong });
  }
  const moment = text('at') ?? momentOf(text('date') ?? '', text('time') ?? '');
  const optional = (name: string) => text(name) || undefined;
  return {
    ...typed,
    id: optional('id') ?? typed.id,
    corrects: optional('corrects') ?? typed.corrects,
    at: moment,
    checks,
  };
}

function momentOf(day: string, time: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return undefined;
  return ukMoment(day, time)?.toISOString();
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
  const { attempt = randomUUID(), at, checks, corrects, ...told } = recorded;
  const given = new Date(at);
  // A date in the future would hide failures recorded before it.
  const inspectedAt = given > now ? now : given;
  if (given.getTime() > now.getTime() + clockSlack || given.getUTCFullYear() < 2000) {
    throw new InvalidFields({ at: "Check the date and time: they can't be in the future." });
  }
  const verdict = verdictOf(checks);
  const wrong = told.wrong || verdict.wrong;
  const passed = verdict.passed && wrong === '';
  return database.transaction(async (queries) => {
    const [piece] = await queries
      .select({ site: registerPiece.site, place: registerPiece.place })
      .from(registerPiece)
      .where(and(eq(registerPiece.id, pieceId), eq(registerPiece.registerId, registerId)))
      .for('update');
    if (!piece) throw gone();
    const [known] = await queries
      .select({ number: inspection.number, passed: inspection.passed })
      .from(inspection)
      .where(and(eq(inspection.pieceId, pieceId), eq(inspection.attempt, attempt)));
    if (known) return known;
    const [last] = await queries
      .select({ number: sql<number>`coalesce(max(${inspection.number}), 0)::int` })
      .from(inspection)
      .where(eq(inspection.pieceId, pieceId));
    const number = (last?.number ?? 0) + 1;
    if (number > registerLimits.inspections) {
      const most = registerLimits.inspections.toLocaleString('en-GB');
      throw new HttpError(409, `This piece has ${most} inspections, the most that we can keep.`);
    }
    if (corrects !== undefined && corrects >= number) {
      throw new InvalidFields({ corrects: 'There is no such entry to correct.' });
    }
    const location = locationOf(piece);
    const row = {
      ...told,
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
