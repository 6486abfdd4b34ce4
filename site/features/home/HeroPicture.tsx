import type { HeroSlide } from '../../../content/hero.ts';
import { sceneOf } from '../../../content/scenes.ts';
import { ScenePicture } from '../pictures/ScenePicture.tsx';

type Props = {
  slide: HeroSlide;
  /** The slide that the page opens with. */
  first?: boolean;
};

/** A slide's picture: our products at work. */
export function HeroPicture({ slide, first = false }: Props) {
  return <ScenePicture scene={sceneOf(slide.image)} use="wide" first={first} />;
}
