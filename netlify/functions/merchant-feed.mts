// GET: the products for Google, with what is in stock now in the place of what was when it was built.
import { answer } from '../answer.ts';

export default answer;
export const config = { path: '/feeds/google.xml' };
