import { createLog, describeError } from '../server/app/log.ts';
import { databaseUnavailable, errorResponse } from '../server/http/errors.ts';
import { addSecurityHeaders } from '../server/http/security-headers.ts';
import { openServerlessShop, type ServerlessShop } from './shop.ts';

/** The part of what Netlify hands to a function that is used here. */
export type FunctionContext = { ip?: string | undefined };

let opened: Promise<ServerlessShop> | undefined;

/** The shop of this instance: opened with its first request, and again if that failed. */
export function shopOfInstance(): Promise<ServerlessShop> {
  opened ??= openServerlessShop(process.env).catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Answers a call with the same code that answers it in the one-process shop. */
export async function answer(request: Request, context: FunctionContext = {}): Promise<Response> {
  try {
    const { app } = await shopOfInstance();
    return await app.fetch(fromVisitor(request, context));
  } catch (error) {
    createLog('error').error('the shop could not be opened', describeError(error));
    const rejected = errorResponse(databaseUnavailable(error, 60));
    addSecurityHeaders(rejected.headers);
    return rejected;
  }
}

/** Netlify knows who asks; what the request itself says of it can be made up. */
function fromVisitor(request: Request, { ip }: FunctionContext): Request {
  const headers = new Headers(request.headers);
  headers.set('x-forwarded-for', ip || (headers.get('x-nf-client-connection-ip') ?? ''));
  return new Request(request, { headers });
}
