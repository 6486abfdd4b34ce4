// POST: starts a checkout. A function of its own, under the name that the specification gives it.
import { handleRequest } from '../handle-request.ts';

export default handleRequest;
export const config = { path: '/api/create-checkout' };
