import { productById } from '../../../catalogue/catalogue.ts';
import { type FamilyKey, familyLabel } from '../../../catalogue/families.ts';
import type { Product } from '../../../catalogue/product.ts';
import type { EquipmentLine } from '../../../content/projects/project.ts';
import { projects } from '../../../content/projects.ts';
import { paths } from '../../paths.ts';

/** '12 × podium steps' is a count and a name; the product behind it gives the link and the load. */
export function equipmentRow({ text, productId }: EquipmentLine) {
  const [count = '', ...name] = text.split(' × ');
  const { loadRating } = productNamed(productId);
  return {
    count: `${count} ×`,
    name: name.join(' × '),
    href: paths.product(productId),
    load: loadRating > 0 ? `${loadRating}\u00a0kg` : undefined,
  };
}

/** The shop's families that a project used, in the order of its list. Spare parts have a page of their own. */
export function familiesUsed(lines: readonly EquipmentLine[]) {
  const families = new Set<FamilyKey>(lines.map(({ productId }) => productNamed(productId).family));
  families.delete('accessories');
  return [...families].map((family) => ({
    name: familyLabel(family),
    href: paths.shopFamily(family),
  }));
}

function productNamed(id: string): Product {
  const product = productById(id);
  if (!product) throw new Error(`${filesNaming(id)}: the catalogue holds no ${id}`);
  return product;
}

/** Where to look for a product that is no longer sold. */
export function filesNaming(id: string): string {
  return projects
    .filter(({ detailedEquipmentList, phases }) =>
      [...detailedEquipmentList, ...phases.flatMap(({ equipment }) => equipment)].some(
        ({ productId }) => productId === id,
      ),
    )
    .map(({ slug }) => `content/projects/${slug}.ts`)
    .join(', ');
}
