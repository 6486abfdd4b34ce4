import type { City } from '../../../content/cities/city.ts';
import { cityScenes } from './places/city-scenes.tsx';
import { SceneDrawing } from './places/SceneDrawing.tsx';

/** The kind of place the city's page speaks of, drawn to scale with what we sell in it. */
export function CityPicture({ city }: { city: City }) {
  return (
    <SceneDrawing scene={cityScenes[city.siteType]} crop="landscape" alt={city.heroAlt} measured />
  );
}
