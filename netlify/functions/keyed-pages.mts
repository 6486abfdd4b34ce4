// Pages that open with a key: a quote request with its offer, and equipment registers. Without one, as built.
import { quoteParameter } from '../../contract/offer.ts';
import { registerParameters } from '../../contract/register-parameters.ts';
import { type FunctionContext, handleRequest } from '../handle-request.ts';

const keys = [quoteParameter, ...Object.values(registerParameters)];

export default function handleKeyedPage(
  request: Request,
  context?: FunctionContext,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  return keys.some((key) => searchParams.has(key))
    ? handleRequest(request, context)
    : fetch(new URL(`${pathname}.html`, request.url));
}

export const config = { path: ['/thank-you', '/success'] };
