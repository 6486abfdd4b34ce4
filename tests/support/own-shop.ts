import { test } from '@playwright/test';
import { withShop } from './open-shop.ts';

/** For `test.use`: a shop with its own database, for tests that buy the last of something. */
export const ownShop = {
  // biome-ignore lint/correctness/noEmptyPattern: how Playwright asks for no other fixture.
  baseURL: ({}, use: (address: string) => Promise<void>) => {
    // Creating a database takes a while.
    test.slow();
    return withShop(use);
  },
};
