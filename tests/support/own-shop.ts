import { withShop } from './open-shop.ts';
import { test } from './test.ts';

/**
 * For `test.use`: a shop with books of its own, for who buys the last of something. The one that all
 * share cannot be given it back while it is open, and a second attempt would find it sold.
 */
export const ownShop = {
  // biome-ignore lint/correctness/noEmptyPattern: how Playwright asks for no other fixture.
  baseURL: ({}, use: (address: string) => Promise<void>) => {
    // New books take a while to make.
    test.slow();
    return withShop(use);
  },
};
