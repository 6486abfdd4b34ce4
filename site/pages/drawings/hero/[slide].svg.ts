import type { APIRoute, GetStaticPaths } from 'astro';
import { type HeroSlide, heroSlides } from '../../../../content/hero.ts';
import { svgAnswer } from '../../../features/drawing/svg-file.ts';
import { heroFile } from '../../../features/home/hero-file.ts';

type Props = { slide: HeroSlide };

/** A file for each slide of the home page: /drawings/hero/{slide}.svg. */
export const getStaticPaths: GetStaticPaths = () =>
  heroSlides.map((slide) => ({ params: { slide: slide.action }, props: { slide } }));

export const GET: APIRoute<Props> = ({ props: { slide } }) => svgAnswer(heroFile(slide));
