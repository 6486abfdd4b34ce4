import { checkCatalogue } from '../../catalogue/check.ts';
import type { Catalogue } from '../../catalogue/index-products.ts';
import { company } from '../../content/company.ts';
import {
  claimFaults,
  type LaunchFacts,
  placeholderFaults,
  unconfirmedClaims,
} from '../../content/launch.ts';
import {
  type CheckName,
  checkNames,
  type Finding,
  type HealthCheckResult,
} from '../../contract/health.ts';
import { describeFailure } from '../admin/report.ts';
import { requireOrigin } from '../admin/require-settings.ts';
import { type Environment, isPublicShop } from '../app/environment.ts';
import { withConfirmations } from '../app/launch.ts';
import type { Shop } from '../app/shop.ts';
import type { Database } from '../database/database.ts';
import { withTimeout } from '../http/with-timeout.ts';
import { paymentMode } from '../payments/settings.ts';
import {
  checkCertificate,
  checkEmail,
  checkFailedEmails,
  checkOutbox,
  checkPayments,
} from './service-checks.ts';
import { checkBackup, checkDatabase, checkDisk, checkJobs, checkStock } from './storage-checks.ts';

/** What the checks read; both the commands and the office provide it. */
export type HealthContext = {
  environment: () => Environment;
  catalogue: () => Catalogue;
  launch: LaunchFacts;
  database: () => Promise<Database>;
  shop: () => Promise<Shop>;
};

export type HealthCheck = {
  run: (context: HealthContext) => Promise<Finding>;
  /** What it means if the check itself fails, and what to do. */
  failed: Required<Pick<Finding, 'meaning' | 'todo'>>;
};

const checks: Readonly<Record<CheckName, HealthCheck>> = {
  payments: checkPayments,
  email: checkEmail,
  outbox: checkOutbox,
  'failed-emails': checkFailedEmails,
  database: checkDatabase,
  stock: checkStock,
  disk: checkDisk,
  backup: checkBackup,
  certificate: checkCertificate,
  jobs: checkJobs,
  settings: {
    run: async ({ environment }) => settingsFinding(environment()),
    failed: {
      meaning: 'Emails link to the wrong address, or buyers cannot pay.',
      todo: 'Correct the settings (docs/running/settings.md) and restart the shop.',
    },
  },
  catalogue: {
    run: async ({ catalogue }) => {
      const { products } = catalogue();
      checkCatalogue(products);
      return { state: 'good', finding: `${products.length} products, all complete.` };
    },
    failed: {
      meaning: 'A product would be shown or sold with wrong facts.',
      todo: 'Correct its row in catalogue/lists/.',
    },
  },
  claims: {
    run: claimsFinding,
    failed: {
      meaning: 'We can’t tell which claims are confirmed.',
      todo: 'See the database above.',
    },
  },
};

/** Longer than a slow mail server takes to send its greeting. */
const timeoutMs = 10_000;

/** Runs every check with a time-out. The database check runs first and alone, because it is timed. */
export async function runChecks(context: HealthContext): Promise<HealthCheckResult[]> {
  const timeoutError = () => new Error(`There was no answer within ${timeoutMs / 1000} seconds.`);
  const check = async (name: CheckName): Promise<HealthCheckResult> => {
    const { run, failed } = checks[name];
    try {
      return { name, ...(await withTimeout(timeoutMs, run(context), timeoutError)) };
    } catch (error) {
      return { name, state: 'problem', finding: describeFailure(error), ...failed };
    }
  };
  const database = await check('database');
  return Promise.all(checkNames.map((name) => (name === 'database' ? database : check(name))));
}

/** Checks that ORIGIN is set where it matters and matches the pages, and that proxies are declared. */
function settingsFinding(environment: Environment): Finding {
  requireOrigin(environment);
  const { ORIGIN, TRUST_PROXY, NETLIFY } = environment;
  // The server does not speak HTTPS itself: an https address needs a proxy in front.
  if (ORIGIN.startsWith('https:') && TRUST_PROXY === 0 && NETLIFY === undefined) {
    return {
      state: 'problem',
      finding: `${ORIGIN} needs a proxy, and none is declared.`,
      meaning: 'All visitors share one rate limit.',
      todo: 'Set TRUST_PROXY to the number of proxies (on Netlify set NETLIFY=true instead).',
    };
  }
  // A visitor who follows an address in pages, the feed or search results must be able to pay.
  if (isPublicShop(environment) && ORIGIN !== company.origin) {
    return {
      state: 'problem',
      finding: `Pages and emails name ${company.origin} (content/company.ts), but orders are only taken at ${ORIGIN} (ORIGIN).`,
      meaning: 'Visitors using the other address cannot pay.',
      todo: 'Make them the same and redirect every other domain there.',
    };
  }
  return { state: 'good', finding: `The shop’s address is ${ORIGIN}.` };
}

/** Checks that claims made to customers are confirmed, if there are customers. */
async function claimsFinding(context: HealthContext): Promise<Finding> {
  const environment = context.environment();
  const { queries } = await context.database();
  const facts = await withConfirmations(queries, context.launch);
  const faults = [...placeholderFaults(facts), ...claimFaults(facts)];
  if (faults.length === 0) return { state: 'good', finding: 'Every claim is confirmed.' };
  const meaning = 'Buyers may be told what is not true, and the trader is liable for it.';
  if (paymentMode(environment) === 'live' || isPublicShop(environment)) {
    const todo = 'Confirm each claim once its evidence is on file, or change the page.';
    return { state: 'problem', finding: faults.join(' '), meaning, todo };
  }
  return {
    state: 'warning',
    finding: `${unconfirmedClaims(facts).length} claims to confirm before live payments.`,
    meaning: 'With live keys the shop does not start before that.',
    todo: 'Work through the list: in the office under Health, or docs/before-launch.md.',
  };
}
