import { company } from '../../../content/company.ts';
import type { Environment } from '../../app/environment.ts';
import { isPublicShop } from '../../app/is-public-shop.ts';
import type { AdminContext } from '../admin-context.ts';
import { CommandError } from '../command.ts';
import { requireOrigin } from '../require-settings.ts';

/** The shop's address is known where it matters, is the one that pages name, and its proxies are counted. */
export async function checkEnvironment(desk: AdminContext): Promise<string> {
  const environment = desk.environment();
  requireOrigin(environment);
  const faults = [faultOfProxies(environment), faultOfAddress(environment)].filter(Boolean);
  if (faults.length > 0) throw new CommandError(faults.join('; '));
  return `the shop's address is ${environment.ORIGIN}`;
}

/** The server itself speaks no HTTPS: where the address does, a proxy stands in front. */
function faultOfProxies({ ORIGIN, TRUST_PROXY, NETLIFY }: Environment): string | undefined {
  if (!ORIGIN.startsWith('https:') || TRUST_PROXY > 0 || NETLIFY !== undefined) return undefined;
  return `${ORIGIN} needs a proxy in front: set TRUST_PROXY to how many there are, or all visitors share the limits of one (for a shop on Netlify set NETLIFY=true instead)`;
}

/** A visitor who comes by the address that pages, feed and search engines name must be able to pay. */
function faultOfAddress(environment: Environment): string | undefined {
  const { ORIGIN } = environment;
  if (!isPublicShop(environment) || ORIGIN === company.origin) return undefined;
  return `pages and mails say that the shop is at ${company.origin} (content/company.ts), and it takes orders at ${ORIGIN} alone (ORIGIN): make them the same, and let every other name of the shop redirect there`;
}
