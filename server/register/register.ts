import { randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { retention } from '../../content/legal/retention.ts';
import { registerLimits } from '../../contract/register.ts';
import type { changeKeys, digestAnswer } from '../../contract/register-requests.ts';
import type { Shop } from '../app/shop.ts';
import { type Database, type Queries, queryRows } from '../database/database.ts';
import {
  order,
  outboxEmail,
  register,
  registerKey,
  registerLabel,
  registerPiece,
  registerRequest,
} from '../database/schema.ts';
import { keyPlaceholder } from '../email/key-placeholder.ts';
import { queueEmail } from '../email/outbox.ts';
import { rateLimitUnverifiedEmail } from '../enquiries/unverified-mailbox.ts';
import { HttpError } from '../http/errors.ts';
import type { Limiter } from '../http/limits/limiter.ts';
import { tooManyRequests } from '../http/limits/limits.ts';
import { findOrders, type Order } from '../orders/order.ts';
import { type ParsedPieces, parsePieces } from './parse-pieces.ts';
import {
  addBoughtPieces,
  addPieces,
  findPieces,
  pieceNotFoundError,
  throwDuplicateNumber,
} from './pieces.ts';
import { digestConfirmationEmail, registerLinkEmail } from './register-emails.ts';
import {
  deriveLabelKey,
  generateKey,
  hashKey,
  keyReplacedError,
  recordVisit,
  registerUrl,
} from './register-keys.ts';

type RegisterShop = Pick<Shop, 'database' | 'origin' | 'catalogue'>;

/** Emails the buyer of an order the link that opens their register. The address is never shown. */
export async function sendRegisterLink(
  { database, origin }: Pick<Shop, 'database' | 'origin'>,
  limiter: Limiter,
  bought: Order | undefined,
): Promise<void> {
  if (!bought || bought.paidAt === null)
    throw new HttpError(404, 'We have no order under this reference.');
  if (bought.state === 'cancelled' || bought.state === 'refunded') {
    throw new HttpError(409, `This order was ${bought.state}, so it has no equipment.`);
  }
  const wait = await rateLimitUnverifiedEmail(limiter, bought.email);
  if (wait !== undefined) throw tooManyRequests(wait);
  // Links the queued email to the request until it is sent; it is not the hash of any key.
  const key = randomUUID();
  await database.transaction(async (queries) => {
    const { email: to, id: orderId, reference } = bought;
    await queries.insert(registerRequest).values({ hash: key, email: to, orderId });
    const email = registerLinkEmail({ reference, link: registerUrl(origin, keyPlaceholder) });
    await queueEmail(queries, { kind: 'register-link', to, key, ...email });
  });
}

const recentRequestCondition = gt(
  registerRequest.askedAt,
  sql`now() - make_interval(days => ${retention.unconfirmedDays})`,
);

/** The order of a link that has not been confirmed yet. */
export async function findRequestedOrder(
  queries: Queries,
  key: string,
): Promise<Order | undefined> {
  const [request] = await queries
    .select()
    .from(registerRequest)
    .where(and(eq(registerRequest.hash, hashKey(key)), recentRequestCondition));
  if (!request) return undefined;
  const [found] = await findOrders(queries, eq(order.id, request.orderId));
  return found;
}

/** Opens the register of the mailbox that the link was sent to, and adds the order's equipment. */
export function confirmRegisterRequest(
  { database, catalogue }: RegisterShop,
  key: string,
): Promise<void> {
  return database.transaction(async (queries) => {
    const hash = hashKey(key);
    const bought = await findRequestedOrder(queries, key);
    const [request] = await queries
      .delete(registerRequest)
      .where(eq(registerRequest.hash, hash))
      .returning();
    if (!request || !bought) {
      const [known] = await queries.select().from(registerKey).where(eq(registerKey.hash, hash));
      if (known) return recordVisit(queries, known.registerId);
      throw new HttpError(
        410,
        "This link has expired. Open your order's page and ask for a new one.",
      );
    }
    const { company, name, address } = bought;
    const lines = address
      ? [address.line1, address.line2, address.town, address.county, address.postcode]
      : [];
    const client = (company ?? name ?? '').slice(0, registerLimits.name);
    const where = lines.filter(Boolean).join(', ').slice(0, registerLimits.address);
    const [opened] = await queryRows<{ id: number }>(
      queries,
      sql`insert into ${register} (email, name, address)
        values (${request.email}, ${client}, ${where})
        on conflict (lower(email)) do update set visited_at = now(), warned_at = null
        returning id`,
    );
    if (!opened) throw keyReplacedError();
    await queries.insert(registerKey).values({ hash, registerId: opened.id, kind: 'full' });
    await addBoughtPieces(queries, catalogue(), opened.id, bought);
  });
}

/** The key of each piece's label; the same every time it is printed with the same link. */
export function createLabelKeys(
  { queries }: Pick<Database, 'queries'>,
  { registerId, key, ids }: { registerId: number; key: string; ids: readonly number[] },
): Promise<{ id: number; key: string }[]> {
  return queries.transaction(async (inner) => {
    const asked = new Set(ids);
    const pieces = (
      await inner.select().from(registerPiece).where(eq(registerPiece.registerId, registerId))
    ).filter(({ id }) => asked.has(id));
    const labels = pieces.map(({ id, labelNumber }) => ({
      id,
      key: deriveLabelKey(key, id, labelNumber),
    }));
    if (labels.length === 0) throw pieceNotFoundError();
    await inner
      .insert(registerLabel)
      .values(labels.map((label) => ({ hash: hashKey(label.key), pieceId: label.id })))
      .onConflictDoNothing();
    return labels;
  });
}

/** Replaces the label of a piece: labels printed before stop working. */
export async function replaceLabel(
  queries: Queries,
  registerId: number,
  id: number,
): Promise<void> {
  const [changed] = await queries
    .update(registerPiece)
    .set({ labelNumber: sql`label_number + 1` })
    .where(and(eq(registerPiece.id, id), eq(registerPiece.registerId, registerId)))
    .returning({ id: registerPiece.id });
  if (!changed) throw pieceNotFoundError();
  await queries.delete(registerLabel).where(eq(registerLabel.pieceId, id));
}

const maxReadOnlyKeys = 5;

/** Replaces the register's link, or creates and withdraws read-only links. */
export async function changeRegisterKeys(
  queries: Queries,
  registerId: number,
  action: v.InferOutput<typeof changeKeys>['action'],
): Promise<string | undefined> {
  const kind = action === 'replace' ? 'full' : 'read';
  const same = and(eq(registerKey.registerId, registerId), eq(registerKey.kind, kind));
  if (action !== 'new read-only') await queries.delete(registerKey).where(same);
  if (action === 'withdraw read-only') return undefined;
  if ((await queries.$count(registerKey, same)) >= maxReadOnlyKeys) {
    throw new HttpError(409, 'There are already five read-only links. Withdraw them first.');
  }
  const key = generateKey();
  await queries.insert(registerKey).values({ hash: hashKey(key), registerId, kind });
  return key;
}

/** Requests, starts or stops the weekly email. The key in a digest can only start and stop it. */
export async function changeDigest(
  { database, origin }: Pick<RegisterShop, 'database' | 'origin'>,
  registerId: number,
  action: v.InferOutput<typeof digestAnswer>['action'],
  mayAsk: boolean,
): Promise<void> {
  const own = eq(register.id, registerId);
  if (action === 'ask' && mayAsk) {
    await database.transaction(async (queries) => {
      const [asked] = await queries
        .update(register)
        .set({ digestAskedAt: sql`now()` })
        .where(
          and(
            own,
            sql`digest_since is null
              and (digest_asked_at is null or digest_asked_at < now() - interval '10 minutes')`,
          ),
        )
        .returning();
      if (!asked) return;
      const email = digestConfirmationEmail(registerUrl(origin, keyPlaceholder));
      await queueEmail(queries, {
        kind: 'register-digest-confirmation',
        to: asked.email,
        ...email,
      });
    });
    return;
  }
  const on = action === 'confirm';
  if (on && mayAsk) throw new HttpError(403, 'Please confirm by the link in our email.');
  await database.queries
    .update(register)
    .set(
      on
        ? { digestSince: sql`coalesce(digest_since, now())` }
        : { digestSince: null, digestAskedAt: null },
    )
    .where(own);
}

/** Erases a register with everything in it, and the emails about it. */
export async function eraseRegister(queries: Queries, registerId: number): Promise<void> {
  const [erased] = await queries
    .delete(register)
    .where(eq(register.id, registerId))
    .returning({ email: register.email });
  if (!erased) return;
  await queries.delete(registerRequest).where(sql`lower(email) = lower(${erased.email})`);
  await queries
    .delete(outboxEmail)
    .where(sql`kind like 'register-%' and lower(recipient) = lower(${erased.email})`);
}

export type RegisterImport = Pick<ParsedPieces, 'errors' | 'unchanged'> & {
  added: string[];
  changed: string[];
};

/** The changes in an imported file. With `apply`, they are made if the file has no errors. */
export async function importPieces(
  database: Database,
  catalogue: Parameters<typeof findPieces>[1],
  { registerId, text, apply }: { registerId: number; text: string; apply: boolean },
): Promise<RegisterImport> {
  return database.transaction(async (queries) => {
    await queries.select().from(register).where(eq(register.id, registerId)).for('update');
    const pieces = await findPieces(queries, catalogue, { registerId });
    const { read, errors, unchanged } = parsePieces(text, pieces);
    const added = read.filter(({ id }) => id === undefined);
    const changed = read.filter(({ id }) => id !== undefined);
    if (pieces.length + added.length > registerLimits.pieces) {
      errors.push({ line: 1, text: `A register holds at most ${registerLimits.pieces} pieces.` });
    }
    // All or nothing: a file with a mistake changes nothing.
    if (apply && errors.length === 0) {
      await addPieces(
        queries,
        registerId,
        added.map(({ piece }) => piece),
      );
      for (const { id = 0, piece } of changed) {
        const own = eq(registerPiece.id, id);
        await queries.update(registerPiece).set(piece).where(own).catch(throwDuplicateNumber);
      }
    }
    const numbers = (some: ParsedPieces['read']) => some.map(({ piece }) => piece.number);
    return { added: numbers(added), changed: numbers(changed), unchanged, errors };
  });
}
