import { useRef, useState } from 'react';
import { exVat, formatPrice } from '../../catalogue/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { api, useApiQuery } from '../app/api.ts';
import { firstFound } from '../app/first-found.ts';
import { useShortcut } from '../app/shortcuts.ts';
import { Picture } from '../order/Picture.tsx';
import { Kbd } from '../ui/marks.tsx';
import type { FoundProduct } from './offer-data.ts';

/** Finds products by name or SKU, page by page; Enter adds the first, which suits a barcode scanner. */
export function ProductPicker({ onFind }: { onFind: (product: FoundProduct) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const text = search.trim();
  const load = useApiQuery(
    ['offer-products', text, page],
    () => api.offers.products.$get({ query: { search: text, page: String(page) } }),
    { enabled: text.length > 1, keepsPreviousData: true },
  );
  const { products, total, pageSize } = (text.length > 1 && load.data) || {
    products: [],
    total: 0,
    pageSize: 1,
  };
  const last = Math.ceil(total / pageSize);
  useShortcut('a', 'Add a product', () => field.current?.focus());
  const pickProduct = (product: FoundProduct) => {
    onFind(product);
    setSearch('');
    setPage(1);
    field.current?.focus();
  };
  return (
    <div className="relative flex-[1_1_260px]">
      <div className="search-field w-full">
        <Icon name="plus" />
        <input
          ref={field}
          type="search"
          aria-label="Add a product: name or SKU"
          placeholder="Add a product: name or SKU"
          autoComplete="off"
          maxLength={100}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setPage(1);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setSearch('');
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            if (text.length > 1) firstFound(load).then((first) => first && pickProduct(first));
          }}
        />
        <Kbd>A</Kbd>
      </div>
      {text.length > 1 && (
        <div className="border border-ink border-t-0 bg-plate">
          <ul aria-label="Products found" className="max-h-85 overflow-y-auto">
            {products.map((product) => (
              <li key={product.id}>
                <button
                  type="button"
                  className="flex min-h-14 w-full items-center gap-3 border-line border-b px-3 py-1.5 text-left hover:bg-paper focus-visible:outline-offset-[-3px]"
                  onClick={() => pickProduct(product)}
                >
                  <Picture file={product.picture} size="small" />
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">{product.name}</span>
                    <span className="label">
                      {product.sku}, {product.free} free
                    </span>
                  </span>
                  <span className="figure">{formatPrice(exVat(product.price))}</span>
                </button>
              </li>
            ))}
          </ul>
          <p role="status" className="flex flex-wrap items-center gap-2 px-3 py-2 text-ink-2">
            {load.data && total === 0 && `No product matches “${text}”.`}
            {total > 0 && (
              <span className="flex-1">
                {total} found, prices ex VAT{last > 1 && `, page ${page} of ${last}`}
              </span>
            )}
            {page > 1 && (
              <Button look="quiet" size="small" onClick={() => setPage(page - 1)}>
                Previous page
              </Button>
            )}
            {page < last && (
              <Button look="quiet" size="small" onClick={() => setPage(page + 1)}>
                Next page
              </Button>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
