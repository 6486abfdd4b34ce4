import { sql } from 'drizzle-orm';
import { getBuiltCatalogue } from '../../server/app/catalogue.ts';
import { type Database, queryRows } from '../../server/database/database.ts';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { sendDigests } from '../../server/register/register-jobs.ts';
import { withNewOffice } from './new-office.ts';
import { runningBusiness } from './running-business.ts';

/** A shop with its office, emails and database, without any users yet. */
type Business = {
  shop: string;
  /** The link into the office that the shop printed. */
  link: string;
  mails: string;
  /** Lets five weeks pass, and then the next Monday morning begin. */
  skipFiveWeeks: () => Promise<void>;
};

/** Uses the running business, or starts a new one on the embedded database. */
export async function withBusiness(work: (business: Business) => Promise<void>): Promise<void> {
  if (!runningBusiness) {
    return withNewOffice(({ whileStopped, ...place }) =>
      work({
        ...place,
        skipFiveWeeks: () => whileStopped((database) => shiftDatabaseDates(database, place)),
      }),
    );
  }
  const database = openPostgres(runningBusiness.databaseUrl);
  const { shop } = runningBusiness;
  await work({ ...runningBusiness, skipFiveWeeks: () => shiftDatabaseDates(database, { shop }) });
  await database.close();
}

/** Longer than any month. */
const shiftDays = 35;

/**
 * Lets time pass in the database only: moves every timestamp and date into the past. Then runs the shop's
 * Monday job, whatever day it is.
 */
async function shiftDatabaseDates(database: Database, { shop }: { shop: string }): Promise<void> {
  await database.transaction(async (queries) => {
    // Allows updates to append-only tables, in this transaction only.
    await queries.execute(sql`set local session_replication_role = replica`);
    const moments = await queryRows<{ place: string; moments: string[] }>(
      queries,
      sql`select table_name as place, array_agg(column_name::text) as moments
        from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
          and data_type in ('timestamp with time zone', 'date')
        group by table_name`,
    );
    for (const { place, moments: columns } of moments) {
      const earlier = columns.map((column) => {
        const name = sql.identifier(column);
        return sql`${name} = ${name} - make_interval(days => ${shiftDays})`;
      });
      await queries.execute(sql`update ${sql.identifier(place)} set ${sql.join(earlier, sql`, `)}`);
    }
  });
  await sendDigests({ database, origin: shop, catalogue: getBuiltCatalogue }, nextMonday());
}

/** The next Monday at nine in UTC, which is nine or ten in London. */
function nextMonday(): Date {
  const day = new Date();
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() !== 1);
  day.setUTCHours(9);
  return day;
}
