// POST: starts a checkout. A function of its own, under the name that the specification gives it.
import { answer } from '../answer.ts';

export default answer;
export const config = { path: '/api/create-checkout' };
