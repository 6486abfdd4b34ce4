import type { Product } from '../../../catalogue/product.ts';
import { PictureDimension } from '../drawing/PictureDimension.tsx';
import { ProductPicture } from '../drawing/ProductPicture.tsx';

/** Four views. Each says when it is the one shown: while its thumbnail is the checked one. */
const views = [
  {
    view: 'three-quarter',
    name: 'Three-quarter view',
    // Shown unless another is checked, so that a browser without :has() shows one picture.
    shown:
      'group-has-[[value=front]:checked]/views:hidden group-has-[[value=detail]:checked]/views:hidden group-has-[[value=scale]:checked]/views:hidden print:block!',
  },
  {
    view: 'front',
    name: 'Front view',
    shown: 'hidden group-has-[[value=front]:checked]/views:block print:hidden!',
  },
  {
    view: 'detail',
    name: 'Detail',
    shown: 'hidden group-has-[[value=detail]:checked]/views:block print:hidden!',
  },
  {
    view: 'scale',
    name: 'Beside a person',
    shown: 'hidden group-has-[[value=scale]:checked]/views:block print:hidden!',
  },
] as const;

/** The main picture follows the chosen thumbnail. Thumbnails are radio buttons, so no script is needed. */
export function Gallery({ product }: { product: Product }) {
  return (
    <fieldset className="group/views min-w-0 md:grid md:grid-cols-[88px_minmax(0,1fr)] md:gap-3">
      <legend className="sr-only">Views of {product.name}</legend>
      <div className="relative aspect-square overflow-hidden border-line border-y bg-plate max-sm:-mx-margin sm:border-x md:col-start-2 md:row-start-1">
        {views.map(({ view, shown }) => (
          <div key={view} data-view={view} className={`absolute inset-0 ${shown}`}>
            <ProductPicture
              product={product}
              view={view}
              eager={view === 'three-quarter'}
              className="size-full"
            />
            {view === 'three-quarter' && <PictureDimension product={product} highlight />}
          </div>
        ))}
      </div>
      <div
        data-screen-only=""
        className="mt-2 grid grid-cols-4 gap-2 md:col-start-1 md:row-start-1 md:mt-0 md:grid-cols-1 md:content-start md:gap-3"
      >
        {views.map(({ view, name }) => (
          <label
            key={view}
            className="relative aspect-square overflow-hidden border border-line bg-plate outline-offset-2 hover:border-ink has-checked:border-2 has-checked:border-ink has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name="view"
              value={view}
              aria-label={name}
              defaultChecked={view === 'three-quarter'}
              className="sr-only"
            />
            <ProductPicture
              product={product}
              view={view}
              size="thumb"
              className="size-full"
              decorative
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
