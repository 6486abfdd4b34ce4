import { asc, eq, sql } from 'drizzle-orm';
import { retention } from '../../content/legal/retention.ts';
import { compareByUrgency, pieceState } from '../../contract/register.ts';
import { toIsoDay, ukDateFormatter } from '../../contract/uk-time.ts';
import type { Shop } from '../app/shop.ts';
import { register } from '../database/schema.ts';
import { keyPlaceholder } from '../email/key-placeholder.ts';
import { queueEmail } from '../email/outbox.ts';
import { findPieces } from './pieces.ts';
import { inspectionDigestEmail, registerExpiringEmail } from './register-emails.ts';
import { registerUrl } from './register-keys.ts';

type RegisterShop = Pick<Shop, 'database' | 'origin' | 'catalogue'>;

const weekdayAndHour = ukDateFormatter(
  { weekday: 'short', hour: '2-digit', hourCycle: 'h23' },
  'en-GB',
);

/** Inspections due within this many days are in the weekly email. */
const dueWithinDays = 7;

/** On Mondays from 7:00, emails each subscribed owner once what is due, if anything. Returns how many. */
export async function sendDigests(shop: RegisterShop, now = new Date()): Promise<number> {
  const [day = '', hour = '0'] = weekdayAndHour(now).split(/[ ,]+/);
  if (day !== 'Mon' || Number(hour) < 7) return 0;
  const today = toIsoDay(now);
  let sent = 0;
  for (;;) {
    const done = await shop.database.transaction(async (queries) => {
      const [next] = await queries
        .select()
        .from(register)
        .where(
          sql`digest_since is not null and (digest_sent_on is null or digest_sent_on < ${today})`,
        )
        .orderBy(asc(register.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!next) return undefined;
      await queries.update(register).set({ digestSentOn: today }).where(eq(register.id, next.id));
      const pieces = await findPieces(queries, shop.catalogue(), { registerId: next.id });
      const due = pieces
        .filter((piece) => {
          const state = pieceState(piece, today);
          if (state.kind === 'stopped' || state.kind === 'new') return true;
          return 'days' in state && state.days <= dueWithinDays;
        })
        .sort(compareByUrgency(today));
      if (due.length === 0) return 0;
      const email = inspectionDigestEmail(due, today, registerUrl(shop.origin, keyPlaceholder));
      await queueEmail(queries, { kind: 'register-digest', to: next.email, ...email });
      return 1;
    });
    if (done === undefined) return sent;
    sent += done;
  }
}

/** Warns owners that their unvisited register will be erased. Returns how many. */
export async function warnOfErasure(shop: RegisterShop, now = new Date()): Promise<number> {
  const { registerMonths, registerWarningDays } = retention;
  let warned = 0;
  for (;;) {
    const done = await shop.database.transaction(async (queries) => {
      const [next] = await queries
        .select()
        .from(register)
        .where(
          sql`warned_at is null and visited_at < ${now.toISOString()}::timestamptz
            - make_interval(months => ${registerMonths}) + make_interval(days => ${registerWarningDays})`,
        )
        .limit(1)
        .for('update', { skipLocked: true });
      if (!next) return false;
      await queries.update(register).set({ warnedAt: now }).where(eq(register.id, next.id));
      const email = registerExpiringEmail(registerUrl(shop.origin, keyPlaceholder));
      await queueEmail(queries, { kind: 'register-expiring', to: next.email, ...email });
      return true;
    });
    if (!done) return warned;
    warned += 1;
  }
}
