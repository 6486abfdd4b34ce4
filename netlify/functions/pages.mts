// Pages that depend on data: the merchant feed, and products and projects that have no page.
import { answer, type FunctionContext } from '../answer.ts';
import { answerMissing } from '../missing-page.ts';

export default function answerPage(request: Request, context?: FunctionContext): Promise<Response> {
  const isFeed = new URL(request.url).pathname === '/feeds/google.xml';
  return isFeed ? answer(request, context) : answerMissing(request);
}

export const config = {
  path: ['/feeds/google.xml', '/product/*', '/projects/*'],
  preferStatic: true,
};
