// POST: a quote is asked for.
import { answer } from '../answer.ts';

export default answer;
export const config = { path: '/api/bulk-quote' };
