import type { HeroSlide } from '../../../content/hero.ts';
import { boundsOf, type Mark } from '../drawing/elevations/mark.ts';
import { elevationsOf } from '../drawing/elevations/product.ts';
import { colours, inked, type Stroke } from '../drawing/ink.ts';
import { svgFile } from '../drawing/svg-file.ts';
import { ground, height, width } from './hero-place.ts';
import { type HeroScene, heroScenes, placedIn, sceneProduct } from './hero-scenes.ts';

const weight = 1.3;

/** The lines of a slide's picture: products, parts and people on a grid of metres. */
export function heroFile(slide: HeroSlide): string {
  const scene = heroScenes[slide.action];
  const { scale, people, parts = [] } = scene;
  const figures = people.map((fromRight): Mark => ({ kind: 'figure', x: -fromRight }));
  const marks = [...figures, ...placedIn(scene).flatMap((placed) => placed.marks)];
  const standing = inked(marks, { scale, x: width, ground, weight });
  const strokes =
    parts.length > 0
      ? [...standing, ...parts.flatMap(partStrokes)]
      : [grid(scale), ...standing, { d: `M0 ${ground}H${width}`, width: 2 }];
  return svgFile(strokes, { width, height, weight });
}

/** A line each metre, so that the eye can measure. */
function grid(scale: number): Stroke {
  const metres = Array.from({ length: Math.floor(ground / scale) }, (_, at) => at + 1);
  const d = metres.map((metre) => `M0 ${ground - metre * scale}H${width}`).join('');
  return { d, stroke: colours.line, width: 1 };
}

function partStrokes({ id, fromRight, up, span }: NonNullable<HeroScene['parts']>[number]) {
  const { side } = elevationsOf(sceneProduct(id));
  const { left, right, bottom, top } = boundsOf(side);
  const scale = (span * 100) / Math.max(right - left, top - bottom);
  return inked(side, {
    scale,
    x: width - fromRight * 100 - ((left + right) / 2) * scale,
    ground: height - up * 100 + ((top + bottom) / 2) * scale,
    weight,
  });
}
