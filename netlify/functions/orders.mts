// GET: how an order stands.
import { answer } from '../answer.ts';

export default answer;
export const config = { path: '/api/orders/:session' };
