import { equipmentFamilies, type FamilyKey, familyLabel } from '../../../catalogue/families.ts';
import { idOf } from '../../../catalogue/identity.ts';
import type { Product } from '../../../catalogue/product.ts';
import type { PartFit } from './part-choice.ts';

interface FamilyModels {
  readonly family: FamilyKey;
  readonly label: string;
  readonly models: readonly { readonly value: string; readonly name: string }[];
}

/** What parts can be looked for by: each family we sell and its models, in the shop's order. */
export function modelsByFamily(products: readonly Product[]): readonly FamilyModels[] {
  return equipmentFamilies
    .map((family) => {
      const ofFamily = products.filter((product) => product.family === family);
      const names = [...new Set(ofFamily.map(({ model }) => model))];
      return {
        family,
        label: familyLabel(family),
        models: names.map((name) => ({ value: idOf(name), name })),
      };
    })
    .filter(({ models }) => models.length > 0);
}

/** What a part fits, in the words the address uses. */
export function partFit({ compatibleWith = [], fitsModels }: Product): PartFit {
  return { families: compatibleWith, models: fitsModels?.map(idOf) };
}
