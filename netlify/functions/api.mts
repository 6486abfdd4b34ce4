// Every other API route, and the sandbox's payment pages while no Stripe keys are set.
import { answer } from '../answer.ts';

export default answer;
export const config = { path: ['/api/*', '/sandbox/*'], excludedPath: '/api/create-checkout' };
