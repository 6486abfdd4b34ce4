import type { CategoryKey } from '../catalogue/categories.ts';

type HeroAction = Extract<CategoryKey, 'access-equipment' | 'spare-parts' | 'all-equipment'>;

export interface HeroSlide {
  id: string;
  title: string;
  subtitle: string;
  description: string;
  /** Its name in scenes.json. */
  image: `hero-${HeroAction}`;
  cta: string;
  /** The shop category that the button opens. */
  action: HeroAction;
  link?: { label: string; href: string };
}

export const heroSlides: readonly [HeroSlide, HeroSlide, HeroSlide] = [
  {
    id: 'access-equipment',
    title: 'Know the height before you order.',
    subtitle: 'Ladders, steps, podiums and towers',
    description:
      'Each is drawn to scale beside a 1.75 m person, with the height of the platform, the reach above it and the load it takes.',
    image: 'hero-access-equipment',
    cta: 'Shop access equipment',
    action: 'access-equipment',
  },
  {
    id: 'spare-parts',
    title: 'Worn feet? Keep the ladder.',
    subtitle: 'Spare parts and accessories',
    description:
      'Feet, castors, braces, decks and handrails, listed under the family they fit. A ladder on worn feet needs feet, not a skip.',
    image: 'hero-spare-parts',
    cta: 'Shop accessories',
    action: 'spare-parts',
    link: { label: 'Find a part by product', href: '/spare-parts' },
  },
  {
    id: 'all-equipment',
    title: 'Hop-up to tanker ladder, one order.',
    subtitle: 'The whole catalogue',
    description:
      'Three makers, 21 families, one set of figures. Filter by height, width, family or load and the count tells you what is left.',
    image: 'hero-all-equipment',
    cta: 'Shop all equipment',
    action: 'all-equipment',
  },
];
