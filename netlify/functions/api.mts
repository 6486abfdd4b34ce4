// Every other API route, and the sandbox's payment pages while no Stripe keys are set.
import { handleRequest } from '../handle-request.ts';

export default handleRequest;
export const config = { path: ['/api/*', '/sandbox/*'], excludedPath: '/api/create-checkout' };
