// POST: gives a payment up.
import { answer } from '../answer.ts';

export default answer;
export const config = { path: '/api/cancel-checkout' };
