import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { isLoopback } from '../http/hosts.ts';
import { paymentProvider } from '../payments/settings.ts';

const defaultDist = fileURLToPath(new URL('../../dist', import.meta.url));
const defaultOfficeDist = fileURLToPath(new URL('../../dist-office', import.meta.url));
const defaultDataFolder = fileURLToPath(new URL('../../var/data', import.meta.url));
const defaultPagesFolder = fileURLToPath(new URL('../../var/pages', import.meta.url));
const defaultMailFolder = fileURLToPath(new URL('../../var/mail', import.meta.url));

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,7}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

const port = wholeNumber(1, 65535);
const milliseconds = wholeNumber(100, 600_000);

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be an address without a path, such as https://rungmoor.example'),
);

const passwordHint =
  ' (in a password write # as %23, / as %2F, ? as %3F, @ as %40 and % as %25; in .env put the whole value in quotes)';

const variables = v.object({
  PORT: v.optional(port, '3000'),
  /** If not set, the server listens on every address, IPv6 and IPv4. */
  HOST: v.optional(v.string()),
  /** The shop's public address, for links in emails and returns from payment. */
  ORIGIN: v.optional(origin),
  /** Set by Netlify in builds, and by the owner when running commands for a shop hosted there. */
  NETLIFY: v.optional(v.string()),
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error'),
    'info',
  ),
  /** The folder of the built site. */
  DIST: v.optional(v.string(), defaultDist),
  /** Where published pages are kept, in a folder for each port. */
  PAGES_DIR: v.optional(v.string(), defaultPagesFolder),
  /** Development: Astro serves the pages, this server only the API. */
  API_ONLY: v.pipe(
    v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
    v.transform((value) => value === 'true'),
  ),
  /** 'off' removes the offline worker from every browser that has it. */
  OFFLINE: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  /** A PostgreSQL server. If not set, an embedded database keeps its files in DATA_DIR. */
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isDatabaseUrl,
        `must be an address such as postgres://user:password@host:5432/name${passwordHint}`,
      ),
    ),
  ),
  DATA_DIR: v.optional(v.string(), defaultDataFolder),
  ...paymentProvider.variables,
  /** The mail server. If not set, every email is written to a file in MAIL_DIR. */
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isMailUrl,
        `must be an address such as smtps://user:password@mail.example${passwordHint}`,
      ),
    ),
  ),
  MAIL_DIR: v.optional(v.string(), defaultMailFolder),
  /** The number of proxies in front: that many entries of X-Forwarded-For are trusted. */
  TRUST_PROXY: v.pipe(
    v.optional(
      v.pipe(v.string(), v.regex(/^\d$/, 'must be the number of proxies in front, from 0 to 9')),
      '0',
    ),
    v.transform(Number),
  ),
  /** Milliseconds a client may take to send its headers, and its whole request. */
  HEADERS_TIMEOUT: v.optional(milliseconds, '10000'),
  REQUEST_TIMEOUT: v.optional(milliseconds, '30000'),
  /** Longer than the minute for which proxies keep connections open, so that the proxy closes first. */
  KEEP_ALIVE_TIMEOUT: v.optional(milliseconds, '65000'),
  /** How long a process keeps responding after SIGTERM, so that a proxy can switch to other processes. */
  CLOSE_DELAY: v.optional(wholeNumber(0, 60_000), '0'),
  /** Maximum concurrent connections; further ones are closed. */
  MAX_CONNECTIONS: v.optional(wholeNumber(1, 100_000), '2000'),
  /** Per client address. Not enforced behind a proxy, where all clients share one address. */
  MAX_CONNECTIONS_PER_ADDRESS: v.optional(wholeNumber(1, 100_000), '200'),
  /** Called to request a new build from the static host when the catalogue has changed. */
  BUILD_HOOK_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isHttpsUrl, 'must be an https address, such as the build hook of Netlify'),
    ),
  ),
  /** Prometheus metrics on their own port and address; off without a port. */
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  /** The office has an origin of its own; OFFICE_ORIGIN is its address behind a proxy. */
  OFFICE_PORT: v.optional(port, '3001'),
  OFFICE_HOST: v.optional(v.string(), '127.0.0.1'),
  OFFICE_ORIGIN: v.optional(origin),
  /** The folder of the built office. */
  OFFICE_DIST: v.optional(v.string(), defaultOfficeDist),
});

const checkedVariables = v.pipe(
  variables,
  v.forward(
    v.partialCheck(
      [['NETLIFY'], ['DATABASE_URL']],
      ({ NETLIFY, DATABASE_URL: url }) => NETLIFY === undefined || url !== undefined,
      'must be set on Netlify: functions share one PostgreSQL database',
    ),
    ['DATABASE_URL'],
  ),
  v.forward(
    v.partialCheck(
      [['PORT'], ['METRICS_PORT']],
      ({ PORT, METRICS_PORT }) => PORT !== METRICS_PORT,
      'must differ from PORT: metrics are not for visitors',
    ),
    ['METRICS_PORT'],
  ),
  v.forward(
    v.partialCheck(
      [['PORT'], ['METRICS_PORT'], ['OFFICE_PORT']],
      ({ PORT, METRICS_PORT, OFFICE_PORT }) => OFFICE_PORT !== PORT && OFFICE_PORT !== METRICS_PORT,
      'must differ from PORT and METRICS_PORT: the office has an origin of its own',
    ),
    ['OFFICE_PORT'],
  ),
  v.forward(
    v.partialCheck(
      [['HEADERS_TIMEOUT'], ['REQUEST_TIMEOUT']],
      ({ HEADERS_TIMEOUT: headers, REQUEST_TIMEOUT: request }) => request >= headers,
      'must be no less than HEADERS_TIMEOUT (10000 unless it is set): the headers are part of the request',
    ),
    ['REQUEST_TIMEOUT'],
  ),
);

export type Environment = v.InferOutput<typeof variables> & {
  ORIGIN: string;
  OFFICE_ORIGIN: string;
  /** Whether ORIGIN is not set, so that a localhost address is assumed. */
  isOriginAssumed: boolean;
};

/** The message lists every invalid variable. */
export class EnvironmentError extends Error {}

/** Reads and validates the environment; an empty value counts as not set. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const setVariables = Object.fromEntries(
    Object.entries(withNetlifyOrigin(source)).filter(([, value]) => value !== ''),
  );
  const result = v.safeParse(checkedVariables, setVariables);
  const paymentFaults = paymentProvider.validateSettings(setVariables);
  if (!result.success || paymentFaults.length > 0) {
    // The value itself stays out of the message: it may be a secret in the wrong place.
    const faults = result.issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`) ?? [];
    const all = [...faults, ...paymentFaults].join('; ');
    throw new EnvironmentError(`Invalid environment: ${all}.`);
  }
  const {
    ORIGIN = `http://localhost:${result.output.PORT}`,
    // Passkeys do not work on 127.0.0.1: browsers require a domain name.
    OFFICE_ORIGIN = `http://localhost:${result.output.OFFICE_PORT}`,
    ...rest
  } = result.output;
  return { ...rest, ORIGIN, OFFICE_ORIGIN, isOriginAssumed: result.output.ORIGIN === undefined };
}

/** Netlify passes the site's address in URL. */
function withNetlifyOrigin(source: Record<string, string | undefined>) {
  return source.NETLIFY ? { ...source, ORIGIN: source.ORIGIN || source.URL } : source;
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === value;
}

function isHttpsUrl(value: string): boolean {
  return URL.parse(value)?.protocol === 'https:';
}

/** The host may be missing if the server is reached through a socket. */
function isDatabaseUrl(value: string): boolean {
  const url = URL.parse(value.replace('@/', '@localhost/'));
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && !hasUnescapedPassword(url);
}

function isMailUrl(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return false;
  return !hasUnescapedPassword(url) && !/%(?![\da-f]{2})/i.test(url.password);
}

/** An unescaped #, / or ? in a password ends the host early. */
function hasUnescapedPassword({ username, pathname, search, hash }: URL): boolean {
  return `${pathname}${username ? '' : search}${hash}`.includes('@');
}

/** Whether these settings belong to a shop with real customers. */
export function isPublicShop({ ORIGIN, isOriginAssumed, DATABASE_URL }: Environment): boolean {
  if (ORIGIN.startsWith('https:')) return true;
  if (DATABASE_URL === undefined) return false;
  return isOriginAssumed || !isLoopback(new URL(ORIGIN).hostname);
}
