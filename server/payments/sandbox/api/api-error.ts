import type { ContentfulStatusCode } from 'hono/utils/http-status';

type Details = {
  status?: ContentfulStatusCode;
  type?: 'invalid_request_error' | 'idempotency_error' | 'api_error';
  code?: string;
  param?: string;
};

/** A refusal of the API, in the shape that the SDK turns into an exception. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly body: { error: Record<string, string> };

  constructor(message: string, { status = 400, type, code, param }: Details = {}) {
    super(message);
    this.status = status;
    this.body = {
      error: {
        type: type ?? 'invalid_request_error',
        message,
        ...(code && { code }),
        ...(param && { param }),
      },
    };
  }
}

/** The request itself is wrong, so that nothing was begun. */
export class WrongRequest extends ApiError {}

/** Nothing goes by the name in the path, or in a parameter. */
export function missing(what: string, id: string, where: 'path' | { param: string }): ApiError {
  return new ApiError(`No such ${what}: '${id}'`, {
    status: where === 'path' ? 404 : 400,
    code: 'resource_missing',
    param: where === 'path' ? 'id' : where.param,
  });
}
