import type { Command } from './command.ts';

/** Opening the books is all there is to it; serverless functions find them ready. */
export const prepareBooks: Command = {
  name: 'database prepare',
  says: 'makes or updates the tables and opens a stock account for every new product',
  async run(desk) {
    const { engine } = await desk.database();
    return { text: `The books are ready on ${engine}.`, json: { engine } };
  },
};
