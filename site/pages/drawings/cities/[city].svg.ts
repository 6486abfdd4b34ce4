import type { APIRoute, GetStaticPaths } from 'astro';
import type { City } from '../../../../content/cities/city.ts';
import { cities } from '../../../../content/cities.ts';
import { cityScenes } from '../../../features/cities/places/city-scenes.tsx';
import { sceneFile } from '../../../features/cities/places/scene-file.tsx';
import { svgAnswer } from '../../../features/drawing/svg-file.ts';

type Props = { city: City };

/** A file for each city: /drawings/cities/{city}.svg. */
export const getStaticPaths: GetStaticPaths = () =>
  cities.map((city) => ({ params: { city: city.slug }, props: { city } }));

export const GET: APIRoute<Props> = ({ props: { city } }) =>
  svgAnswer(sceneFile(cityScenes[city.siteType], 'landscape'));
