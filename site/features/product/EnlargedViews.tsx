import { unbroken } from '../../../catalogue/measures.ts';
import type { Product } from '../../../catalogue/product.ts';
import { SquareButton } from '../../ui/SquareButton.tsx';
import { PictureDimension } from '../pictures/PictureDimension.tsx';
import { rulerOf } from '../pictures/ruler.ts';
import { ViewPicture } from '../pictures/ViewPicture.tsx';
import { ZoomDialog } from '../pictures/ZoomDialog.tsx';
import { enlargedId } from './enlarged-id.ts';
import { views } from './views.ts';

/** The chosen view, enlarged. It follows the thumbnails as the main picture does, without a script. */
export function EnlargedViews({ product }: { product: Product }) {
  return (
    <ZoomDialog
      id={enlargedId}
      title={unbroken(product.name)}
      tools={
        <>
          <SquareButton icon="left" label="Previous view" data-step="-1" />
          <SquareButton icon="right" label="Next view" data-step="1" />
        </>
      }
    >
      <div className="min-h-0 flex-1 overflow-auto overscroll-contain">
        {/* A phone shows the whole of the one that stands beside a person. */}
        <div className="relative aspect-square max-sm:h-full max-sm:group-has-[[value=scale]:checked]/views:h-auto">
          {views.map(({ view, shown }) => (
            <div key={view} className={`absolute inset-0 ${shown}`}>
              <ViewPicture product={product} view={view} use="full" className="size-full" />
              {view === 'three-quarter' && (
                <PictureDimension product={{ height: product.height, ruler: rulerOf(product) }} />
              )}
            </div>
          ))}
        </div>
      </div>
    </ZoomDialog>
  );
}
