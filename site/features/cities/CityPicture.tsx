import type { City } from '../../../content/cities/city.ts';
import { sceneOf } from '../../../content/scenes.ts';
import { ScenePicture } from '../pictures/ScenePicture.tsx';

/** The kind of place the city's page speaks of, with what we sell in it. */
export function CityPicture({ city }: { city: City }) {
  return <ScenePicture scene={sceneOf(`city-${city.slug}`)} use="landscape" first />;
}
