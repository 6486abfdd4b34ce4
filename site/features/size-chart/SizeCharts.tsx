import { familyDisplayName } from '../../../catalogue/families.ts';
import type { Product } from '../../../catalogue/product.ts';
import { SizeChart } from './SizeChart.tsx';
import { chartedFamilies } from './size-chart.ts';

/** Every family's chart, rendered at build time. The listing shows the chart of the family it is filtered to. */
export function SizeCharts({ products }: { products: readonly Product[] }) {
  return (
    <div id="sizes" className="scroll-mt-20">
      {chartedFamilies(products).map(({ family, sizes }) => (
        <section key={family} data-chart={family} hidden className="pt-12 md:pt-16">
          <h2 id={`sizes-${family}`} className="head-3 mb-5">
            Size chart: {familyDisplayName(family)}
          </h2>
          <SizeChart products={sizes} labelledBy={`sizes-${family}`} />
        </section>
      ))}
    </div>
  );
}
