import { expect, it } from 'vitest';
import { familyKeys } from '../../../catalogue/families.ts';
import { builders } from '../../../pictures/models/build-model.ts';
import { modelBuilders } from './model-builders.ts';

it.each(familyKeys)('[PD10] uses the shared model builder for %s', async (family) => {
  expect(await modelBuilders[family]()).toBe(builders[family]);
});
