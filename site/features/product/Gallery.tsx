import type { ReactNode } from 'react';
import type { Product } from '../../../catalogue/product.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PictureDimension } from '../pictures/PictureDimension.tsx';
import { Placeholder } from '../pictures/Placeholder.tsx';
import { rulerOf } from '../pictures/ruler.ts';
import { ViewPicture } from '../pictures/ViewPicture.tsx';
import { EnlargedViews } from './EnlargedViews.tsx';
import { enlargedId } from './enlarged-id.ts';
import { views } from './views.ts';

type Props = {
  product: Product;
  /** The 3D view, which takes the main picture's place. */
  children?: ReactNode;
};

/**
 * The main picture follows the chosen thumbnail. Thumbnails are radio buttons, so no script is needed.
 * On a phone they stand on the plate, beside the picture, so that the price is not a screen away;
 * there the 3D view has the whole plate.
 */
export function Gallery({ product, children }: Props) {
  return (
    <fieldset className="group/views min-w-0 max-sm:grid md:grid md:grid-cols-[88px_minmax(0,1fr)] md:gap-x-3">
      <legend className="sr-only">Views of {product.name}</legend>
      <div className="relative aspect-4/3 overflow-hidden border-line border-y bg-plate max-sm:[grid-area:1/1] max-sm:-mx-margin sm:aspect-square sm:border-x md:col-start-2 md:row-start-1">
        {views.map(({ view, shown }) => (
          <div key={view} data-view={view} className={`absolute inset-0 max-sm:right-18 ${shown}`}>
            {view === 'three-quarter' && <Placeholder productId={product.id} />}
            <ViewPicture
              product={product}
              view={view}
              first={view === 'three-quarter'}
              className="relative size-full"
            />
            {view === 'three-quarter' && (
              <PictureDimension
                product={{ height: product.height, ruler: rulerOf(product) }}
                highlight
              />
            )}
          </div>
        ))}
        <button
          type="button"
          command="show-modal"
          commandfor={enlargedId}
          aria-label="Enlarge the picture"
          data-screen-only=""
          className="group/enlarge absolute inset-0 cursor-zoom-in -outline-offset-3 max-sm:right-18 noscript:hidden"
        >
          <span className="absolute top-2 right-2 grid size-11 place-items-center rounded-control border border-line bg-plate group-hover/enlarge:border-ink max-sm:hidden">
            <Icon name="eye" />
          </span>
        </button>
        {children}
      </div>
      <EnlargedViews product={product} />
      <div
        data-screen-only=""
        className="grid gap-2 max-sm:[grid-area:1/1] max-sm:-mr-margin max-sm:w-18 max-sm:justify-self-end max-sm:p-2 max-sm:[contain:size] sm:mt-2 sm:grid-cols-4 max-sm:group-has-[canvas]/views:hidden md:col-start-1 md:row-start-1 md:mt-0 md:grid-cols-1 md:content-start md:gap-3"
      >
        {views.map(({ view, name }) => (
          <label
            key={view}
            className="relative overflow-hidden border border-line bg-plate outline-offset-2 hover:border-ink has-checked:border-2 has-checked:border-ink has-focus-visible:outline-3 sm:aspect-square"
          >
            <input
              type="radio"
              name="view"
              value={view}
              aria-label={name}
              defaultChecked={view === 'three-quarter'}
              className="sr-only"
            />
            <ViewPicture
              product={product}
              view={view}
              use="thumb"
              className="size-full"
              decorative
            />
          </label>
        ))}
      </div>
      <p className="mt-2 text-12 text-ink-3 md:col-start-2 print:hidden">
        Pictures are illustrations made from the product's dimensions.
      </p>
    </fieldset>
  );
}
