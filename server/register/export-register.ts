import { asc, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { inspection, register, registerPiece } from '../database/schema.ts';

/** Everything in the register of an email address: pieces, inspections and the inspectors' names. */
export async function exportRegister(queries: Queries, email: string) {
  const registers = await queries
    .select()
    .from(register)
    .where(sql`lower(${register.email}) = lower(${email})`);
  const ids = registers.map(({ id }) => id);
  const pieces = await queries
    .select()
    .from(registerPiece)
    .where(inArray(registerPiece.registerId, ids.length > 0 ? ids : [0]))
    .orderBy(asc(registerPiece.id));
  const pieceIds = pieces.map(({ id }) => id);
  const inspections = await queries
    .select()
    .from(inspection)
    .where(inArray(inspection.pieceId, pieceIds.length > 0 ? pieceIds : [0]))
    .orderBy(asc(inspection.pieceId), asc(inspection.number));
  const byPiece = Map.groupBy(inspections, ({ pieceId }) => pieceId);
  return registers.map((each) => ({
    ...each,
    pieces: pieces
      .filter(({ registerId }) => registerId === each.id)
      .map((piece) => ({ ...piece, inspections: byPiece.get(piece.id) ?? [] })),
  }));
}
