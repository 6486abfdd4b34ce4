// POST: what the payment provider tells us.
import { answer } from '../answer.ts';

export default answer;
export const config = { path: '/api/stripe-webhook' };
