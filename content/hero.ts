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
    title: 'Find the right height before you order',
    subtitle: 'Ladders, steps, podiums and towers',
    description:
      'Every product is drawn to scale beside a 1.75 m person, with its platform height, working height and load rating.',
    image: 'hero-access-equipment',
    cta: 'Shop access equipment',
    action: 'access-equipment',
  },
  {
    id: 'spare-parts',
    title: 'Spare parts for ladders and towers',
    subtitle: 'Feet, castors, braces, decks and handrails',
    description:
      'Worn feet or a bent brace? Find the part by the product it fits and keep your kit in use.',
    image: 'hero-spare-parts',
    cta: 'Shop accessories',
    action: 'spare-parts',
    link: { label: 'Find a part by product', href: '/spare-parts' },
  },
  {
    id: 'all-equipment',
    title: 'Hop-ups to tanker ladders in one order',
    subtitle: 'All equipment',
    description:
      'Three makers, 21 families. Filter by height, width, family or load to find what you need.',
    image: 'hero-all-equipment',
    cta: 'Shop all equipment',
    action: 'all-equipment',
  },
];
