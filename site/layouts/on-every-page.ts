import { followCheckout } from '../features/checkout/follow-checkout.ts';
import { showCompareTray } from '../features/compare/show-compare-tray.ts';
import { followStock } from '../features/stock/follow-stock.ts';
import { prefetchLinks } from '../inline/prefetch-links.ts';
import { watchMissingIslands } from '../islands/missing-islands.ts';
import { preloadIslands } from '../islands/preload-islands.ts';
import { initOffline } from '../offline/init-offline.ts';
import { followPanelHash } from '../panels.ts';

function start() {
  followCheckout();
  showCompareTray();
  followStock();
  prefetchLinks();
  preloadIslands();
  watchMissingIslands();
  initOffline();
  followPanelHash();
}

// An island may import this file before the page has been read to its end.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();
