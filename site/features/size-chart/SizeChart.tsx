import { familyDisplayName } from '../../../catalogue/families.ts';
import { exVat, formatPrice } from '../../../catalogue/money.ts';
import type { Product } from '../../../catalogue/product.ts';
import { paths } from '../../paths.ts';
import { DomesticBadge } from '../listed-products/DomesticBadge.tsx';
import { stockAttributes } from '../stock/stock-text.ts';
import { chartedFamilies, getColumns, groupByModel, sizeName } from './size-chart.ts';

type Props = {
  products: readonly Product[];
  /** The id of the heading above it. */
  labelledBy: string;
  /** The product whose page this is. */
  current?: string;
};

/** One row per size with a link, by model. If it is too wide it scrolls, and the sizes stay visible. */
export function SizeChart({ products, labelledBy, current }: Props) {
  const columns = getColumns(products);
  const models = groupByModel(products);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="size-chart" role="group" tabIndex={0} aria-labelledby={labelledBy}>
      <table>
        <thead>
          <tr>
            <th scope="col">Size</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">
              Price <span data-price="inc">inc VAT</span>
              <span data-price="ex">ex VAT</span>
            </th>
            <th scope="col">Stock</th>
          </tr>
        </thead>
        {models.map(({ name, sizes }) => (
          <tbody key={name}>
            {models.length > 1 && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 3}>
                  {name} {sizes[0] && <DomesticBadge product={sizes[0]} />}
                </th>
              </tr>
            )}
            {sizes.map((product) => (
              <tr key={product.id}>
                <th scope="row">
                  <a
                    href={paths.product(product.id)}
                    aria-current={product.id === current ? 'page' : undefined}
                  >
                    {sizeName(product)}
                  </a>
                </th>
                {columns.map((column) => (
                  <td key={column.name}>{column.read(product)}</td>
                ))}
                <td>
                  <b data-price="inc">{formatPrice(product.price)}</b>
                  <b data-price="ex">{formatPrice(exVat(product.price))}</b>
                </td>
                <td>
                  <span
                    {...stockAttributes(product.id, { soldOut: !product.inStock })}
                    className="stock-line"
                  >
                    {product.inStock ? `${product.stockCount} in stock` : 'Out of stock'}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

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
