// GET: how many of each product can be bought.
import { answer } from '../answer.ts';

export default answer;
export const config = { path: '/api/stock' };
