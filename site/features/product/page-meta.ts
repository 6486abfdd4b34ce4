import { formatPrice } from '../../../catalogue/money.ts';
import { heightLabels, type Product } from '../../../catalogue/product.ts';

/** Title and description of a product's page. Names and SKUs are unique, and so are these. */
export function getPageMeta(product: Product): { title: string; description: string } {
  const { name, sku, price, withdrawn } = product;
  const offer = withdrawn ? 'no longer sold' : `${formatPrice(price)} inc VAT`;
  const facts = [...figures(product), offer, `SKU ${sku}`];
  return { title: name, description: `${name}. ${facts.join(', ')}.` };
}

function figures({ heightKind, height, workingHeight, loadRating, standard }: Product): string[] {
  if (heightKind === 'size') return ['Spare part or accessory'];
  return [
    `${heightLabels[heightKind]} ${height} m`,
    `working height ${workingHeight} m`,
    ...(loadRating > 0 ? [`${loadRating} kg`] : []),
    ...(standard ? [standard] : []),
  ];
}
