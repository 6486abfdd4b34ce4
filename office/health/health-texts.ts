import type { CheckName, CheckState } from '../../contract/health.ts';

/** The title of each check. */
export const checkTitles: Readonly<Record<CheckName, string>> = {
  payments: 'Payments',
  email: 'Mail server',
  outbox: 'Email waiting',
  'failed-emails': 'Failed email',
  database: 'Database',
  stock: 'Stock ledger',
  disk: 'Disk',
  backup: 'Backup',
  certificate: 'Certificate',
  jobs: 'Daily jobs',
  settings: 'Settings',
  catalogue: 'Catalogue',
  claims: 'Claims',
};

const stateOrder: Readonly<Record<CheckState, number>> = { problem: 0, warning: 1, good: 2 };

/** Sorts problems first, then warnings. */
export function sortByState<Result extends { state: CheckState }>(
  results: readonly Result[],
): Result[] {
  return results.toSorted((one, other) => stateOrder[one.state] - stateOrder[other.state]);
}

/** For example '2 problems, 1 warning' or 'All good'. */
export function healthSummary(results: readonly { state: CheckState }[]): string {
  const countOf = (state: CheckState) => results.filter((each) => each.state === state).length;
  const words = (['problem', 'warning'] as const).flatMap((state) => {
    const count = countOf(state);
    return count === 0 ? [] : `${count} ${state}${count === 1 ? '' : 's'}`;
  });
  return words.join(', ') || 'All good';
}
