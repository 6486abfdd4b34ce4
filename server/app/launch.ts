import { eq } from 'drizzle-orm';
import { applyContentChanges } from '../../content/editable/apply-content-changes.ts';
import {
  claimFaults,
  type LaunchFacts,
  launchFacts,
  placeholderFaults,
} from '../../content/launch.ts';
import { withOwnerChanges } from '../../content/owner-changes.ts';
import { toIsoDay } from '../../contract/uk-time.ts';
import type { Queries } from '../database/database.ts';
import { claimConfirmation, staff } from '../database/schema.ts';
import { paymentMode, paymentProvider } from '../payments/settings.ts';
import { findChangesInForce } from '../publish/changes-in-force.ts';
import { type Environment, EnvironmentError } from './environment.ts';

export type { LaunchFacts };

/** Rejects live payments while the shop shows placeholders. Needs no database. */
export function requireLaunchFacts(
  environment: Environment,
  facts: LaunchFacts = launchFacts,
): void {
  if (paymentMode(environment) !== 'live') return;
  // The phone number may have been changed in the office, which `requireConfirmedClaims` checks.
  if (placeholderFaults(facts, { withPhone: false }).length > 0)
    throwIfAny(placeholderFaults(facts));
}

/** Rejects live payments while a claim is unconfirmed (in both list and office) or the phone is a sample. */
export async function requireConfirmedClaims(
  environment: Environment,
  queries: Queries,
  facts: LaunchFacts = launchFacts,
): Promise<void> {
  if (paymentMode(environment) !== 'live') return;
  const currentFacts = await withConfirmations(queries, facts);
  throwIfAny([...placeholderFaults(currentFacts), ...claimFaults(currentFacts)]);
}

function throwIfAny(faults: readonly string[]): void {
  if (faults.length === 0) return;
  const { name } = paymentProvider;
  throw new EnvironmentError(
    [
      'The shop cannot take live payments yet.',
      ...faults,
      `Until then use ${name}'s test keys.`,
    ].join('\n'),
  );
}

/** Who confirmed which claim in the office, with the claim's wording at that time. */
export function findConfirmations(queries: Queries) {
  const { claimId, claim, at } = claimConfirmation;
  return queries
    .select({ claimId, claim, at, by: staff.name })
    .from(claimConfirmation)
    .innerJoin(staff, eq(staff.id, claimConfirmation.staffId));
}

/** The facts with changes and confirmations from the office. A claim reworded since then is not confirmed. */
export async function withConfirmations(
  queries: Queries,
  facts: LaunchFacts,
): Promise<LaunchFacts> {
  const confirmed = new Map((await findConfirmations(queries)).map((one) => [one.claimId, one]));
  const claims = facts.claims.map((claim) => {
    const found = confirmed.get(claim.id);
    if (claim.confirmed || found?.claim !== claim.claim) return claim;
    return { ...claim, confirmed: true as const, on: toIsoDay(found.at), by: found.by };
  });
  const { changes } = await findChangesInForce(queries);
  const listed = { phone: facts.company.phone.shown };
  const { phone: shown } = withOwnerChanges(
    'company',
    listed,
    applyContentChanges(changes).changes,
  );
  return { ...facts, company: { ...facts.company, phone: { shown } }, claims };
}
