import { CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from 'three';
import { figurePath } from '../../../pictures/drawings/figure.ts';

export const personHeight = 1.75;
export const personWidth = 0.6;
const colour = '#d8d3c8';
const pixelsPerMetre = 400;

/** A flat person 1.75 m tall whose feet are at the origin. */
export function createPerson(): Mesh {
  const canvas = document.createElement('canvas');
  canvas.width = personWidth * pixelsPerMetre;
  canvas.height = personHeight * pixelsPerMetre;
  const context = canvas.getContext('2d');
  if (context) {
    context.setTransform(pixelsPerMetre, 0, 0, pixelsPerMetre, canvas.width / 2, canvas.height);
    context.fillStyle = colour;
    context.fill(new Path2D(figurePath));
  }
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  const shape = new PlaneGeometry(personWidth, personHeight).translate(0, personHeight / 2, 0);
  // Lets the ground show through the anti-aliased edge instead of a hard outline.
  const surface = new MeshBasicMaterial({
    map,
    transparent: true,
    alphaTest: 0.02,
    toneMapped: false,
  });
  return new Mesh(shape, surface);
}
