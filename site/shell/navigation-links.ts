import { paths } from '../paths.ts';

/** The cities in the header, in order. The footer adds Southampton. */
export const headerCities = [
  'Manchester',
  'Birmingham',
  'London',
  'Leeds',
  'Bristol',
  'Glasgow',
  'Liverpool',
  'Newcastle',
  'Sheffield',
  'Nottingham',
  'Cardiff',
  'Edinburgh',
] as const;

export const footerCities = [...headerCities, 'Southampton'] as const;

export const cityPath = (city: string) => paths.location(city.toLowerCase());

export const mainLinks = [
  { name: 'Shop Now', href: paths.shop },
  { name: 'Projects', href: paths.projects },
  { name: 'Spare Parts', href: paths.spareParts },
  { name: 'Trade Quotes', href: paths.tradeQuotes },
] as const;

export const productLinks = [
  { name: 'Professional Ladders', href: paths.shopCategory('professional-ladders') },
  { name: 'Access Equipment', href: paths.shopCategory('access-equipment') },
  { name: 'Mobile Access', href: paths.shopCategory('mobile-access') },
  { name: 'Work Platforms', href: paths.shopCategory('work-platforms') },
  { name: 'Podium Steps', href: paths.shopCategory('podium-steps') },
  { name: 'Professional Equipment', href: paths.shopCategory('professional-equipment') },
  { name: 'Heavy Duty', href: paths.shopCategory('heavy-duty') },
] as const;

/** Four links to one page, with what people call the missing part. */
export const sparePartNames = [
  'Ladder feet and treads',
  'Castors and braces',
  'Platforms and toeboards',
  'Handrails',
] as const;
