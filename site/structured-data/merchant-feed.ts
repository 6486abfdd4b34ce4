import { type FamilyKey, familyText } from '../../catalogue/families.ts';
import type { Product } from '../../catalogue/product.ts';
import { company } from '../../content/company.ts';
import { mainland } from '../../content/delivery-zones.ts';
import { paths } from '../paths.ts';
import { publicProducts, rasterPictures } from './listed-pages.ts';
import { handlingDays, type ShippingOption, shippingOptions } from './sale-terms.ts';
import { addressOf, pounds } from './schema.ts';
import { branch, leaf, xmlFile } from './sitemap.ts';

/** Google rejects items without a picture, so products that have not been rendered are left out. */
const sent = publicProducts.filter((product) => rasterPictures(product).length > 0);

/** The products for Google Merchant Center: RSS 2.0 with Google's own elements. */
export function merchantFeed(): string {
  const channel = branch('channel', [
    leaf('title', company.name),
    leaf('link', addressOf(paths.home)),
    leaf('description', `Products of ${company.legalName}, prices in pounds including VAT`),
    ...sent.map((product) => `\n${item(product)}`),
  ]);
  return xmlFile('rss', { version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' }, [channel]);
}

function item(product: Product): string {
  const [main, ...others] = rasterPictures(product).map(addressOf);
  return branch('item', [
    // The id of a page can be longer than the 50 characters that Google allows.
    leaf('g:id', product.sku),
    leaf('g:title', product.name),
    leaf('g:description', product.description),
    leaf('g:link', addressOf(paths.product(product.id))),
    leaf('g:image_link', main ?? ''),
    ...others.map((picture) => leaf('g:additional_image_link', picture)),
    // A product cannot be ordered until it is back in stock, so there is no backorder availability or date.
    leaf('g:availability', product.inStock ? 'in_stock' : 'out_of_stock'),
    ...prices(product),
    leaf('g:condition', 'new'),
    leaf('g:brand', product.brand),
    leaf('g:mpn', product.sku),
    leaf('g:google_product_category', String(googleCategories[product.family])),
    leaf('g:product_type', productType(product)),
    leaf('g:material', product.material),
    ...shippingOptions(product).map(shipping),
  ]);
}

/** A reduced product has its former price as `price` and what it costs now as `sale_price`. */
function prices({ price, originalPrice }: Product): string[] {
  if (originalPrice === undefined) return [leaf('g:price', amount(price))];
  return [leaf('g:price', amount(originalPrice)), leaf('g:sale_price', amount(price))];
}

function productType({ category, family }: Product): string {
  const label = familyText(family);
  return label === category ? category : `${category} > ${label}`;
}

const amount = (pence: number) => `${pounds(pence)} GBP`;

/** Google accepts no UK postcodes here, so each zone is a location group of the same name in Merchant Center. */
function shipping({ zone, service, pence, workingDays }: ShippingOption): string {
  return branch('g:shipping', [
    leaf('g:country', zone.country ?? 'GB'),
    ...(zone === mainland || zone.country ? [] : [leaf('g:location_group_name', zone.name)]),
    leaf('g:service', service),
    leaf('g:price', amount(pence)),
    leaf('g:min_handling_time', String(handlingDays.least)),
    leaf('g:max_handling_time', String(handlingDays.most)),
    leaf('g:min_transit_time', '1'),
    leaf('g:max_transit_time', String(workingDays)),
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
