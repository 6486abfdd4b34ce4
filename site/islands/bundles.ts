/**
 * What goes into one file. Left to itself the bundler makes a file of every module that two islands
 * share: forty requests for one page, and the same words compressed forty times.
 */
export const bundles = [
  // The script of every page with all that it imports, some of which islands share.
  { name: 'page', test: /vite\/preload-helper|\/site\/layouts\/on-every-page\.ts$/, priority: 3 },
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//,
    priority: 2,
  },
  // What most islands are made of: controls, prices, pictures, adding and comparing, the shop's address.
  {
    name: 'shop',
    test: /\/site\/ui\/(Icon|Button|LinkButton|TextLink|SquareButton|SlideOver|ErrorBoundary|Price|Saving|Badge)\.tsx$|\/site\/features\/(cart\/AddToCart|compare\/CompareToggle|pictures\/PictureDimension|pictures\/ProductPicture)\.tsx$|\/site\/features\/product-card\/card-facts\.ts$|\/site\/features\/listed-products\/(columns|product-words)\.ts$|\/site\/paths\.ts$|\/catalogue\/(query|facets|sort)\.ts$/,
    priority: 1,
  },
  { name: 'rotation', test: /\/site\/ui\/(CarouselControls|use-rotation)\.tsx?$/, priority: 1 },
];
