// GET: whether orders can be taken, and what is missing if not.
import { answer } from '../answer.ts';

export default answer;
export const config = { path: '/api/ready' };
