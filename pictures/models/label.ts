import type { Product } from '../../catalogue/product.ts';

/** The text of a product's label. */
interface Label {
  readonly brand: string;
  readonly range: string;
  readonly standard?: string;
  readonly load?: number;
}

/** A product's label. There is one for each combination of brand, range, standard and load. */
export function getLabel({ brand, range, standard, standardClass, loadRating }: Product): Label {
  const number = range.slice(brand.length).trim();
  return {
    brand,
    range: number,
    ...(standard && {
      standard: [shortenStandard(standard), standardClass].filter(Boolean).join(' '),
    }),
    ...(loadRating > 0 && { load: loadRating }),
  };
}

/** A design reference is not a certificate, so the label says 'Ref.' instead. */
function shortenStandard(standard: string): string {
  const reference = /^(.*) \(design reference\)$/.exec(standard)?.[1];
  return reference ? `Ref. ${reference}` : standard;
}

const [wide, high] = [750, 300];
const person =
  'M0-62a15 15 0 1 1 .1 0M-24-54h48a8 8 0 0 1 8 8v52h-14v-38h-4v98h-15v-58h-6v58h-15v-98h-4v38h-14v-52a8 8 0 0 1 8-8z';

/** The label as SVG, 2.5 times as wide as high. */
export function drawLabel({ brand, range, standard, load }: Label): string {
  const text = (x: number, y: number, size: number, words: string, fill = '#0e1a2b') =>
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" fill="${fill}">${words}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" font-family="Liberation Sans, Arial, sans-serif">`,
    `<rect width="${wide}" height="${high}" fill="#f7f7f5"/>`,
    `<rect width="${wide}" height="120" fill="#0e1a2b"/>`,
    `<rect y="120" width="${wide}" height="12" fill="#ffcb05"/>`,
    text(36, 86, 74, brand, '#ffffff'),
    range && text(620, 86, 66, range, '#ffcb05'),
    standard && text(36, 196, 42, standard),
    load && text(36, 270, 60, `max. ${load} kg`),
    load && `<g transform="translate(660 222)" fill="#0e1a2b"><path d="${person}"/></g>`,
    '</svg>',
  ]
    .filter(Boolean)
    .join('');
}
