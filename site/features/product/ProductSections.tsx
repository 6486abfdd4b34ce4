import type { ReactNode } from 'react';
import { products } from '../../../catalogue/catalogue.ts';
import { firstSentence } from '../../../catalogue/description.ts';
import { type FamilyKey, familyColours, familyDisplayName } from '../../../catalogue/families.ts';
import { buildShopUrl } from '../../../catalogue/listing-query.ts';
import { withNonBreakingUnits } from '../../../catalogue/measures.ts';
import type { Product } from '../../../catalogue/product.ts';
import type { PaperSection } from '../../../documents/paper.ts';
import { listFittedFamilies } from '../../../pictures/plans/fitted-families.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { ToScaleDrawing } from '../drawing/ToScaleDrawing.tsx';
import { SizeChart } from '../size-chart/SizeChart.tsx';
import { LadderGuidance } from './LadderGuidance.tsx';

/** The sections of a product's page in order. An accessory has one for what it fits. */
export function getSections(product: Product, soldProducts: readonly Product[]) {
  const { category, compatibleWith } = product;
  const hasSizes = category === 'Ladders' && findModelSizes(product, soldProducts).length > 0;
  return [
    ...(hasSizes ? [{ id: 'sizes', title: 'Sizes' }] : []),
    { id: 'specifications', title: 'Technical Specifications' },
    ...(category === 'Ladders' ? [{ id: 'to-scale', title: 'To scale' }] : []),
    ...(compatibleWith ? [{ id: 'fits', title: 'What it fits' }] : []),
    { id: 'documents', title: 'Documents' },
    { id: 'description', title: 'Product Description' },
    { id: 'spare-parts', title: 'Compatible Spare Parts' },
    { id: 'related', title: 'Related Products' },
  ];
}

type SectionTabsProps = { sections: readonly { id: string; title: string }[] };

/** Links to the page's sections. A small script underlines the current one. */
export function SectionTabs({ sections }: SectionTabsProps) {
  return (
    <nav
      aria-label="On this page"
      data-screen-only=""
      className="sticky top-0 z-3 border-ink border-y bg-paper"
    >
      <ul data-section-tabs="" className="sheet flex gap-8 overflow-x-auto [scrollbar-width:none]">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-14 items-center whitespace-nowrap border-transparent border-y-3 font-[560] font-stretch-[90%] hover:border-b-line-2 aria-[current]:border-b-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ProductSectionProps = {
  id: string;
  title: string;
  note?: ReactNode;
  /** Left out of the printed data sheet. */
  screenOnly?: boolean;
  children: ReactNode;
};

/** The frame that every section of a product's page shares: heading in columns 1-3, content in 4-12. */
export function ProductSection({
  id,
  title,
  note,
  screenOnly = false,
  children,
}: ProductSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-screen-only={screenOnly ? '' : undefined}
      className="waiting-section scroll-mt-0 border-line border-t py-10 md:columns-12 md:py-16"
    >
      <div className="mb-5 md:col-span-3 md:mb-0">
        <h2 id={`${id}-title`} className="head-3">
          {title}
        </h2>
        {note && <p className="label mt-2.5 max-w-[22em]">{note}</p>}
      </div>
      <div className="md:col-[4/-1]">{children}</div>
    </section>
  );
}

interface Description {
  /** The first sentence, set larger. */
  readonly lead: string;
  readonly rest: string;
}

/** The description of a product that has none of its own. */
const defaultDescription =
  "Professional access equipment, supplied with instructions for use. Our mobile towers are made to BS EN 1004. If another standard applies to this product, you'll find it under Technical Specifications.";

/** The text of Product Description, with its first sentence separate. */
export function splitDescription(product: { readonly description?: string }): Description {
  const text = product.description?.trim() || defaultDescription;
  const lead = firstSentence(text);
  return { lead, rest: text.slice(lead.length).trim() };
}

export function Description({ product }: { product: Product }) {
  const { lead, rest } = splitDescription(product);
  return (
    <ProductSection id="description" title="Product Description">
      <div className="max-w-[64ch]">
        <p className="text-pretty text-18">{withNonBreakingUnits(lead)}</p>
        {rest && <p className="mt-4 text-pretty text-ink-2">{withNonBreakingUnits(rest)}</p>}
      </div>
      <ul
        data-screen-only=""
        className="mt-8 border-line border-t text-14 sm:columns-2 sm:gap-7 md:gap-12"
      >
        {product.features.map((feature) => (
          <li key={feature} className="break-inside-avoid border-line border-b py-2.25">
            {withNonBreakingUnits(feature)}
          </li>
        ))}
      </ul>
      <LadderGuidance product={product} />
    </ProductSection>
  );
}

export function ToScale({ product }: { product: Product }) {
  return (
    <ProductSection
      id="to-scale"
      title="To scale"
      note="Drawn from the product's dimensions beside a 1.75 m person. Dimensions in millimetres."
    >
      <ToScaleDrawing product={product} />
    </ProductSection>
  );
}

/** The purpose of each part of a product's PDF. */
const documentTexts: Readonly<Record<string, string>> = {
  'Data sheet': "Drawing to scale, dimensions, loads, what's in the box, parts that fit",
  Assembly: 'Step by step, a drawing each',
  'Pre-use check': 'Before each shift, for a week',
  'Inspection record': '7-day record for construction, with the particulars the law asks for',
};

type DocumentsProps = { product: Product; bytes: number; sections: readonly PaperSection[] };

/** The parts of the product's PDF, each linked to its first page. */
export function Documents({ product, bytes, sections }: DocumentsProps) {
  const pages = sections.reduce((sum, section) => sum + section.pages, 0);
  const href = paths.document(product.id);
  return (
    <ProductSection
      id="documents"
      title="Documents"
      screenOnly
      note="A4, made from this product's own dimensions. The maker's manual takes precedence."
    >
      <ul className="border-ink border-t sm:grid sm:grid-cols-2 sm:gap-x-7 md:gap-x-12">
        {sections.map(({ title, from, pages }) => (
          <li key={title} className="border-line border-b pt-1 pb-3 text-14">
            <TextLink href={from === 1 ? href : `${href}#page=${from}`}>{title}</TextLink>
            <p className="-mt-2 text-pretty">{documentTexts[title]}</p>
            <p className="label mt-1">PDF, {pagesText(from, pages)}</p>
          </li>
        ))}
      </ul>
      <p className="label mt-3">
        One PDF, {pages} {pages === 1 ? 'page' : 'pages'}, {Math.ceil(bytes / 1024)} KB
      </p>
    </ProductSection>
  );
}

function pagesText(from: number, pages: number): string {
  return pages === 1 ? `page ${from}` : `pages ${from} to ${from + pages - 1}`;
}

/** The products of the same model that are sold, including this one unless it is withdrawn. */
function findModelSizes(
  { family, range, model }: Product,
  soldProducts: readonly Product[],
): Product[] {
  return soldProducts.filter(
    (other) => other.family === family && other.range === range && other.model === model,
  );
}

/** The sizes of the model, and a link to those of the whole family. */
export function Sizes({ product }: { product: Product }) {
  const { family } = product;
  const familyProducts = products.filter((other) => other.family === family);
  const sizes = findModelSizes(product, products);
  return (
    <ProductSection id="sizes" title="Sizes" screenOnly>
      <SizeChart products={sizes} labelledBy="sizes-title" current={product.id} />
      {familyProducts.length > sizes.length && (
        <TextLink
          href={`${paths.shopFamily(family)}#sizes`}
          data-whole-family={family}
          className="mt-1 text-14 aria-busy:opacity-70"
        >
          {`Show all ${familyProducts.length} ${familyDisplayName(family)}`}
        </TextLink>
      )}
    </ProductSection>
  );
}

/** A family's colour beside its name, like the tape on a ladder's stile. Decorative: the name says the same. */
export function FamilyMark({ family }: { family: FamilyKey }) {
  return (
    <svg viewBox="0 0 1 1" aria-hidden="true" className="mr-2 inline size-2.25 outline outline-ink">
      <path fill={familyColours[family]} d="M0 0h1v1H0z" />
    </svg>
  );
}

/** An accessory's families with links to the shop, and their models if it does not fit all of them. */
export function FitsList({ part }: { part: Product }) {
  return (
    <ProductSection
      id="fits"
      title="What it fits"
      note="Check the model and range before you order."
    >
      <ul className="border-ink border-t sm:grid sm:grid-cols-2 sm:gap-x-7 md:gap-x-12">
        {listFittedFamilies(part, products).map(({ family, label, models, sizes, count }) => (
          <li key={family} className="border-line border-b py-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <a
                href={buildShopUrl({ filters: { family: [family] } })}
                className="inline-flex min-h-11 items-center font-[560] underline hover:decoration-2"
              >
                <FamilyMark family={family} />
                {label}
              </a>
              <span className="small">
                {count} {count === 1 ? 'product' : 'products'}
              </span>
            </div>
            <Restriction only={sizes ? [...models, sizes] : models} />
          </li>
        ))}
      </ul>
    </ProductSection>
  );
}

/** The models and sizes of a family that it fits, if not all of them. */
function Restriction({ only }: { only: readonly string[] }) {
  return only.length > 0 && <p className="small pb-2.5">Only {only.join(', ')}.</p>;
}
