import type { City } from '../../../content/cities/city.ts';
import { sceneOf } from '../../../content/scenes.ts';
import { ScenePicture } from '../pictures/ScenePicture.tsx';
import { cityScenes } from './places/city-scenes.tsx';
import { SceneDrawing } from './places/SceneDrawing.tsx';

/** The kind of place the city's page speaks of, with what we sell in it: rendered, or drawn to scale. */
export function CityPicture({ city }: { city: City }) {
  const scene = sceneOf(`city-${city.slug}`);
  if (scene) return <ScenePicture scene={scene} use="landscape" first />;
  return (
    <SceneDrawing
      src={`/drawings/cities/${city.slug}.svg`}
      scene={cityScenes[city.siteType]}
      crop="landscape"
      alt={city.heroAlt}
      measured
      eager
    />
  );
}
