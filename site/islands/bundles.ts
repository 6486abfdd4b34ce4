/** What most islands are made of: controls, prices, pictures, adding and comparing. */
export const shopFiles = [
  'ui/Icon.tsx',
  'ui/Button.tsx',
  'ui/LinkButton.tsx',
  'ui/TextLink.tsx',
  'ui/SquareButton.tsx',
  'site/shell/SlideOver.tsx',
  'site/shell/ErrorBoundary.tsx',
  'site/features/price/Price.tsx',
  'ui/Badge.tsx',
  'site/features/cart/AddToCart.tsx',
  'site/features/compare/CompareToggle.tsx',
  'site/features/pictures/PictureDimension.tsx',
  'site/features/pictures/ProductPicture.tsx',
  'site/features/product-card/card-facts.ts',
  'site/features/listed-products/DomesticMark.tsx',
  'site/features/stock/stock-text.ts',
  'site/features/pictures/ZoomDialog.tsx',
  'site/features/listed-products/columns.ts',
  'site/features/listed-products/product-texts.ts',
  'site/paths.ts',
  'site/plain-click.ts',
];

/** What filters and addresses of the shop are made of: pages without a listing do without it. */
export const listingFiles = [
  'catalogue/query.ts',
  'catalogue/facets.ts',
  'catalogue/filter.ts',
  'catalogue/sort.ts',
];

function endingIn(files: readonly string[]): RegExp {
  return new RegExp(`/(${files.join('|').replaceAll('.', '\\.')})$`);
}

/** What goes into one file: the bundler would make one of every module that two islands share. */
export const bundles = [
  // The script of every page with all that it imports, some of which islands share.
  { name: 'page', test: /vite\/preload-helper|\/site\/layouts\/on-every-page\.ts$/, priority: 3 },
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//,
    priority: 2,
  },
  { name: 'shop', test: endingIn(shopFiles), priority: 1 },
  { name: 'rotation', test: /\/ui\/(CarouselControls|use-rotation)\.tsx?$/, priority: 1 },
  { name: 'filters', test: endingIn(listingFiles), priority: 1 },
];
