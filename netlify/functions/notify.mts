// POST: somebody waits for a product.
import { answer } from '../answer.ts';

export default answer;
export const config = { path: '/api/notify' };
