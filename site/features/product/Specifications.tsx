import type { Product } from '../../../catalogue/product.ts';
import { buildSpecification } from '../../../documents/specification.ts';
import { FactTable } from '../../../ui/FactTable.tsx';
import { Icon } from '../../../ui/Icon.tsx';

const notes = {
  platform: 'Working height = platform height + 2 m.',
  tread: "Working height = highest safe tread + 2 m. HSE: don't stand on the top three treads.",
  extended:
    "Working height = highest safe rung, leaning at 75°, + 2 m. HSE: don't stand on the top three rungs.",
  size: undefined,
} as const;

type Props = {
  product: Product;
  /** Parts that fit it. */
  parts: readonly Product[];
  /** The number of further parts that fit. */
  further: number;
};

/** A native details element, open at first, so that it works without JavaScript. */
export function Specifications({ product, parts, further }: Props) {
  const note = notes[product.heightKind];
  return (
    <section
      id="specifications"
      aria-labelledby="specifications-title"
      className="waiting-section scroll-mt-0"
    >
      <details
        open
        className="group py-10 details-content:mt-5 md:columns-12 md:py-16 md:details-content:col-[4/-1] md:details-content:mt-0"
      >
        <summary className="md:col-span-3">
          <h2 id="specifications-title" className="head-3 -my-2 flex min-h-11 items-center gap-3">
            Technical Specifications
            <span className="group-open:rotate-180" data-screen-only="">
              <Icon name="down" />
            </span>
          </h2>
          {note && <span className="label mt-2.5 block max-w-[22em]">{note}</span>}
        </summary>
        <div className="sm:columns-2 sm:gap-7 md:gap-12">
          {buildSpecification(product, parts, further).map((table) => (
            <FactTable key={table.caption} {...table} />
          ))}
        </div>
      </details>
    </section>
  );
}
