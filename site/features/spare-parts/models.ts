import { equipmentFamilies, familyDisplayName } from '../../../catalogue/families.ts';
import type { Product } from '../../../catalogue/product.ts';
import { toProductId } from '../../../catalogue/product-ids.ts';

/** The equipment that a part is needed for, as in the page's address. */
export interface PartChoice {
  readonly family: string;
  /** The model's name as an id; empty for every model of the family. */
  readonly model: string;
}

/** What a part fits, as on its card. A part without models fits all models of its families. */
export interface PartFit {
  readonly families: readonly string[];
  readonly models?: readonly string[] | undefined;
}

/** The models on offer for each family. */
export type KnownModels = ReadonlyMap<string, readonly string[]>;

/** Reads the choice from a query. Unknown families are dropped, as are models of another family. */
export function parsePartChoice(query: URLSearchParams, known: KnownModels): PartChoice {
  const family = query.get('family') ?? '';
  const models = known.get(family);
  if (!models) return { family: '', model: '' };
  const model = query.get('model') ?? '';
  return { family, model: models.includes(model) ? model : '' };
}

/** The query of a choice; empty when nothing is chosen. */
export function partQuery({ family, model }: PartChoice): string {
  if (!family) return '';
  return `?${new URLSearchParams(model ? { family, model } : { family })}`;
}

/** Whether a part is listed for a choice. For a whole family, parts that fit any of its models are. */
export function matchesChoice(part: PartFit, choice: PartChoice, known: KnownModels): boolean {
  if (!choice.family) return true;
  if (!part.families.includes(choice.family)) return false;
  const requestedModels = choice.model ? [choice.model] : (known.get(choice.family) ?? []);
  return part.models === undefined || requestedModels.some((model) => part.models?.includes(model));
}

/** What parts can be looked for by: each family we sell and its models, in the shop's order. */
export function modelsByFamily(products: readonly Product[]) {
  return equipmentFamilies
    .map((family) => {
      const familyProducts = products.filter((product) => product.family === family);
      const names = [...new Set(familyProducts.map(({ model }) => model))];
      return {
        family,
        label: familyDisplayName(family),
        models: names.map((name) => ({ value: toProductId(name), name })),
      };
    })
    .filter(({ models }) => models.length > 0);
}
