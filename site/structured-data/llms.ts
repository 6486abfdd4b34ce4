import { familyDisplayName, familyKeys } from '../../catalogue/families.ts';
import { formatPrice } from '../../catalogue/money.ts';
import { cities, depotName } from '../../content/cities.ts';
import { claims, company } from '../../content/company.ts';
import { chargedZones } from '../../content/delivery.ts';
import { openingHours } from '../../content/opening-hours.ts';
import { projects } from '../../content/projects.ts';
import { paths } from '../paths.ts';
import { publicProducts } from './listed-pages.ts';
import { absoluteUrl } from './schema.ts';

/** A Markdown page about the shop for language models: its products, terms and locations. */
export function llms(): string {
  return [
    `# ${company.name}`,
    `> UK shop for professional access equipment: ladders, steps, podiums, towers, staging and spare parts. ${publicProducts.length} products, sold by ${company.legalName}.`,
    list(facts),
    section('Shop', [
      link('All products', paths.shop, 'filters by height, width, family and load rating'),
      link('Spare parts', paths.spareParts, 'listed by the product they fit'),
      link('Product feed', '/feeds/google.xml', 'SKU, price, stock and text of every product, XML'),
      link('Sitemap', '/sitemap.xml', 'every page, XML'),
    ]),
    section('Product families', familyLines()),
    section(
      'Projects',
      projects.map(({ title, slug, location }) => link(title, paths.project(slug), location)),
    ),
    section(
      'Depots',
      cities.map((city) =>
        link(city.city, paths.location(city.slug), `${depotName(city)}, ${city.depot.postcode}`),
      ),
    ),
    section('Terms', [
      link('Terms and conditions', paths.terms, 'prices, delivery, cancellation, faulty goods'),
      link('Privacy', paths.privacy),
      link('Cookies', paths.cookies),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

const facts = [
  'Prices are in pounds sterling and include VAT unless stated otherwise.',
  `Delivery on the mainland within ${claims.deliveryWorkingDays} working days, to the UK and the Isle of Man only. Standard delivery to the UK mainland is included in the price; ${chargedZones()
    .map(({ name }) => name)
    .join(
      ', ',
    )} pay a charge by the size of the order and wait longer: the table is in section 6 of the terms.`,
  `Consumers can cancel within ${claims.returnDays} days of delivery and pay for the return.`,
  'Working height is 2 m above the platform or, where there is none, above the highest place to stand. Load rating is person, tools and materials together, in kg.',
  'Each product page names the standard that applies to that product.',
  `Contact: ${company.phone.shown}, ${company.email.shown}, ${openingHours().shown}.`,
];

function familyLines(): string[] {
  return familyKeys.flatMap((family) => {
    const prices = publicProducts.filter((one) => one.family === family).map(({ price }) => price);
    // All products of a family may have been withdrawn.
    if (prices.length === 0) return [];
    const span = `${formatPrice(Math.min(...prices))} to ${formatPrice(Math.max(...prices))}`;
    return link(
      familyDisplayName(family),
      paths.shopFamily(family),
      `${prices.length} products, ${span}`,
    );
  });
}

function link(name: string, path: string, note?: string): string {
  return `[${name}](${absoluteUrl(path)})${note ? `: ${note}` : ''}`;
}

function section(title: string, lines: readonly string[]): string {
  return `## ${title}\n\n${list(lines)}`;
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}
