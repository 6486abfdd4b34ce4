// POST: begins a payment.
import { answer } from '../answer.ts';

export default answer;
export const config = { path: '/api/create-checkout' };
