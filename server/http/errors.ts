import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { describeError, type Log } from '../app/log.ts';
import type { Route } from './routes.ts';
import { withTimeout } from './with-timeout.ts';

type HttpErrorOptions = ErrorOptions & {
  /** What the browser is told besides the sentence. */
  also?: Readonly<Record<string, string>> | undefined;
  /** After so many seconds it may be asked again; soon, where the fault is a passing one of ours. */
  retryAfter?: number | undefined;
};

/** A reason not to do what was asked, in a sentence for the person who asked. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly also: HttpErrorOptions['also'];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: ContentfulStatusCode, sentence: string, options?: HttpErrorOptions) {
    super(sentence, options);
    this.status = status;
    this.also = options?.also;
    const { retryAfter = status === 503 ? 5 : undefined } = options ?? {};
    this.headers = {
      'cache-control': 'no-store',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    };
  }
}

/** Makes a call's handler out of its work: a refusal is answered, and so is a database gone away. */
export function withErrors(
  log: Log,
  work: (context: Context) => Promise<Response>,
): Route['handler'] {
  return async (context) => {
    try {
      return await work(context);
    } catch (error) {
      const httpError = httpErrorFor(error);
      if (!httpError) throw error;
      logCause(httpError, log);
      return errorResponse(httpError);
    }
  };
}

/** What a script is answered, with what it is told besides. */
export function errorResponse(
  { message, status, headers, also }: HttpError,
  besides?: object,
): Response {
  return Response.json({ error: message, ...also, ...besides }, { status, headers });
}

/** What was behind a refusal is for the log alone. */
export function logCause({ cause }: HttpError, log: Log): void {
  if (cause) log.warn('call refused', describeError(cause));
}

/** What a visitor is told of an error; nothing when it is a fault of ours. */
export function httpErrorFor(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  return isUnreachable(error) ? databaseUnavailable(error) : undefined;
}

/** Waits for the database to open, or what else a call needs, but no longer than a visitor would. */
export async function whenReady<Needed>(
  needed: Promise<Needed>,
  patience = 10_000,
): Promise<Needed> {
  const opening = needed.catch((error) => Promise.reject(databaseUnavailable(error)));
  return withTimeout(patience, opening, databaseUnavailable);
}

/** Nothing can be asked of us while there is no database. */
export function databaseUnavailable(cause?: unknown, retryAfter?: number): HttpError {
  return new HttpError(503, 'Our order book is not open just now. Please try again in a minute.', {
    cause,
    retryAfter,
  });
}

/**
 * PostgreSQL's classes 08 and 57, its words for no disk, memory, connection or patience left, and the
 * operating system's for a connection that is none.
 */
const connectionFault = /^(08|57|53[123]00$|25P03$|ECONN|EPIPE$|ETIMEDOUT$|ENOTFOUND$|EAI_AGAIN$)/;

/** How the driver words it, for which it has no code. */
const connectionLost =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection)/;

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (connectionFault.test(code)) return true;
  return connectionLost.test(error.message) || isUnreachable(error.cause);
}
