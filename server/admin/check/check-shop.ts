import { products } from '../../../catalogue/catalogue.ts';
import { checkCatalogue } from '../../../catalogue/check.ts';
import type { AdminContext } from '../admin-context.ts';
import type { Command } from '../command.ts';
import { reasonOf } from '../reason.ts';
import { checkDatabase } from './check-database.ts';
import { checkEmail } from './check-email.ts';
import { checkEnvironment } from './check-environment.ts';
import { checkProvider } from './check-provider.ts';

/** Answers what was found in order, or throws. */
type Check = (desk: AdminContext) => Promise<string>;

const checks: Readonly<Record<string, Check>> = {
  environment: checkEnvironment,
  catalogue: async () => {
    checkCatalogue(products);
    return `${products.length} products`;
  },
  database: checkDatabase,
  provider: checkProvider,
  mail: checkEmail,
};

export const checkShop: Command = {
  name: 'check',
  says: 'whether environment, catalogue, database, payment provider and mail are in order',
  async run(desk) {
    const results: { what: string; ok: boolean; reason: string }[] = [];
    for (const [what, check] of Object.entries(checks)) {
      try {
        results.push({ what, ok: true, reason: await check(desk) });
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
