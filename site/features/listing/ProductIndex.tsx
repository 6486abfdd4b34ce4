import { familyDisplayName, familyKeys } from '../../../catalogue/families.ts';
import type { Product } from '../../../catalogue/product.ts';
import { sortProducts } from '../../../catalogue/sort.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { paths } from '../../paths.ts';
import { wrapName } from '../listed-products/product-texts.ts';
import { Price } from '../price/Price.tsx';

/** Every product by family. Without JavaScript it is the only way to all products; otherwise an index. */
export function ProductIndex({ products }: { products: readonly Product[] }) {
  return (
    <details id="all-products" className="group border-ink border-y">
      <summary className="flex min-h-16 items-center justify-between gap-4">
        <h2 className="head-4">All {products.length} products by family</h2>
        <span className="transition-transform duration-150 group-open:rotate-180">
          <Icon name="down" />
        </span>
      </summary>
      <div className="gap-gutter pt-4 pb-10 sm:columns-2 min-[80rem]:columns-3">
        {familyKeys.map((family) => {
          const members = products.filter((product) => product.family === family);
          return members.length === 0 ? undefined : (
            <section key={family} className="mb-8 break-inside-avoid-column">
              <h3 className="title border-ink border-b pb-2 text-16">
                {familyDisplayName(family)}
              </h3>
              <ul className="font-stretch-[92%] text-14 [&_a]:py-2 [&_a]:hover:underline [&>li]:flex [&>li]:min-h-11 [&>li]:items-center [&>li]:justify-between [&>li]:gap-4 [&>li]:border-line [&>li]:border-b">
                {sortProducts(members, 'name').map(({ id, name, price }) => (
                  <li key={id}>
                    <a href={paths.product(id)}>{wrapName(name)}</a>
                    <Price pence={price} className="text-16" />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </details>
  );
}
