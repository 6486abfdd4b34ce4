// POST: a part is asked for.
import { answer } from '../answer.ts';

export default answer;
export const config = { path: '/api/part-enquiry' };
