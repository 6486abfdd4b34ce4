import { Failure } from '../command.ts';
import type { Desk } from '../desk.ts';
import { refuseGuessedOrigin } from '../own-settings.ts';

/**
 * The shop's address is known where it matters. The server itself speaks no HTTPS: where the
 * address does, a proxy stands in front.
 */
export async function checkEnvironment(desk: Desk): Promise<string> {
  const environment = desk.environment();
  refuseGuessedOrigin(environment);
  const { ORIGIN: origin, TRUST_PROXY: proxies } = environment;
  if (origin.startsWith('https:') && proxies === 0) {
    throw new Failure(
      `${origin} needs a proxy in front: set TRUST_PROXY to how many there are, or all visitors share the limits of one`,
    );
  }
  return `the shop's address is ${origin}`;
}
