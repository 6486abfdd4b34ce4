/**
 * The files that most islands consist of, with all their imports. Maintained by hand, because this makes
 * /shop 10 files and 79.6 KB: the bundler alone makes 37 and 84.3 KB, its groups by entry 30 and 83.9 KB, or
 * 12 and 91.7 KB.
 */
export const shopFiles = [
  'ui/Badge.tsx',
  'ui/LinkButton.tsx',
  'ui/TextLink.tsx',
  'site/shell/SlideOver.tsx',
  'site/features/price/Price.tsx',
  'site/features/cart/AddToCart.tsx',
  'site/features/compare/CompareToggle.tsx',
  'site/features/pictures/PictureDimension.tsx',
  'site/features/pictures/ProductPicture.tsx',
  'site/features/product-card/card-facts.ts',
  'site/features/listed-products/DomesticBadge.tsx',
  'site/features/stock/stock-text.ts',
  'site/features/pictures/ZoomDialog.tsx',
  'site/features/listed-products/columns.ts',
  'site/features/listed-products/product-texts.ts',
  'site/paths.ts',
  'site/plain-click.ts',
];

/**
 * The files for the filters and addresses of the shop, which pages without a listing do not need. The hook as
 * a separate file would add 0.1 KB to /shop, which has no room for it.
 */
export const listingFiles = [
  'catalogue/listing-query.ts',
  'catalogue/filter.ts',
  'ui/use-media.ts',
];

function matchFiles(files: readonly string[]): RegExp {
  return new RegExp(`/(${files.join('|').replaceAll('.', '\\.')})$`);
}

/** Modules that are bundled into one file. The bundler would make a file of every module that two islands share. */
export const bundles = [
  // The script of every page with all its imports, some of which islands share.
  { name: 'page', test: /vite\/preload-helper|\/site\/layouts\/on-every-page\.ts$/, priority: 3 },
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//,
    priority: 2,
  },
  { name: 'shop', test: matchFiles(shopFiles), priority: 1 },
  { name: 'rotation', test: /\/ui\/(CarouselControls|use-rotation)\.tsx?$/, priority: 1 },
  {
    name: 'company',
    test: /\/content\/(company|owner-changes)\.ts$|\/site\/owner-changes\//,
    priority: 1,
  },
  { name: 'filters', test: matchFiles(listingFiles), priority: 1 },
];
