import type { HealthCheckResult } from '../../contract/health.ts';
import { runChecks } from '../health/checks.ts';
import type { Command } from './command.ts';

export const checkShop: Command = {
  name: 'check',
  help: 'checks payments, email, database, disk, backup, certificate, jobs, settings and claims; fails where there is a problem',
  async run(context) {
    const results = await runChecks(context);
    return {
      text: results.map(formatCheckResult).join('\n'),
      json: results,
      failed: results.some(({ state }) => state === 'problem'),
    };
  },
};

function formatCheckResult({ name, state, finding, meaning, todo }: HealthCheckResult): string {
  const details = [finding, meaning, todo].filter(Boolean).join(' ');
  return `${name.padEnd(13)}  ${state.padEnd(7)}  ${details}`;
}
