import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { describeError, type Log } from '../app/log.ts';
import type { Route } from './routes.ts';
import { withTimeout } from './with-timeout.ts';

type HttpErrorOptions = ErrorOptions & {
  /** More fields of the response body. */
  details?: Readonly<Record<string, unknown>> | undefined;
  /** Seconds until a retry makes sense; by default 5 for a 503. */
  retryAfter?: number | undefined;
};

/** An error with a status and a message for the client. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly details: HttpErrorOptions['details'];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: ContentfulStatusCode, sentence: string, options?: HttpErrorOptions) {
    super(sentence, options);
    this.status = status;
    this.details = options?.details;
    const { retryAfter = status === 503 ? 5 : undefined } = options ?? {};
    this.headers = {
      'cache-control': 'no-store',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    };
  }
}

/** Wraps a handler: HttpErrors and lost database connections become responses. */
export function withErrorResponses(
  log: Log,
  work: (context: Context) => Promise<Response>,
): Route['handler'] {
  return async (context) => {
    try {
      return await work(context);
    } catch (error) {
      const httpError = toHttpError(error);
      if (!httpError) throw error;
      logCause(httpError, log);
      return errorResponse(httpError);
    }
  };
}

/** The JSON response of an error. */
export function errorResponse(
  { message, status, headers, details }: HttpError,
  extra?: object,
): Response {
  return Response.json({ error: message, ...details, ...extra }, { status, headers });
}

/** Logs the cause, which is never sent to the client. */
export function logCause({ cause }: HttpError, log: Log): void {
  if (cause) log.warn('request rejected', describeError(cause));
}

/** The error to respond with; undefined for a bug. */
export function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  return isUnreachable(error) ? databaseUnavailable(error) : undefined;
}

/** Waits for the database or the provider, but no longer than a visitor would. */
export async function whenReady<Value>(
  promise: Promise<Value>,
  timeoutMs = 10_000,
): Promise<Value> {
  const opening = promise.catch((error) => Promise.reject(databaseUnavailable(error)));
  return withTimeout(timeoutMs, opening, databaseUnavailable);
}

export function databaseUnavailable(cause?: unknown, retryAfter?: number): HttpError {
  return new HttpError(503, "We can't take orders right now. Please try again in a minute.", {
    cause,
    retryAfter,
  });
}

/**
 * PostgreSQL's error classes for lost connections and exhausted resources, and the operating system's
 * network errors.
 */
const connectionErrorCodes =
  /^(08|57|53[123]00$|25P03$|ECONN|EPIPE$|ETIMEDOUT$|ENOTFOUND$|EAI_AGAIN$)/;

/** The driver gives these errors no codes. */
const connectionErrorMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection)/;

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (connectionErrorCodes.test(code)) return true;
  return connectionErrorMessages.test(error.message) || isUnreachable(error.cause);
}
