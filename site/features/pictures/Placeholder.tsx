import placeholders from '../../../catalogue/picture-placeholders.json' with { type: 'json' };
import { stillsOf } from '../../../catalogue/pictures.ts';

const tiny: Readonly<Record<string, string>> = placeholders;

/** The picture in sixteen pixels, seen as a blur under the real one until that has come. */
export function Placeholder({ productId }: { productId: string }) {
  const file = stillsOf(productId)['three-quarter']?.file;
  const src = file && tiny[file];
  return (
    src && (
      <img src={src} alt="" className="absolute inset-0 size-full object-contain print:hidden" />
    )
  );
}
