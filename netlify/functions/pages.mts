// Pages that depend on data: the merchant feed, and products and projects that have no page.
import { type FunctionContext, handleRequest } from '../handle-request.ts';
import { handleMissingPage } from '../missing-page.ts';

export default function handlePage(request: Request, context?: FunctionContext): Promise<Response> {
  const isFeed = new URL(request.url).pathname === '/feeds/google.xml';
  return isFeed ? handleRequest(request, context) : handleMissingPage(request);
}

export const config = {
  path: ['/feeds/google.xml', '/product/*', '/projects/*'],
  preferStatic: true,
};
