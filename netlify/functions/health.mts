// GET: whether the functions can open the shop.
import { answer } from '../answer.ts';

export default answer;
export const config = { path: '/api/health' };
