import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const builtSite = fileURLToPath(new URL('../dist', import.meta.url));

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a whole number from 1 to 65535'),
  v.transform(Number),
  v.minValue(1, 'must be a whole number from 1 to 65535'),
  v.maxValue(65535, 'must be a whole number from 1 to 65535'),
);

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be an address without a path, such as https://rungmoor.example'),
);

const variables = v.object({
  PORT: v.optional(port, '3000'),
  /** Left out, the server listens on every address of the machine, IPv6 and IPv4. */
  HOST: v.optional(v.string()),
  /** The shop's public address, where payment and mail send people back to. */
  ORIGIN: v.optional(origin),
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error'),
    'info',
  ),
  /** The folder of the built site. */
  DIST: v.optional(v.string(), builtSite),
  /** Development: Astro serves the pages, this server only the calls. */
  API_ONLY: v.pipe(
    v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
    v.transform((value) => value === 'true'),
  ),
});

export type Environment = v.InferOutput<typeof variables> & { ORIGIN: string };

/** Names every variable that is wrong, so that all can be mended at once. */
export class EnvironmentError extends Error {}

/** Reads and checks the environment; an empty value counts as not set. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = v.safeParse(variables, given);
  if (!result.success) {
    // The value itself stays out of the message: it may be a secret in the wrong place.
    const faults = result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
    throw new EnvironmentError(`The environment is wrong: ${faults.join('; ')}.`);
  }
  const { ORIGIN = `http://localhost:${result.output.PORT}`, ...rest } = result.output;
  return { ...rest, ORIGIN };
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === value;
}
