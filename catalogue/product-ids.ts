import type { Brand } from './brands.ts';

/** The readable id in a product's address. A renamed range keeps its ids through `formerly`. */
export function toProductId(name: string): string {
  return name
    .toLowerCase()
    .replace(/\s*×\s*/g, 'x')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The brand's first three letters and up to six initials of the label; numbers count as a whole. */
export function buildSku(brand: Brand, label: string): string {
  const words = label.match(/[a-z']+|[\d.]+/gi) ?? [];
  const initials = words.map((word) =>
    /^\d/.test(word) ? word.replaceAll('.', '') : word.charAt(0).toUpperCase(),
  );
  return `${brand.slice(0, 3).toUpperCase()}-${initials.join('').slice(0, 6)}`;
}

/** The payment provider's reference for the product's price. */
export function defaultPriceId(id: string): string {
  return `price_${id.replaceAll('-', '_')}`;
}
