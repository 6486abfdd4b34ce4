import { CanvasTexture, SRGBColorSpace } from 'three';
import type { Product } from '../../../catalogue/product.ts';
import { drawLabel, labelOf } from '../../../pictures/models/label.ts';

const [width, height] = [640, 256];

/** The product's own label as a picture; none where the browser cannot draw it. */
export async function labelTexture(product: Product): Promise<CanvasTexture | undefined> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawLabel(labelOf(product)))}`;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}
