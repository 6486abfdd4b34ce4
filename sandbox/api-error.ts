import type { ContentfulStatusCode } from 'hono/utils/http-status';

type Details = {
  status?: ContentfulStatusCode;
  type?: 'invalid_request_error' | 'idempotency_error' | 'api_error';
  code?: string;
  param?: string;
  /** False where the request itself was wrong: the answer is not kept under its idempotency key. */
  began?: boolean;
};

/** An error in the shape that the SDK turns into an exception. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly began: boolean;
  readonly body: { error: Record<string, string> };

  constructor(message: string, details: Details = {}) {
    super(message);
    const { status = 400, began = true, type = 'invalid_request_error', code, param } = details;
    this.status = status;
    this.began = began;
    this.body = { error: { type, message, ...(code && { code }), ...(param && { param }) } };
  }
}

/** Nothing has this id; a wrong path answers 404, a wrong parameter 400. */
export function resourceMissing(what: string, id: string, param?: string): ApiError {
  return new ApiError(`No such ${what}: '${id}'`, {
    status: param === undefined ? 404 : 400,
    code: 'resource_missing',
    param: param ?? 'id',
  });
}
