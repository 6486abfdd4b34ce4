import type { ReactNode } from 'react';
import placeholders from '../../../catalogue/picture-placeholders.json' with { type: 'json' };
import { getStill } from '../../../catalogue/pictures.ts';
import type { Product } from '../../../catalogue/product.ts';
import type { View } from '../../../catalogue/views.ts';
import { PictureDimension } from '../pictures/PictureDimension.tsx';
import { getRuler } from '../pictures/ruler.ts';
import { ViewPicture } from '../pictures/ViewPicture.tsx';

/** Four views. The `shown` classes of each show it while its thumbnail is checked. */
const views: readonly { view: View; name: string; visibilityClass: string }[] = [
  {
    view: 'three-quarter',
    name: 'Three-quarter view',
    // Shown unless another is checked, so that a browser without :has() shows one picture.
    visibilityClass:
      'group-has-[[value=front]:checked]/views:hidden group-has-[[value=detail]:checked]/views:hidden group-has-[[value=scale]:checked]/views:hidden print:block!',
  },
  {
    view: 'front',
    name: 'Straight on',
    visibilityClass: 'hidden group-has-[[value=front]:checked]/views:block print:hidden!',
  },
  {
    view: 'detail',
    name: 'Detail',
    visibilityClass: 'hidden group-has-[[value=detail]:checked]/views:block print:hidden!',
  },
  {
    view: 'scale',
    name: 'Beside a person',
    visibilityClass: 'hidden group-has-[[value=scale]:checked]/views:block print:hidden!',
  },
];

type Props = {
  product: Product;
  /** The button that enlarges the main picture, and the 3D view that replaces it. */
  children?: ReactNode;
};

/** The main picture follows the thumbnails, which are radio buttons, so no JavaScript is needed. */
export function Gallery({ product, children }: Props) {
  return (
    <fieldset className="group/views min-w-0 max-sm:grid md:grid md:grid-cols-[88px_minmax(0,1fr)] md:gap-x-3">
      <legend className="sr-only">Views of {product.name}</legend>
      <div className="relative aspect-4/3 overflow-hidden border-line border-y bg-plate max-sm:[grid-area:1/1] max-sm:-mx-margin sm:aspect-square sm:border-x md:col-start-2 md:row-start-1">
        {views.map(({ view, visibilityClass }) => (
          <div
            key={view}
            data-view={view}
            className={`absolute inset-0 max-sm:right-18 ${visibilityClass}`}
          >
            {view === 'three-quarter' && <Placeholder product={product} />}
            <ViewPicture
              product={product}
              view={view}
              first={view === 'three-quarter'}
              className="relative size-full"
            />
            {view === 'three-quarter' && (
              <PictureDimension
                product={{ height: product.height, ruler: getRuler(product) }}
                highlight
              />
            )}
          </div>
        ))}
        {children}
      </div>
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
        {product.photo
          ? "The first picture is a photo. The others are illustrations made from the product's dimensions."
          : "Pictures are illustrations made from the product's dimensions."}
      </p>
    </fieldset>
  );
}

const placeholderUrls: Readonly<Record<string, string>> = placeholders;

/** The picture at sixteen pixels, which looks blurred below the real one until that has loaded. */
function Placeholder({ product }: { product: Pick<Product, 'id' | 'photo'> }) {
  const file = getStill(product, 'three-quarter')?.file;
  const src = file && placeholderUrls[file];
  return (
    src && (
      <img src={src} alt="" className="absolute inset-0 size-full object-contain print:hidden" />
    )
  );
}
