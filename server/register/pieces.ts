import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/index-products.ts';
import { heightLabels, type Product } from '../../catalogue/product.ts';
import {
  defaultIntervalDays,
  type EquipmentKind,
  type Inspection,
  type Piece,
  type PieceData,
  type RegisterData,
  registerLimits,
} from '../../contract/register.ts';
import type { PieceFields } from '../../contract/register-requests.ts';
import { toIsoDay } from '../../contract/uk-time.ts';
import {
  getChecklist,
  getChecklistForCategory,
  getEquipmentCategory,
} from '../../pictures/plans/checklist.ts';
import { findFittingParts } from '../../pictures/plans/parts.ts';
import { type Queries, queryRows } from '../database/database.ts';
import { inspection, register, registerKey, registerPiece } from '../database/schema.ts';
import { InvalidFieldsError } from '../enquiries/enquiry.ts';
import { HttpError } from '../http/errors.ts';

type LatestInspectionRow = {
  id: number;
  count: number;
  passed_at: string | null;
  passed_by: string | null;
  failed_at: string | null;
  failed_by: string | null;
  wrong: string | null;
  done: string | null;
  todo: string | null;
};

type PieceFilter = { registerId: number; pieceId?: number | undefined };

/** The pieces of a register in their current state, or one of them. */
export async function findPieces(
  queries: Queries,
  catalogue: Catalogue,
  { registerId, pieceId }: PieceFilter,
): Promise<Piece[]> {
  const rows = await queries
    .select()
    .from(registerPiece)
    .where(
      and(
        eq(registerPiece.registerId, registerId),
        pieceId === undefined ? undefined : eq(registerPiece.id, pieceId),
      ),
    )
    .orderBy(registerPiece.id);
  // A failed inspection counts until a later one has passed.
  const latest = await queryRows<LatestInspectionRow>(
    queries,
    sql`select piece.id, counted.count, passed.at as passed_at, passed.by as passed_by,
        failed.at as failed_at, failed.by as failed_by, failed.wrong, failed.done, failed.todo
      from ${registerPiece} as piece
      cross join lateral (select count(*)::int as count from ${inspection} where piece_id = piece.id)
        as counted
      left join lateral (select inspected_at::text as at, inspected_at, inspector as by
        from ${inspection} where piece_id = piece.id and passed
        order by inspected_at desc, number desc limit 1) as passed on true
      left join lateral (select inspected_at::text as at, inspector || ', ' || position as by, wrong,
          done, todo
        from ${inspection} where piece_id = piece.id and not passed
          and (passed.inspected_at is null or inspection.inspected_at >= passed.inspected_at)
        order by inspection.inspected_at desc, number desc limit 1) as failed on true
      where piece.register_id = ${registerId} and piece.id = coalesce(${pieceId ?? null}, piece.id)`,
  );
  const byId = new Map(latest.map((row) => [row.id, row]));
  return rows.map((row) => {
    const last = byId.get(row.id);
    const product = row.productId === null ? undefined : catalogue.byId(row.productId);
    const { id, number, name, kind, site, place, intervalDays, erectedOn, scrappedOn } = row;
    const { boughtOn, guaranteeUntil, addedAt } = row;
    return {
      ...{ id, number, name, kind, site, place, intervalDays, erectedOn, scrappedOn },
      ...{ boughtOn, guaranteeUntil, addedOn: toIsoDay(addedAt) },
      productId: product?.id ?? null,
      image: product?.image ?? null,
      document: product !== undefined,
      inspections: last?.count ?? 0,
      lastPass: last?.passed_at
        ? { at: new Date(last.passed_at).toISOString(), inspector: last.passed_by ?? '' }
        : null,
      failed: last?.failed_at
        ? {
            at: new Date(last.failed_at).toISOString(),
            by: last.failed_by ?? '',
            wrong: last.wrong ?? '',
            done: last.done ?? '',
            todo: last.todo ?? '',
          }
        : null,
    };
  });
}

/** A whole register, for the holder of its key. */
export async function readRegister(
  queries: Queries,
  catalogue: Catalogue,
  { registerId, access }: { registerId: number; access: RegisterData['access'] },
): Promise<RegisterData> {
  const [found] = await queries.select().from(register).where(eq(register.id, registerId));
  if (!found) throw pieceNotFoundError();
  const readOnlyKeys = await queries.$count(
    registerKey,
    and(eq(registerKey.registerId, registerId), eq(registerKey.kind, 'read')),
  );
  return {
    access,
    name: found.name,
    address: found.address,
    // A read-only link shows no email address.
    email: access === 'full' ? found.email : '',
    digest: found.digestSince ? 'on' : found.digestAskedAt ? 'asked' : 'off',
    readOnlyKeys,
    pieces: await findPieces(queries, catalogue, { registerId }),
  };
}

const maxInspectionsShown = 100;
const maxPartsShown = 6;

/** One piece with its checklist and its latest inspections. */
export async function readPiece(
  queries: Queries,
  catalogue: Catalogue,
  { registerId, pieceId, mayInspect }: { registerId: number; pieceId: number; mayInspect: boolean },
): Promise<PieceData> {
  const [piece] = await findPieces(queries, catalogue, { registerId, pieceId });
  if (!piece) throw pieceNotFoundError();
  const product = piece.productId === null ? undefined : catalogue.byId(piece.productId);
  const checklist = product ? getChecklist(product) : getChecklistForCategory(piece.kind);
  const parts = product
    ? findFittingParts(product, catalogue.products).slice(0, maxPartsShown)
    : [];
  return {
    mayInspect: mayInspect && piece.scrappedOn === null,
    piece,
    checklist: checklist.map(({ text }) => text),
    facts: product ? productFacts(product) : [],
    inspections: await findInspections(queries, pieceId, maxInspectionsShown),
    parts: parts.map(({ id, name, price, inStock }) => ({ id, name, price, inStock })),
    product: product ?? null,
  };
}

function productFacts(product: Product): [string, string][] {
  const { height, heightKind, loadRating, standard, standardClass, weight } = product;
  const facts: [string, string][] = [];
  if (heightKind !== 'size') facts.push([heightLabels[heightKind], `${height.toFixed(1)} m`]);
  if (loadRating > 0) facts.push(['Maximum load', `${loadRating} kg`]);
  if (standard) facts.push(['Standard', [standard, standardClass].filter(Boolean).join(', ')]);
  else if (weight > 0) facts.push(['Weight', `${weight} kg`]);
  return facts;
}

/** The inspections of a piece, latest first. */
export async function findInspections(
  queries: Queries,
  pieceId: number,
  limit: number = registerLimits.inspections,
): Promise<Inspection[]> {
  const rows = await queries
    .select()
    .from(inspection)
    .where(eq(inspection.pieceId, pieceId))
    .orderBy(desc(inspection.inspectedAt), desc(inspection.number))
    .limit(limit);
  return rows.map(({ pieceId: _, attempt: __, inspectedAt, recordedAt, corrects, ...row }) => ({
    ...row,
    at: inspectedAt.toISOString(),
    recordedAt: recordedAt.toISOString(),
    corrects: corrects ?? undefined,
  }));
}

export const pieceNotFoundError = () =>
  new HttpError(404, "This piece isn't in the register any more.");

const prefixes: Readonly<Record<EquipmentKind, string>> = {
  tower: 'T',
  podium: 'P',
  'stair podium': 'P',
  steps: 'S',
  ladder: 'L',
  platform: 'W',
  part: 'E',
};

/** The next free number of a kind: T-07. */
function nextPieceNumber(kind: EquipmentKind, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const number = `${prefixes[kind]}-${String(count).padStart(2, '0')}`;
    if (!taken.has(number.toLowerCase())) return number;
  }
}

type NewPiece = Omit<typeof registerPiece.$inferInsert, 'registerId'>;

/** Adds pieces to a register, all or none; the register is locked, so that its limit holds. */
export async function addPieces(
  queries: Queries,
  registerId: number,
  pieces: readonly NewPiece[],
): Promise<number[]> {
  await queries.select().from(register).where(eq(register.id, registerId)).for('update');
  const count = await queries.$count(registerPiece, eq(registerPiece.registerId, registerId));
  if (count + pieces.length > registerLimits.pieces) throw registerFullError();
  if (pieces.length === 0) return [];
  await rejectTakenNumbers(queries, registerId, pieces);
  const added = await queries
    .insert(registerPiece)
    .values(pieces.map((piece) => ({ ...piece, registerId })))
    .returning({ id: registerPiece.id })
    .catch(throwDuplicateNumber);
  return added.map(({ id }) => id);
}

const registerFullError = () =>
  new HttpError(409, `A register holds at most ${registerLimits.pieces} pieces.`);

async function rejectTakenNumbers(
  queries: Queries,
  registerId: number,
  pieces: readonly { number: string }[],
): Promise<void> {
  const numbers = pieces.map(({ number }) => number.toLowerCase());
  const [taken] = await queries
    .select({ number: registerPiece.number })
    .from(registerPiece)
    .where(
      and(
        eq(registerPiece.registerId, registerId),
        inArray(sql`lower(${registerPiece.number})`, numbers),
      ),
    )
    .limit(1);
  if (taken)
    throw new InvalidFieldsError({ number: `Another piece has the number ${taken.number}.` });
}

/** Changes the owner's details of a piece. */
export async function changePiece(
  queries: Queries,
  registerId: number,
  { id, ...fields }: PieceFields & { id: number },
): Promise<void> {
  await queries.select().from(register).where(eq(register.id, registerId)).for('update');
  const own = and(eq(registerPiece.registerId, registerId), eq(registerPiece.id, id));
  const [before] = await queries.select().from(registerPiece).where(own);
  if (!before) throw pieceNotFoundError();
  if (before.number.toLowerCase() !== fields.number.toLowerCase()) {
    await rejectTakenNumbers(queries, registerId, [fields]);
  }
  const kind = before.productId === null ? fields.kind : before.kind;
  const erectedOn = kind === 'tower' && !fields.scrappedOn ? fields.erectedOn : null;
  await queries
    .update(registerPiece)
    .set({ ...fields, kind, erectedOn })
    .where(own)
    .catch(throwDuplicateNumber);
}

/** The database treats more numbers as equal than we do, as it lower-cases differently. */
export function throwDuplicateNumber(error: Error): never {
  if (Object(error.cause).code !== '23505') throw error;
  throw new InvalidFieldsError({ number: 'Two pieces have the same number.' });
}

type BoughtOrder = {
  reference: string;
  createdAt: Date;
  lines: readonly {
    line: number;
    productId: string;
    name: string;
    quantity: number;
    delivery: string | null;
  }[];
};

/** Adds a piece for each unit that was bought and is not in the register yet, without accessories. */
export async function addBoughtPieces(
  queries: Queries,
  catalogue: Catalogue,
  registerId: number,
  { reference, createdAt, lines }: BoughtOrder,
): Promise<number> {
  await queries.select().from(register).where(eq(register.id, registerId)).for('update');
  const existingPieces = await queries
    .select({ number: registerPiece.number, source: registerPiece.source })
    .from(registerPiece)
    .where(eq(registerPiece.registerId, registerId));
  const taken = new Set(existingPieces.map(({ number }) => number.toLowerCase()));
  const sources = new Set(existingPieces.map(({ source }) => source));
  const pieces: NewPiece[] = [];
  for (const { line, productId, name, quantity, delivery } of lines) {
    const product = catalogue.byId(productId);
    if (delivery !== null || !product || product.category === 'Accessories') continue;
    for (let unit = 1; unit <= quantity; unit += 1) {
      const source = `${reference}.${line}.${unit}`;
      if (sources.has(source) || existingPieces.length + pieces.length >= registerLimits.pieces)
        continue;
      const kind = getEquipmentCategory(product);
      const number = nextPieceNumber(kind, taken);
      taken.add(number.toLowerCase());
      const boughtOn = toIsoDay(createdAt);
      const intervalDays = defaultIntervalDays(kind);
      pieces.push({
        number,
        name: name.slice(0, registerLimits.name),
        kind,
        productId,
        source,
        boughtOn,
        intervalDays,
      });
    }
  }
  await addPieces(queries, registerId, pieces);
  return pieces.length;
}
