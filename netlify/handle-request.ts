import { createLog, describeError } from '../server/app/log.ts';
import { databaseUnavailable, errorResponse } from '../server/http/errors.ts';
import { addSecurityHeaders } from '../server/http/security-headers.ts';
import { openServerlessShop, type ServerlessShop } from './shop.ts';

/** What we use of the context Netlify passes to a function. */
export type FunctionContext = { ip?: string | undefined };

let shopPromise: Promise<ServerlessShop> | undefined;

/** One shop per function instance, opened by its first request and retried if that failed. */
export function getShop(): Promise<ServerlessShop> {
  shopPromise ??= openServerlessShop(process.env).catch((error) => {
    shopPromise = undefined;
    throw error;
  });
  return shopPromise;
}

/** Handles a request with the same handlers as the one-process server. */
export async function handleRequest(
  request: Request,
  context: FunctionContext = {},
): Promise<Response> {
  try {
    const { app } = await getShop();
    return await app.fetch(withClientAddress(request, context));
  } catch (error) {
    createLog('error').error('could not open the shop', describeError(error));
    const rejected = errorResponse(databaseUnavailable(error, 60));
    addSecurityHeaders(rejected.headers);
    return rejected;
  }
}

/** Sets the client's address as Netlify reports it, because a request header can be forged. */
function withClientAddress(request: Request, { ip }: FunctionContext): Request {
  const headers = new Headers(request.headers);
  headers.set('x-forwarded-for', ip || (headers.get('x-nf-client-connection-ip') ?? ''));
  return new Request(request, { headers });
}
