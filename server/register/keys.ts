import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { register, registerKey, registerLabel, registerPiece } from '../database/schema.ts';
import { HttpError } from '../http/errors.ts';

/** What a key opens. */
export type Access =
  | { kind: 'full' | 'read' | 'digest'; registerId: number; hash: string }
  | { kind: 'label'; registerId: number; pieceId: number; hash: string };

/** 144 bits. */
export const newKey = () => randomBytes(18).toString('base64url');

/** Only this is stored: nobody who reads the tables can open a register. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/**
 * The key on a piece's label. It follows from the register's own key, so that whoever has that can
 * print the same label again, and nobody who has the label learns it.
 */
export function labelKey(registerKey: string, pieceId: number, labelNumber: number): string {
  const mac = createHmac('sha256', registerKey).update(`label ${pieceId} ${labelNumber}`);
  return mac.digest().subarray(0, 18).toString('base64url');
}

/** What a key opens, or nothing. */
export async function findAccess(queries: Queries, key: string): Promise<Access | undefined> {
  const hash = hashOf(key);
  const [own] = await queries.select().from(registerKey).where(eq(registerKey.hash, hash));
  if (own && isSame(own.hash, hash)) {
    return { kind: own.kind, registerId: own.registerId, hash };
  }
  const [label] = await queries
    .select({
      hash: registerLabel.hash,
      pieceId: registerPiece.id,
      registerId: registerPiece.registerId,
    })
    .from(registerLabel)
    .innerJoin(registerPiece, eq(registerPiece.id, registerLabel.pieceId))
    .where(eq(registerLabel.hash, hash));
  if (!label || !isSame(label.hash, hash)) return undefined;
  return { kind: 'label', registerId: label.registerId, pieceId: label.pieceId, hash };
}

/** In constant time: the index has found it already, but says nothing by how long it took. */
function isSame(stored: string, given: string): boolean {
  const [one, other] = [Buffer.from(stored), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A visit keeps the register, and ends what a warning has announced. */
export async function noteVisit(queries: Queries, registerId: number): Promise<void> {
  await queries
    .update(register)
    .set({ visitedAt: sql`now()`, warnedAt: null })
    .where(eq(register.id, registerId));
}

export const keyReplaced = () =>
  new HttpError(
    410,
    'This link was replaced or erased. Ask whoever gave it to you for the new one.',
  );

export const readOnly = () =>
  new HttpError(403, 'This link is for reading only. Ask whoever gave it to you to make changes.');
