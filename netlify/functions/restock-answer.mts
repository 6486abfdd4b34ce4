// POST: yes or no to the confirmation email of a restock request.
import { answer } from '../answer.ts';

export default answer;
export const config = { path: ['/api/notify/confirm', '/api/notify/withdraw'] };
