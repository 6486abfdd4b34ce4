import { expect, it } from 'vitest';
import { browserStorage } from '../content/browser-storage.ts';
import { lateStorageKeys } from '../site/late-storage-keys.ts';
import { storageKeys } from '../site/storage-keys.ts';

it('[OT2] the cookie policy names everything the site keeps in the browser', () => {
  expect(browserStorage.map(({ key }) => key).sort()).toEqual(
    Object.values({ ...storageKeys, ...lateStorageKeys }).sort(),
  );
});
