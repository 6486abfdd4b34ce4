/** Every address of the shop, said once. */
export const paths = {
  home: '/',
  shop: '/shop',
  shopCategory: (categoryKey: string) => `/shop?categoryKey=${categoryKey}`,
  shopFamily: (family: string) => `/shop?family=${family}`,
  projects: '/projects',
  spareParts: '/spare-parts',
  success: '/success',
  thankYou: '/thank-you',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  tradeQuotes: '/#bulk-order-cta',
  product: (id: string) => `/product/${id}`,
  project: (slug: string) => `/projects/${slug}`,
  location: (city: string) => `/locations/${city}`,
} as const;
