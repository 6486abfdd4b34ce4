import type { CategoryKey } from '../catalogue/categories.ts';
import type { FamilyChoice } from '../catalogue/families.ts';

/** The addresses of pages that are linked to. */
export const paths = {
  home: '/',
  shop: '/shop',
  shopCategory: (categoryKey: CategoryKey) => `/shop?categoryKey=${categoryKey}`,
  shopFamily: (family: FamilyChoice) => `/shop?family=${family}`,
  projects: '/projects',
  spareParts: '/spare-parts',
  success: '/success',
  thankYou: '/thank-you',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  tradeQuotes: '/#bulk-order-cta',
  product: (id: string) => `/product/${id}`,
  document: (id: string) => `/product/${id}.pdf`,
  project: (slug: string) => `/projects/${slug}`,
  location: (city: string) => `/locations/${city}`,
} as const;
