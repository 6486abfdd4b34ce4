// Where a buyer pays while no keys of Stripe are set, as in a preview.
import { answer } from '../answer.ts';

export default answer;
export const config = { path: '/sandbox/*' };
