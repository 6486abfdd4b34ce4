import { type FamilyKey, familyDisplayName } from '../../catalogue/families.ts';
import type { Product } from '../../catalogue/product.ts';
import { company } from '../../content/company.ts';
import { mainland } from '../../content/delivery-zones.ts';
import { paths } from '../paths.ts';
import { publicProducts, rasterPictures } from './listed-pages.ts';
import { handlingDays, type ShippingOption, shippingOptions } from './sale-terms.ts';
import { absoluteUrl, formatPounds } from './schema.ts';
import { parentElement, textElement, xmlDocument } from './sitemap.ts';

/** Google rejects items without a picture, so products that have not been rendered are left out. */
const feedProducts = publicProducts.filter((product) => rasterPictures(product).length > 0);

/** The products for Google Merchant Center: RSS 2.0 with Google's own elements. */
export function merchantFeed(): string {
  const channel = parentElement('channel', [
    textElement('title', company.name),
    textElement('link', absoluteUrl(paths.home)),
    textElement('description', `Products of ${company.legalName}, prices in pounds including VAT`),
    ...feedProducts.map((product) => `\n${item(product)}`),
  ]);
  return xmlDocument('rss', { version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' }, [
    channel,
  ]);
}

function item(product: Product): string {
  const [main, ...others] = rasterPictures(product).map(absoluteUrl);
  return parentElement('item', [
    // The id of a page can be longer than the 50 characters that Google allows.
    textElement('g:id', product.sku),
    textElement('g:title', product.name),
    textElement('g:description', product.description),
    textElement('g:link', absoluteUrl(paths.product(product.id))),
    textElement('g:image_link', main ?? ''),
    ...others.map((picture) => textElement('g:additional_image_link', picture)),
    // A product cannot be ordered until it is back in stock, so there is no backorder availability or date.
    textElement('g:availability', product.inStock ? 'in_stock' : 'out_of_stock'),
    ...prices(product),
    textElement('g:condition', 'new'),
    textElement('g:brand', product.brand),
    textElement('g:mpn', product.sku),
    textElement('g:google_product_category', String(googleCategories[product.family])),
    textElement('g:product_type', productType(product)),
    textElement('g:material', product.material),
    ...shippingOptions(product).map(shipping),
  ]);
}

/** A reduced product has its former price as `price` and what it costs now as `sale_price`. */
function prices({ price, originalPrice }: Product): string[] {
  if (originalPrice === undefined) return [textElement('g:price', amount(price))];
  return [
    textElement('g:price', amount(originalPrice)),
    textElement('g:sale_price', amount(price)),
  ];
}

function productType({ category, family }: Product): string {
  const label = familyDisplayName(family);
  return label === category ? category : `${category} > ${label}`;
}

const amount = (pence: number) => `${formatPounds(pence)} GBP`;

/** Google accepts no UK postcodes here, so each zone is a location group of the same name in Merchant Center. */
function shipping({ zone, service, pence, workingDays }: ShippingOption): string {
  return parentElement('g:shipping', [
    textElement('g:country', zone.country ?? 'GB'),
    ...(zone === mainland || zone.country ? [] : [textElement('g:location_group_name', zone.name)]),
    textElement('g:service', service),
    textElement('g:price', amount(pence)),
    textElement('g:min_handling_time', String(handlingDays.least)),
    textElement('g:max_handling_time', String(handlingDays.most)),
    textElement('g:min_transit_time', '1'),
    textElement('g:max_transit_time', String(workingDays)),
  ]);
}

/** Numbers of Google's product taxonomy under Hardware > Tools > Ladders & Scaffolding. */
const taxonomy = {
  laddersAndScaffolding: 130,
  ladders: 6928,
  scaffolding: 1866,
  workPlatforms: 1809,
} as const;

/** The category of each family. Families other than ladders, towers and platforms use the general one. */
const googleCategories: Readonly<Record<FamilyKey, number>> = {
  'extension-ladders': taxonomy.ladders,
  'combination-ladders': taxonomy.ladders,
  'step-ladders': taxonomy.ladders,
  'platform-ladders': taxonomy.ladders,
  'specialist-ladders': taxonomy.ladders,
  'mobile-access': taxonomy.ladders,
  'lorry-access': taxonomy.laddersAndScaffolding,
  'folding-tower': taxonomy.scaffolding,
  'stairwell-tower': taxonomy.scaffolding,
  'one-man-tower': taxonomy.scaffolding,
  'narrow-tower': taxonomy.scaffolding,
  '250-standard': taxonomy.scaffolding,
  '500-standard': taxonomy.scaffolding,
  '250-agr': taxonomy.scaffolding,
  '500-agr': taxonomy.scaffolding,
  'podium-tower': taxonomy.workPlatforms,
  'stair-pod-500': taxonomy.workPlatforms,
  'industrial-deck': taxonomy.workPlatforms,
  'work-platforms': taxonomy.workPlatforms,
  'podium-steps': taxonomy.workPlatforms,
  accessories: taxonomy.laddersAndScaffolding,
};
