import { expect, it } from 'vitest';
import { familyKeys } from '../../../catalogue/families.ts';
import { builders as all } from '../../../pictures/models/families/families.ts';
import { modelBuilders } from './model-builders.ts';

it.each(familyKeys)(
  '[PD10] %s is built in the browser by what builds it elsewhere',
  async (family) => {
    expect(await modelBuilders[family]()).toBe(all[family]);
  },
);
