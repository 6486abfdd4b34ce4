import { type LaunchFacts, launchFacts, launchFaults } from '../../content/launch.ts';
import { paymentMode, paymentProvider } from '../payments/settings.ts';
import { type Environment, EnvironmentError } from './environment.ts';

export type { LaunchFacts };

/** Rejects live payments while the shop shows placeholders or claims that nobody confirmed. */
export function requireLaunch(environment: Environment, facts: LaunchFacts = launchFacts): void {
  if (paymentMode(environment) !== 'live') return;
  const faults = launchFaults(facts);
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
