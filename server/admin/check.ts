import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import nodemailer from 'nodemailer';
import { checkCatalogue } from '../../catalogue/check.ts';
import { priceIdOf } from '../../catalogue/identity.ts';
import { company } from '../../content/company.ts';
import { launchFaults, unconfirmedClaims } from '../../content/launch.ts';
import { type Environment, isPublicShop } from '../app/environment.ts';
import { type Queries, rowsOf } from '../database/database.ts';
import { order, orderIssue, outboxEmail, stock, stockMovement } from '../database/schema.ts';
import { findStuckEmails } from '../email/outbox.ts';
import { smtpSettings } from '../email/transport.ts';
import { ukTime } from '../email/uk-date.ts';
import { paymentMode, paymentProvider, providerName } from '../payments/settings.ts';
import type { AdminContext } from './admin-context.ts';
import { type Command, CommandError } from './command.ts';
import { reasonOf } from './report.ts';
import { requireOrigin, requireProvider } from './require-settings.ts';

/** Returns what is in order, or throws. */
type Check = (context: AdminContext) => Promise<string>;

const checks: Readonly<Record<string, Check>> = {
  environment: checkEnvironment,
  catalogue: async (context) => {
    const { products } = context.catalogue();
    checkCatalogue(products);
    return `${products.length} products`;
  },
  claims: checkClaims,
  database: checkDatabase,
  provider: checkProvider,
  email: checkEmail,
};

export const checkShop: Command = {
  name: 'check',
  help: 'checks environment, catalogue, claims, database, payment provider and email',
  async run(context) {
    const results: { what: string; ok: boolean; reason: string }[] = [];
    for (const [what, check] of Object.entries(checks)) {
      try {
        results.push({ what, ok: true, reason: await check(context) });
      } catch (error) {
        results.push({ what, ok: false, reason: reasonOf(error) });
      }
    }
    const rows = results.map(({ what, ok, reason }) => [what, ok ? 'ok' : 'failed', reason]);
    return {
      text: rows.map((row) => line(row)).join('\n'),
      json: results,
      failed: results.some(({ ok }) => !ok),
    };
  },
};

function line([what = '', state = '', reason = '']: string[]): string {
  return `${what.padEnd(11)}  ${state.padEnd(6)}  ${reason}`;
}

/** ORIGIN is set where it matters, matches the pages, and proxies are declared. */
async function checkEnvironment(context: AdminContext): Promise<string> {
  const environment = context.environment();
  requireOrigin(environment);
  const faults = [faultOfProxies(environment), faultOfAddress(environment)].filter(Boolean);
  if (faults.length > 0) throw new CommandError(faults.join('; '));
  return `the shop's address is ${environment.ORIGIN}`;
}

/** The server speaks no HTTPS itself: an https address needs a proxy in front. */
function faultOfProxies({ ORIGIN, TRUST_PROXY, NETLIFY }: Environment): string | undefined {
  if (!ORIGIN.startsWith('https:') || TRUST_PROXY > 0 || NETLIFY !== undefined) return undefined;
  return `${ORIGIN} needs a proxy: set TRUST_PROXY to the number of proxies, or all visitors share one rate limit (on Netlify set NETLIFY=true instead)`;
}

/** A visitor who comes by the address in pages, feed and search results must be able to pay. */
function faultOfAddress(environment: Environment): string | undefined {
  const { ORIGIN } = environment;
  if (!isPublicShop(environment) || ORIGIN === company.origin) return undefined;
  return `pages and emails name ${company.origin} (content/company.ts), but orders are only taken at ${ORIGIN} (ORIGIN): make them the same and redirect every other domain there`;
}

/** What customers are told is confirmed, where there are customers. */
async function checkClaims({ environment, launch }: AdminContext): Promise<string> {
  const faults = launchFaults(launch);
  if (faults.length === 0) return 'every claim is confirmed';
  if (paymentMode(environment()) === 'live' || isPublicShop(environment()))
    throw new CommandError(faults.join(' '));
  return `${unconfirmedClaims(launch).length} claims to confirm before live payments: docs/before-launch.md`;
}

/** The tables exist, and stock levels equal the sum of their movements. */
async function checkDatabase(context: AdminContext): Promise<string> {
  const { engine, queries } = await context.database();
  const [odd] = await rowsOf<{ count: number }>(
    queries,
    sql`select count(*)::int as count from (
      select ${stock.productId} from ${stock} left join ${stockMovement} using (product_id)
      group by ${stock.productId}, available
      having available <> coalesce(sum(change), 0)
    ) as differing`,
  );
  if (odd?.count !== 0) {
    throw new CommandError(
      `the stock of ${odd?.count} products differs from the sum of their movements`,
    );
  }
  const orders = await queries.$count(order);
  const { products } = context.catalogue();
  const found = `${engine}, ${products.length} stock accounts in balance, ${orders} orders`;
  const issues = await queries.$count(orderIssue, isNull(orderIssue.clearedAt));
  return issues === 0 ? found : `${found}, ${issues} open issues: npm run shop -- orders issues`;
}

/**
 * The provider matches the recorded payments, responds, takes real money where there are customers,
 * and has the synced catalogue.
 */
async function checkProvider(context: AdminContext): Promise<string> {
  const environment = context.environment();
  const { name, keyNames, syncCommand } = paymentProvider;
  const mode = paymentMode(environment);
  await requireProvider(context);
  const { provider } = await context.shop();
  await provider.check();
  if (mode === 'sandbox') {
    const sandbox = 'the sandbox is in use: no real money is taken';
    if (!isPublicShop(environment)) return sandbox;
    throw new CommandError(`${sandbox}, and anybody can order without paying: set ${keyNames}`);
  }
  // Products that were not synced, or repriced since, are sold at the catalogue's price.
  const { products } = context.catalogue();
  const synced = products.filter(({ id, priceId }) => priceId !== priceIdOf(id));
  const different = synced.length && (await provider.countDifferences(synced));
  const found = `${providerName(environment)} responds, ${synced.length} of ${products.length} products synced`;
  const faults = [
    mode === 'test' &&
      isPublicShop(environment) &&
      `anybody can order with ${name} test cards: set the live ${keyNames}`,
    different > 0 &&
      `${different} products differ from the catalogue: npm run shop -- ${syncCommand}`,
  ].filter(Boolean);
  if (faults.length > 0) throw new CommandError(`${found}, but ${faults.join('; ')}`);
  return found;
}

/** A public shop has a mail server, it accepts our login, and no email is stuck or dead. */
export async function checkEmail(context: AdminContext): Promise<string> {
  const place = await checkPlace(context);
  const { queries } = await context.database();
  const troubles = [await troubleOfStuck(queries), await troubleOfDead(queries)].filter(Boolean);
  if (troubles.length === 0) return place;
  throw new CommandError(`${place}, but ${troubles.join('; ')}`);
}

async function checkPlace(context: AdminContext): Promise<string> {
  const environment = context.environment();
  const { SMTP_URL: url, MAIL_DIR: folder } = environment;
  if (url === undefined) {
    const place = `no mail server: emails become files in ${folder}`;
    if (!isPublicShop(environment)) return place;
    throw new CommandError(
      `${place}, or wait on Netlify, and buyers get none: set SMTP_URL, restart, then npm run shop -- emails retry files`,
    );
  }
  const smtp = nodemailer.createTransport(smtpSettings(url));
  try {
    await smtp.verify();
    return `${new URL(url).host} accepts our login`;
  } finally {
    smtp.close();
  }
}

async function troubleOfStuck(queries: Queries): Promise<string | undefined> {
  const stuck = await findStuckEmails(queries);
  if (!stuck) return undefined;
  const waiting =
    stuck.count === 1 ? '1 email has been waiting' : `${stuck.count} emails have been waiting`;
  return `${waiting} since ${ukTime(stuck.since)}: ${stuck.trouble}`;
}

/** Recent ones only: a mistyped address stays wrong. */
async function troubleOfDead(queries: Queries): Promise<string | undefined> {
  const isNew = gt(outboxEmail.nextAttemptAt, sql`now() - interval '7 days'`);
  const dead = await queries.$count(outboxEmail, and(eq(outboxEmail.state, 'dead'), isNew));
  if (dead === 0) return undefined;
  const given = dead === 1 ? '1 email was given up' : `${dead} emails were given up`;
  return `${given}: npm run shop -- emails list --state dead`;
}
