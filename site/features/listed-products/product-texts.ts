import { formatKilograms, formatMetres, formatMetresToCm } from '../../../catalogue/measures.ts';
import type { ListedProduct } from './listed-product.ts';

/** As `heightLabels`, short enough for a third of a card. */
const heightNames = {
  platform: 'Platform',
  tread: 'Top tread',
  extended: 'Length',
  size: 'Size',
} as const;

/** The figures shown on a card. An accessory has no standing height: it shows its size and weight. */
export function getCardFigures(product: ListedProduct) {
  if (product.heightKind === 'size') {
    return [
      { name: 'Size', value: `${product.width.toFixed(2)} × ${formatMetresToCm(product.length)}` },
      { name: 'Weight', value: formatKilograms(product.weight) },
    ];
  }
  return [
    { name: heightNames[product.heightKind], value: formatMetres(product.height) },
    { name: 'Working height', value: formatMetres(product.workingHeight) },
    ...(product.loadRating > 0
      ? [{ name: 'Load', value: formatKilograms(product.loadRating) }]
      : []),
  ];
}

/** Makes a name break after its comma and not inside the size that follows: 'Ladder, / 2 × 8 rung'. */
export function wrapName(name: string): string {
  const comma = name.lastIndexOf(', ') + 2;
  if (comma < 2 || name.length - comma > 16) return name;
  return name.slice(0, comma) + name.slice(comma).replaceAll(' ', '\u00a0');
}

const maxStars = 5;

/** Whole stars, rounded down so that a page never overstates a rating. */
export function wholeStars(rating: number): number {
  return Math.min(maxStars, Math.max(0, Math.floor(rating)));
}

/** Whole stars with one decimal: 4.0. */
export function formatRating(rating: number): string {
  return wholeStars(rating).toFixed(1);
}
