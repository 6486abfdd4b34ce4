// Products and projects that have no page: those that have one are files, and come first.
import { answerMissing } from '../missing-page.ts';

export default (request: Request): Promise<Response> => answerMissing(request);
export const config = { path: ['/product/*', '/projects/*'], preferStatic: true };
